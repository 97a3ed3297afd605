import { tick } from "svelte";
import { beforeAll, expect, it, vi } from "vitest";

import { api } from "./api";
import { insertIcons, loadSprites } from "./sprites";

const SPRITES = `<svg xmlns="http://www.w3.org/2000/svg">
<style>
.s-t{fill:url(#lit)}
</style>
<defs>
<linearGradient id="lit"><stop/></linearGradient>
<symbol id="tile"><use href="#tree"/>
 <path clip-path="url(#cut)"/></symbol>
<g id="tree"><path/></g>
<clipPath id="cut"><rect/></clipPath>
<symbol id="other"><path/></symbol>
</defs>
</svg>
`;
const there = (...ids: string[]) => ids.filter((id) => document.getElementById(id));
const ALL = ["lit", "tile", "tree", "cut", "other"];

function draw(href: string): SVGUseElement {
  const drawing = document.createElement("div");
  drawing.innerHTML = `<svg><use href="${href}"/></svg>`;
  document.body.append(drawing);
  return drawing.querySelector("use")!;
}

beforeAll(async () => {
  vi.spyOn(api, "sprites").mockResolvedValue(SPRITES);
  insertIcons();
  draw("#tile");
  expect(there(...ALL)).toEqual([]);
  await loadSprites("castle");
});

it("puts into the page what its styles and drawings refer to, with all it is made of, and no more", () => {
  expect(there(...ALL)).toEqual(["lit", "tile", "tree", "cut"]);
  expect(document.querySelector(".of-castle defs #tile path")?.namespaceURI).toBe("http://www.w3.org/2000/svg");
});

it("follows drawings that come and change, and puts nothing there twice", async () => {
  expect(there("logo")).toEqual([]);
  const use = draw("#logo");
  draw("#tile");
  await tick();
  expect(there("logo")).toEqual(["logo"]);
  use.setAttribute("href", "#other");
  await tick();
  expect(there("other")).toEqual(["other"]);
  expect(document.querySelectorAll("#tree")).toHaveLength(1);
});
