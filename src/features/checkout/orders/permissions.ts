import type { Actor } from "#platform/auth/actor.ts";

/** Whoever ordered with their account may see the order, and whoever has its key from a letter. */
export function canSeeOrder<Found extends { userId: string | null }>(
  viewer: { id: string } | null,
  order: Found | null,
  { hasKey }: { hasKey: boolean },
): order is Found {
  if (!order) return false;
  return hasKey || (viewer !== null && order.userId === viewer.id);
}

/** Anyone may ask for the link to an order: the answer tells nothing, and the letter goes to the buyer alone. */
export function canLookUpOrder(_actor: Actor): boolean {
  return true;
}
