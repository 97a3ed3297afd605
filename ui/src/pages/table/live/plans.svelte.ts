/** What somebody has planned while others are to move; on a what-if board, the making of it. */
import type { FromBrowser, FromServer, PlanView } from "../../../types";

type Heard = Extract<FromServer, { type: "plans" | "kept" }>;

export class Plans {
  list = $state.raw<readonly PlanView[]>([]);
  kept = $state(false); // what was played on this board is a plan now

  constructor(private readonly send: (message: FromBrowser) => boolean) {}

  take(message: Heard): void {
    if (message.type === "plans") this.list = message.plans;
    else this.kept = true;
  }

  make(exact: boolean): void {
    this.send({ type: "plan", exact });
  }

  drop(plan: string): void {
    this.send({ type: "drop", plan });
  }
}
