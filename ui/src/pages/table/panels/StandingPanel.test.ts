import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import type { FromBrowser, StandingView } from "../../../types";
import { Standing } from "../live/standing.svelte";
import StandingPanel from "./StandingPanel.svelte";

afterEach(cleanup);

const way = (value: string) => ({ value, label: value, sentence: "" });

function about(change: Partial<StandingView> = {}): StandingView {
  return {
    question: "harbour",
    title: "Your harbour",
    rule: "ALH-V2",
    orders: ["new", "ask", "kinds", "never"].map(way),
    kinds: ["palm", "peak"].map(way),
    order: "new",
    chosen: [],
    rests: false,
    ...change,
  };
}

function opened(change: Partial<StandingView> = {}) {
  const sent: FromBrowser[] = [];
  const standing = new Standing((message) => sent.push(message) > 0);
  standing.take({ type: "standing", seat: 0, questions: [about(change)] });
  render(StandingPanel, { standing, game: "lagoon" });
  expect(sent.shift()).toEqual({ type: "standing" });
  return sent;
}

const obey = (order: string, kinds: string[] = [], rests = false) => ({
  type: "obey",
  question: "harbour",
  order,
  kinds,
  rests,
});

test("what is chosen is said at once, and what is chosen next goes on from there", async () => {
  const sent = opened();
  await fireEvent.click(screen.getByLabelText("kinds"));
  await fireEvent.click(screen.getByLabelText("peak"));
  await fireEvent.click(screen.getByLabelText("palm"));
  await fireEvent.click(screen.getByTestId("standing-rest"));
  expect(sent).toEqual([
    obey("kinds"),
    obey("kinds", ["peak"]),
    obey("kinds", ["palm", "peak"]),
    obey("kinds", ["palm", "peak"], true),
  ]);
});

test("who rests can be asked after all, and what was declined can be asked again", async () => {
  const sent = opened({ rests: true });
  await fireEvent.click(screen.getByTestId("standing-again"));
  expect(sent).toEqual([obey("new")]);
  await fireEvent.click(screen.getByTestId("standing-again"));
  expect(sent).toEqual([obey("new"), obey("new")]);
});

test("who is never asked needs no rest", () => {
  opened({ order: "never" });
  expect(screen.queryByTestId("standing-rest")).toBeNull();
  expect(screen.queryByTestId("standing-again")).toBeNull();
});
