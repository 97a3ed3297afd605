/** When something happened, as people say it. */

const DAY = 86_400_000;
const FIRST: Record<string, string> = { fr: "1er ", it: "1º " }; // of a month, which Intl writes as "1"

/** In whose way dates and hours are written in a language: the day before the month, 24 hours. */
export const dialect = (language: string) => (language === "en" ? "en-GB" : language);

/** "21:05": an hour of a day. */
export function hour(at: string | number, language: string): string {
  return new Date(at).toLocaleTimeString(dialect(language), { hour: "numeric", minute: "2-digit" });
}

/** "5 minutes ago", "today, 21:40", "yesterday", "Tuesday", "22 November", "3 May 2025". */
export function since(iso: string, language: string, now = new Date()): string {
  const then = new Date(iso);
  const minutes = Math.round((now.getTime() - then.getTime()) / 60_000);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (minutes < 1) return relative.format(0, "second");
  if (minutes < 60) return relative.format(-minutes, "minute");
  const days = Math.round((midnight(now) - midnight(then)) / DAY);
  if (days < 1) return `${relative.format(0, "day")}, ${hour(iso, language)}`;
  if (days === 1) return relative.format(-1, "day");
  if (days < 7) return then.toLocaleDateString(dialect(language), { weekday: "long" });
  return day(iso, language, now);
}

/** "22 November", "3 May 2025". */
export function day(iso: string, language: string, now = new Date()): string {
  const then = new Date(iso);
  const year = then.getFullYear() === now.getFullYear() ? undefined : "numeric";
  const said = then.toLocaleDateString(dialect(language), { day: "numeric", month: "long", year });
  return said.replace(/^1 /, FIRST[language] ?? "1 ");
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
