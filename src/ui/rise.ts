import { classes } from "./classes.ts";

/** The classes that let the nth card of a list rise in, 0.05 s after the one before: tens and ones of its place. */
export function rise(index = 0): string {
  const tens = Math.floor(index / 10);
  const ones = index % 10;
  return classes("rise", tens > 0 && `rise-tens-${tens}`, ones > 0 && `rise-ones-${ones}`);
}
