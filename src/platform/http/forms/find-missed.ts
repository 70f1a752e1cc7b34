import type { FormFailure } from "./form-failure.ts";

/** The changes that an editor had not seen when their save was refused. */
export function findMissed<Change extends { version: number }>(
  changes: readonly Change[],
  failure: FormFailure<string> | undefined,
): Change[] {
  if (failure?.reason !== "changed-meanwhile") return [];
  return changes.filter(({ version }) => version > Number(failure.typed.version));
}
