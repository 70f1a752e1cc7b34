/** A launch switch of a feature that is in this build. Its row, with its state, comes from a migration. */
export type Switch = {
  /** As in `launch_switches`. */
  name: string;
  /** What it opens, as in the route table: a switch without its pages cannot be turned on. */
  pages: readonly string[];
};

/** Declares the launch switches of a feature. */
export function defineSwitches<Key extends string>(
  switches: Record<Key, Switch>,
): Readonly<Record<Key, Switch>> {
  return switches;
}
