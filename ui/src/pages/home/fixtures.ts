/** A game as the server describes it, for tests. */
import type { DrawingInfo, GameInfo } from "../../types";

const picture: DrawingInfo = {
  box: [0, 0, 10, 10],
  nodes: [],
  label: "A castle",
  spots: {},
  lane: "",
  detail: 0,
  focus: null,
};

export const alcazar: GameInfo = {
  key: "alcazar",
  name: "Alcazar",
  line: "Build together, climb alone.",
  facts: ["2–5 players", "about 60 min", "cards and building"],
  min_seats: 2,
  max_seats: 5,
  colours: ["blue", "yellow", "green", "red", "white"],
  reconstructed: "The map is a reconstruction.",
  profiles: [
    {
      name: "house",
      label: "House rules",
      sentence: "As we play.",
      options: { money_points: "on", castle_at_50: "no-union", straight_founding: "off" },
    },
    {
      name: "french",
      label: "French rules",
      sentence: "No points for money.",
      options: { money_points: "off", castle_at_50: "no-union", straight_founding: "off" },
    },
  ],
  options: [
    {
      name: "money_points",
      label: "Points for money",
      sentence: "One point for every full 50 reales at the end.",
      rule: "ALC-91",
      values: ["on", "off"],
      labels: ["on", "off"],
    },
    {
      name: "castle_at_50",
      label: "Castles at 50",
      sentence: "May a castle at 50 join another castle?",
      rule: "ALC-82",
      values: ["no-union", "union"],
      labels: ["stay apart", "unite"],
    },
    {
      name: "straight_founding",
      label: "Found in a straight line only",
      sentence: "Off: a new castle may turn a corner.",
      rule: "ALC-30",
      values: ["off", "on"],
      labels: ["off", "on"],
    },
  ],
  aids: [
    { name: "places", label: "Where you can build", sentence: "Places light up." },
    { name: "preview", label: "What it would bring", sentence: "Value, price and points." },
  ],
  bots: [
    { key: "random", label: "Random", sentence: "Plays anything that is allowed." },
    { key: "greedy", label: "Greedy", sentence: "Takes what pays most this turn." },
  ],
  panorama: picture,
  vignette: picture,
  has_lesson: true,
};
