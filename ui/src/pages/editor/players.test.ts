import { expect, test } from "vitest";

import { firstPlayers, seatsOf, SELF } from "./players";

const BOTS = ["easy", "medium", "expert"].map((key) => ({ key, label: key, sentence: "", points: 0, name: "" }));
const INFO = { seats: ["Seat 1", "Seat 2", "Seat 3"], colours: ["blue", "yellow", "green"] };

test("one plays whose turn it is, bots the others", () => {
  expect(firstPlayers(3, 1, BOTS)).toEqual(["medium", SELF, "medium"]);
  expect(firstPlayers(2, 0, [])).toEqual([SELF, SELF]);
});

test("one seat is one's own, further ones are friends at the same screen", () => {
  const seats = seatsOf(["easy", SELF, SELF], INFO, BOTS, "Ana");
  expect(seats.map((seat) => [seat.kind, seat.name, seat.level])).toEqual([
    ["bot", "Zoraya", "easy"],
    ["me", "Ana", ""],
    ["friend", "Seat 3", ""],
  ]);
});
