import { afterEach, describe, expect, it } from "vitest";

import { screen } from "../../../lib/screen.svelte";
import { hit } from "./hit";

/** A window in which "cell:1" lies left of 10, behind "cell:9", which cannot be picked and begins at 2. */
const at = (x: number): string[] =>
  x < 0 ? [] : x < 2 ? ["cell:1"] : x < 10 ? ["cell:9", "cell:1"] : x < 60 ? ["cell:9"] : [];
const open = (pick: string) => pick === "cell:1";

describe("a tap", () => {
  afterEach(() => (screen.coarse = false));

  it("means what can be picked behind something else", () => {
    expect(hit(5, 0, at, open)).toBe("cell:1");
  });
  it("means what lies close beside it, for a finger from further away", () => {
    expect(hit(-10, 0, at, open)).toBe("cell:1");
    expect(hit(-18, 0, at, open)).toBeNull();
    screen.coarse = true;
    expect(hit(-18, 0, at, open)).toBe("cell:1");
  });
  it("else is answered by what lies in front", () => {
    expect(hit(50, 0, at, open)).toBe("cell:9");
    expect(hit(90, 0, at, open)).toBeNull();
    expect(hit(90, 0, at, open, "cell:7")).toBe("cell:7");
  });
});
