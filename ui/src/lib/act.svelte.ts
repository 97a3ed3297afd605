/** Something that is asked of the server: it is under way, it has been done, or it went wrong. */
import { fault } from "./fault";

export class Act {
  busy = $state(false);
  done = $state(false);
  fault = $state("");

  /** Do it; true if it was done. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.done = false;
    this.fault = "";
    try {
      await work();
      this.done = true;
    } catch (error) {
      this.fault = fault(error);
    }
    this.busy = false;
    return this.done;
  }
}
