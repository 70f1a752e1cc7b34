import type { Writer } from "./world.ts";

/** One thing that somebody does. It returns nothing when there is nothing to do it to. */
export type Operation = {
  /** How often it comes, beside the others. */
  weight: number;
  run: (writer: Writer) => Promise<{ ok: boolean } | undefined>;
};
export type Operations = Readonly<Record<string, Operation>>;

/** What an operation returns that no command refuses. */
export const done = { ok: true };

/** An operation. */
export function operation(weight: number, run: Operation["run"]): Operation {
  return { weight, run };
}
