import { classes } from "./classes.ts";

/** Classes for the staggered entrance animation, 0.05 s per card: the tens and ones of the index. */
export function rise(index = 0): string {
  const tens = Math.floor(index / 10);
  const ones = index % 10;
  return classes("rise", tens > 0 && `rise-tens-${tens}`, ones > 0 && `rise-ones-${ones}`);
}
