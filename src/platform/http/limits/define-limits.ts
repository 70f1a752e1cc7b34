/** A rate limit. `per` tells what the key is: a client's IP address, or a name such as an email address. */
export type LimitRule = {
  per: "network" | "name";
  points: number;
  seconds: number;
  /** Counted per process, for actions that cost less than the write that would count them. */
  isLocal?: boolean;
};

/** A limit and the name it is counted under. */
export type Limit = LimitRule & { name: string };

/**
 * Declares the rate limits of a feature, counted under `feature-name`. Keys are what our own proxies saw or what was
 * typed, never a header a client can forge.
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
