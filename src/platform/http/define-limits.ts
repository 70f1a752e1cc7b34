/** How often something may happen: `per` says what the key is, a client's address or a name such as an e-mail. */
export type LimitRule = {
  per: "network" | "name";
  points: number;
  seconds: number;
  /** Counted by each process for itself: for what costs less than writing down that it happened. */
  isLocal?: boolean;
};

/** A rule and the name it is counted under. */
export type Limit = LimitRule & { name: string };

/**
 * Declares the rate limits of a feature, counted under `feature-name`. Keys are what our own proxies saw or what was
 * typed, never a header a client may write.
 */
export function defineLimits<Name extends string>(
  feature: string,
  rules: Record<Name, LimitRule>,
): Readonly<Record<Name, Limit>> {
  const named = Object.entries<LimitRule>(rules).map(([name, rule]) => [
    name,
    { ...rule, name: `${feature}-${name}` },
  ]);
  return Object.fromEntries(named);
}
