/** The maximum number of saved events per person: what a calendar file and a list can still show. */
export const maxSavedEvents = 1_000;
