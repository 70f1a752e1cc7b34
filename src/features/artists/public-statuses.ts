/** The statuses of artists whom everybody sees. */
export const publicStatuses: readonly string[] = ["approved", "featured", "rising"];
