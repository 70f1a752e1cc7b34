/** The URL of the audit log with the entries about one record. */
export function auditPath({ type, id }: { type: string; id: string }): string {
  return `/admin/audit?${new URLSearchParams({ type, id })}`;
}
