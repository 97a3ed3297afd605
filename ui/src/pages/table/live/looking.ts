/** Turning the board and visiting the past, for buttons and keys alike. */
import type { Session } from "./session";

const PLAN = 4;
const before = new WeakMap<Session, number>(); // from which side the plan was opened

/** Turn the board by quarter turns; from the plan back into height. */
export function turn(session: Session, by: 1 | -1): void {
  const { turns } = session.look;
  session.setLook({ turns: turns === PLAN ? (before.get(session) ?? 0) : (turns + by + 4) % 4 });
}

/** Show the flat plan, or return to the side from which it was opened. */
export function plan(session: Session): void {
  const { turns } = session.look;
  if (turns === PLAN) session.setLook({ turns: before.get(session) ?? 0 });
  else {
    before.set(session, turns);
    session.setLook({ turns: PLAN });
  }
}

/** Look one action back or forward; forward from the last past position is now. */
export function step(session: Session, by: 1 | -1): void {
  const view = session.view;
  if (!view) return;
  const to = Math.max(0, view.step + by);
  session.setLook({ step: to >= view.steps ? null : to });
}
