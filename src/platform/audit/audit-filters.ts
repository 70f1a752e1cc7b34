/** Which audit entries to show. Empty texts do not filter. */
export type AuditFilters = {
  /** The account's id, null for the operator, or undefined for everyone. */
  actorId?: string | null | undefined;
  /** The type of the record. */
  type: string;
  /** The id of the record. */
  id: string;
  action: string;
  /** Entire days in UTC, including both: `2026-11-16`. */
  from: string;
  to: string;
};
