/** Which audit entries to show. Empty texts do not filter. */
export type AuditFilters = {
  /** Whose: an account by id, null for the operator; undefined for everybody's. */
  actorId?: string | null | undefined;
  /** About which kind of thing. */
  type: string;
  /** About which thing, by id. */
  id: string;
  action: string;
  /** From the start of this day to the end of that day, in UTC: `2026-11-16`. */
  from: string;
  to: string;
};
