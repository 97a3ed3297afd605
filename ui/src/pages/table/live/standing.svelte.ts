/** What one's seat answers without being asked. */
import type { FromBrowser, FromServer, StandingView } from "../../../types";

type Heard = Extract<FromServer, { type: "standing" }>;
type Said = Partial<Pick<StandingView, "order" | "chosen">> & { rests?: boolean };

export class Standing {
  list = $state.raw<readonly StandingView[]>([]);

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
