// Runs before the first paint, so that a dark page never flashes white.
(function () {
  var theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("alcaide.settings") || "{}").theme || "system";
  } catch (error) {
    theme = "system";
  }
  var dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
