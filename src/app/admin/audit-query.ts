import { defineListQuery, type Field, type Query, textField } from "#platform/http/lists/list-query.ts";

/** A day such as `2026-11-16`; anything else is ignored. */
const dayField: Field<string> = {
  fallback: "",
  read: (text = "") => (isDay(text) ? text : ""),
  write: (day) => [day],
};

function isDay(text: string) {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text;
}

/** The query parameters of the audit log. */
export const auditList = defineListQuery(
  "/admin/audit",
  {
    /** A username, an email address, an id or `operator`. */
    person: textField(100, {}),
    type: textField(60, {}),
    id: textField(100, {}),
    action: textField(60, {}),
    from: dayField,
    to: dayField,
  },
  { perPage: 50 },
);

export type AuditQuery = Query<typeof auditList>;

/** Kept small enough for a spreadsheet; the days of the filter divide a longer log. */
export const maxExportedRows = 100_000;
