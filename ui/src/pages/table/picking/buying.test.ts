import { describe, expect, it } from "vitest";

import shelvedJson from "../../../fixtures/shelved.json";
import type { TableView } from "../../../types";
import { Rehearsal } from "../live/rehearsal.svelte";
import { goodsOf } from "../shelves/shelves";
import { placesAt } from "./drag";
import { Picker } from "./picker.svelte";

const SHELVED = shelvedJson as unknown as TableView;

describe("buying by hand", () => {
  const picker = new Picker(new Rehearsal(SHELVED));
  const goods = goodsOf(SHELVED);
  const dear = SHELVED.decision!.choices.find((choice) => choice.picks.some((pick) => goods.has(pick)))!;
  const thing = dear.picks.find((pick) => goods.has(pick))!;

  it("knows what can be bought, and by which options", () => {
    expect(picker.buys).toContain(`option:${dear.option}`);
    expect(picker.dragging(thing).can()).toBe(true);
  });

  it("means to buy what is let go where that lands, and not a place under it", () => {
    picker.drop(thing, ["cell:0,1", ...picker.buys]);
    expect(picker.picked).toEqual([thing, `option:${dear.option}`]);
    expect((picker.session as Rehearsal).refusal).toBeNull();
  });

  it("finds what a place stands for, and what stands for all around it", () => {
    document.body.innerHTML = `<section data-takes="option:buy"><i role="button" data-pick="cell:1"></i></section>`;
    document.elementsFromPoint = () => [document.querySelector("i")!];
    expect(placesAt(1, 1)).toEqual(["cell:1", "option:buy"]);
  });
});
