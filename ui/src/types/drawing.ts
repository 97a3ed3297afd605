/** What can be drawn: the mirror of src/alcaide/scene/model.py. */

export interface Node {
  key: string;
  x?: number;
  y?: number;
  symbol?: string;
  text?: string;
  points?: string;
  width?: number;
  height?: number;
  cls?: string;
  pick?: string;
  flip?: boolean;
  anchor?: string;
  along?: number; // its place on the lane
  aid?: string; // drawn only where this aid is on
}

export type Box = [number, number, number, number];

export interface DrawingInfo {
  box: Box;
  nodes: Node[];
  label: string;
  spots?: Record<string, string>; // by pick: what is there
  lane?: string; // "x,y x,y ...": a closed way along which nodes with a place on it move
  detail?: number; // the height of what must be readable, such as a number
  focus?: Box | null; // where the question is: look nearer
  roles?: Record<string, string>; // by the kind of a key what it is: "piece", "weight", "figure", "ground"
}
