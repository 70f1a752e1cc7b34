/** How many trips one person may own. */
export const maxTrips = 100;
/** How many people may plan one trip beside its owner. */
export const maxMembers = 50;
/** How many trips of others one person may have among theirs. */
export const maxJoinedTrips = 200;
