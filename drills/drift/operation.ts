import type { Writer } from "./world.ts";

/** One action. Returns nothing if there is nothing to act on. */
export type Operation = {
  /** Relative frequency. */
  weight: number;
  run: (writer: Writer) => Promise<{ ok: boolean } | undefined>;
};
export type Operations = Readonly<Record<string, Operation>>;

/** The result of an operation that no command can refuse. */
export const done = { ok: true };

export function operation(weight: number, run: Operation["run"]): Operation {
  return { weight, run };
}
