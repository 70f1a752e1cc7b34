import type { Actor } from "#platform/auth/actor.ts";

/** The account that ordered can see the order, and so can anyone with its key from an email. */
export function canSeeOrder<Found extends { userId: string | null }>(
  viewer: { id: string } | null,
  order: Found | null,
  { hasKey }: { hasKey: boolean },
): order is Found {
  if (!order) return false;
  return hasKey || (viewer !== null && order.userId === viewer.id);
}

/** Anyone can request the link to an order: the response reveals nothing, and only the buyer gets the email. */
export function canLookUpOrder(_actor: Actor): boolean {
  return true;
}
