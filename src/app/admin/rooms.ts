/**
 * The pages behind each launch switch. A switch can be turned on only when a migration marks it as built and it stands
 * here; `rooms.test.ts` holds every address against the route table. Moderation needs the desk where it is decided.
 */
export const rooms: ReadonlyMap<string, readonly string[]> = new Map([
  ["business_reviews", ["business/:id"]],
  ["review_moderation", ["reviews", "admin/reviews"]],
]);

/** The switches whose feature has its pages in this build. */
export const openableSwitches: ReadonlySet<string> = new Set(rooms.keys());
