/** How many events one person may save: what a calendar file and a list can still show. */
export const maxSavedEvents = 1_000;
