/** The statuses of publicly visible artists. */
export const publicStatuses: readonly string[] = ["approved", "featured", "rising"];
