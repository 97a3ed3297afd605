import { expect, test } from "vitest";

import { roving, target } from "./roving";

const press = (element: Element, key: string, more: KeyboardEventInit = {}) =>
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));

function group(): HTMLButtonElement[] {
  document.body.innerHTML = "<div><button>1</button><button disabled>2</button><button>3</button></div>";
  roving(document.querySelector("div")!);
  return [...document.querySelectorAll("button")];
}

test("the arrows go round, Home and End to the ends, and other keys are none of its business", () => {
  const at = (key: string) => target(key, 2, 3);
  expect(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"].map(at)).toEqual([0, 0, 1, 1]);
  expect(["Home", "End", "Enter"].map(at)).toEqual([0, 2, null]);
});

test("a group has one stop, which goes along with the focus and leaves out what is disabled", () => {
  const [first, , third] = group();
  expect([first!.tabIndex, third!.tabIndex]).toEqual([0, -1]);
  first!.focus();
  press(first!, "ArrowRight");
  expect(document.activeElement).toBe(third);
  expect([first!.tabIndex, third!.tabIndex]).toEqual([-1, 0]);
});

test("keys with others held are left to the browser", () => {
  const [first] = group();
  first!.focus();
  expect(press(first!, "ArrowRight", { altKey: true })).toBe(true); // nobody prevented it
  expect(document.activeElement).toBe(first);
});
