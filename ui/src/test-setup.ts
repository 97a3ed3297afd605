// jsdom lacks what every browser has.
window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.CSS ??= {} as typeof CSS;
CSS.escape ??= (text: string) => text.replace(/[^\w-]/g, (letter) => `\\${letter}`);
document.elementsFromPoint ??= () => [];
window.scrollTo = () => {};
Element.prototype.scrollTo = () => {};
