import type { Random } from "./random.ts";

/** "Saffron & Smoke" → "saffronandsmoke", for domains and handles. */
export function slugOf(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll("&", "and")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

export type Slots = Record<string, string | readonly string[]>;

/** Fills {slots}. A list gives a different entry each time it is used in one text; {Slot} is capitalized. */
export function fill(random: Random, shape: string, slots: Slots): string {
  const left = new Map<string, string[]>();
  return shape.replace(/\{(\w+)\}/g, (_, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const value = slots[key];
    if (value === undefined) throw new Error(`No words for {${key}} in: ${shape}`);
    const text = typeof value === "string" ? value : drawOne(random, left, key, value);
    return key === name ? text : text.charAt(0).toUpperCase() + text.slice(1);
  });
}

function drawOne(random: Random, left: Map<string, string[]>, key: string, words: readonly string[]) {
  const rest = left.get(key) ?? [];
  if (rest.length === 0) rest.push(...words);
  left.set(key, rest);
  return rest.splice(random.between(0, rest.length - 1), 1)[0] ?? "";
}

/** Draws until a name is unique, and adds it to `taken`. */
export function drawUnique(draw: () => string, taken: Set<string>): string {
  for (let attempt = 0; attempt < 500; attempt++) {
    const value = draw();
    const key = slugOf(value);
    if (key && !taken.has(key)) {
      taken.add(key);
      return value;
    }
  }
  throw new Error("The word lists are too short for this many different names.");
}
