/** What one's seat answers without being asked. */
import type { FromBrowser, FromServer, StandingView } from "../../../types";

type Heard = Extract<FromServer, { type: "standing" }>;
type Said = Partial<Pick<StandingView, "order" | "chosen">> & { rests?: boolean };

function ordersIn({ order, orders, chosen }: StandingView): number {
  return order === "rules" ? chosen.length : Number(order !== orders[0]?.value);
}

export class Standing {
  list = $state.raw<readonly StandingView[]>([]);
  /** How many orders have been given: one for each kind, where they go by kinds. */
  count = $derived(this.list.reduce((sum, about) => sum + ordersIn(about), 0));

  constructor(private readonly send: (message: FromBrowser) => boolean) {}

  take(message: Heard): void {
    this.list = message.questions;
  }

  ask(): void {
    this.send({ type: "standing" });
  }

  /** Say how a question is to be answered; what is not said anew stays. */
  give(about: StandingView, said: Said): void {
    const { question, order, chosen } = { ...about, ...said };
    const rests = said.rests ?? false;
    if (!this.send({ type: "obey", question, order, kinds: chosen, rests })) return;
    // what is chosen next goes on from here, though the answer is still to come
    this.list = this.list.map((one) =>
      one.question === question ? { ...one, order, chosen, rests: one.rests === null ? null : rests } : one,
    );
  }
}
