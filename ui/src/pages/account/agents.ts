/** What a device is called, from what its browser says of itself. */

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg/, "Edge"],
  [/OPR|Opera/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrom|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** The names of the browser and the system; "" where they are not known. */
export function agentOf(agent: string): { browser: string; system: string } {
  const find = (names: readonly [RegExp, string][]) => names.find(([sign]) => sign.test(agent))?.[1] ?? "";
  return { browser: find(BROWSERS), system: find(SYSTEMS) };
}
