/** What server and browser say to each other. */
export type * from "./account";
export type * from "./asked";
export type * from "./drawing";
export type * from "./live";
export type * from "./table";
export type * from "./together";
