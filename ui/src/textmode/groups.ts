/** The list of actions for someone who hears it: grouped by kind, in a steady order. */
import type { ChoiceView } from "../types";

/** Actions of one kind. */
export interface Group {
  option: string;
  name: string;
  choices: ChoiceView[];
}

/** Group the choices by kind, in the order in which the kinds first come; endings come last. */
export function grouped(choices: readonly ChoiceView[]): Group[] {
  const groups = new Map<string, Group>();
  for (const choice of choices) {
    const group = groups.get(choice.option);
    if (group) group.choices.push(choice);
    else groups.set(choice.option, { option: choice.option, name: choice.name, choices: [choice] });
  }
  const ending = (group: Group) => (group.choices.every((choice) => choice.quiet) ? 1 : 0);
  return [...groups.values()].sort((a, b) => ending(a) - ending(b));
}

/** The choices whose words or notation contain what is typed into the filter. */
export function filtered(choices: readonly ChoiceView[], typed: string): ChoiceView[] {
  const wanted = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const text = ` ${choice.text} ${choice.label} `.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
