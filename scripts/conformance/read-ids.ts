/** Finds the checklist ids in a test's title: `[AUTH-05]`, several of them, and ranges such as `[SHELL-05..12]`. */
export function readIds(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+-\d[^\]]*)\]/g)].flatMap(([, text = ""]) => expand(text));
}

function expand(text: string): string[] {
  const [, area, first, last] = /^([A-Z]+)-(\d{2,})(?:\.\.(\d{2,}))?$/.exec(text) ?? [];
  if (!area || !first)
    throw new Error(`"[${text}]" is neither an id such as [AUTH-05] nor a range such as [AUTH-05..07].`);
  if (!last) return [`${area}-${first}`];
  if (Number(last) <= Number(first)) throw new Error(`The range "[${text}]" does not run upwards.`);
  return Array.from(
    { length: Number(last) - Number(first) + 1 },
    (_, step) => `${area}-${String(Number(first) + step).padStart(2, "0")}`,
  );
}
