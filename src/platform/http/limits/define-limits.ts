/** A rate limit. `per` is the kind of key: a client's IP address, or a name such as an email address. */
export type LimitRule = {
  per: "network" | "name";
  points: number;
  seconds: number;
  /** In-memory limit for actions cheaper than a database write. */
  isLocal?: boolean;
};

/** A limit and the name it is counted under. */
export type Limit = LimitRule & { name: string };

/**
 * Declares the rate limits of a feature, counted under `feature-name`. Keys come from our own proxies or from form
 * fields, never from a header that clients can forge.
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
