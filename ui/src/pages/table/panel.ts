/** The panels that open beside the table, one at a time. */
export type Panel =
  | "menu"
  | "settings"
  | "log"
  | "rule"
  | "players"
  | "market"
  | "hand"
  | "ledger"
  | "hint"
  | "layer"
  | "analysis"
  | "bots"
  | "chat"
  | "ahead"
  | "plans"
  | "standing";
