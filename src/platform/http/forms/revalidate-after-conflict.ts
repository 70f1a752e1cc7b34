import type { ShouldRevalidateFunctionArgs } from "react-router";

/** The `shouldRevalidate` of an editor: after a conflict its form needs the version that was saved elsewhere. */
export function revalidateAfterConflict({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}
