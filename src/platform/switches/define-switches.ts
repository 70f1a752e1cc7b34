/** A launch switch of a feature in this build. A migration adds its row, which stores its state. */
export type Switch = {
  /** The name in `launch_switches`. */
  name: string;
  /** The pages it opens, as in the route table. A switch without its pages cannot be turned on. */
  pages: readonly string[];
};

/** Declares the launch switches of a feature. */
export function defineSwitches<Key extends string>(
  switches: Record<Key, Switch>,
): Readonly<Record<Key, Switch>> {
  return switches;
}
