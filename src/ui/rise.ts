/** The class that lets the nth card of a list rise in, 0.05 s after the one before, the twelfth at the latest. */
export function rise(index = 0): string {
  return index > 0 ? `rise rise-${Math.min(index, 12)}` : "rise";
}
