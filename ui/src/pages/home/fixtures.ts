/** A game as the server describes it, for tests. */
import type { DrawingInfo, GameInfo } from "../../types";

const picture: DrawingInfo = {
  box: [0, 0, 10, 10],
  nodes: [],
  label: "An island",
  spots: {},
  lane: "",
  detail: 0,
  focus: null,
  roles: {},
};

export const atoll: GameInfo = {
  key: "atoll",
  name: "Atoll",
  line: "Build together, climb alone.",
  facts: ["2–5 players", "about 60 min", "cards and diving"],
  min_seats: 2,
  max_seats: 5,
  colours: ["blue", "yellow", "green", "red", "white"],
  reconstructed: "The map is a reconstruction.",
  profiles: [
    {
      name: "house",
      label: "House rules",
      sentence: "As we play.",
      options: { money_points: "on", island_at_50: "no-joined", straight_settling: "off" },
    },
    {
      name: "french",
      label: "French rules",
      sentence: "No points for money.",
      options: { money_points: "off", island_at_50: "no-joined", straight_settling: "off" },
    },
  ],
  options: [
    {
      name: "money_points",
      label: "Points for money",
      sentence: "One point for every full 50 pearls at the end.",
      rule: "ATL-91",
      values: ["on", "off"],
      labels: ["on", "off"],
      module: false,
      needs: [],
      players: [],
    },
    {
      name: "island_at_50",
      label: "Islands at 50",
      sentence: "May a island at 50 join another island?",
      rule: "ATL-82",
      values: ["no-joined", "joined"],
      labels: ["stay apart", "meet"],
      module: false,
      needs: [],
      players: [],
    },
    {
      name: "straight_settling",
      label: "Found in a straight line only",
      sentence: "Off: a new island may turn a corner.",
      rule: "ATL-30",
      values: ["off", "on"],
      labels: ["off", "on"],
      module: false,
      needs: [],
      players: [],
    },
  ],
  aids: [
    { name: "places", label: "Where you can build", sentence: "Places light up." },
    { name: "preview", label: "What it would bring", sentence: "Value, price and points." },
  ],
  bots: [
    { key: "random", label: "Random", name: "", sentence: "Plays anything that is allowed.", points: 1500 },
    { key: "greedy", label: "Greedy", name: "", sentence: "Takes what pays most this turn.", points: 1500 },
  ],
  panorama: picture,
  vignette: picture,
  has_lesson: true,
  lesson_steps: 13,
  boards: false,
};
