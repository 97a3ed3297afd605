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
<symbol id="part"><use href="#tree"/>
 <path clip-path="url(#cut)"/></symbol>
<g id="tree"><path/></g>
<clipPath id="cut"><rect/></clipPath>
<symbol id="other"><path/></symbol>
</defs>
</svg>
`;
const there = (...ids: string[]) => ids.filter((id) => document.getElementById(id));
const ALL = ["lit", "part", "tree", "cut", "other"];

function draw(href: string): SVGUseElement {
  const drawing = document.createElement("div");
  drawing.innerHTML = `<svg><use href="${href}"/></svg>`;
  document.body.append(drawing);
  return drawing.querySelector("use")!;
}

beforeAll(async () => {
  vi.spyOn(api, "sprites").mockResolvedValue(SPRITES);
  insertIcons();
  draw("#part");
  expect(there(...ALL)).toEqual([]);
  await loadSprites("island");
});

it("puts into the page what its styles and drawings refer to, with all it is made of, and no more", () => {
  expect(there(...ALL)).toEqual(["lit", "part", "tree", "cut"]);
  expect(document.querySelector(".of-island defs #part path")?.namespaceURI).toBe("http://www.w3.org/2000/svg");
});

it("follows drawings that come and change, and puts nothing there twice", async () => {
  expect(there("logo")).toEqual([]);
  const use = draw("#logo");
  draw("#part");
  await tick();
  expect(there("logo")).toEqual(["logo"]);
  use.setAttribute("href", "#other");
  await tick();
  expect(there("other")).toEqual(["other"]);
  expect(document.querySelectorAll("#tree")).toHaveLength(1);
});
