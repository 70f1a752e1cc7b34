// Made once: making a formatter costs far more than using it.
const counts = new Intl.NumberFormat("en-US");

/** `1,050`: a whole number for people to read. */
export function formatCount(count: number): string {
  return counts.format(count);
}
