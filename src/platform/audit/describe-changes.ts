/** One field of an audit entry as text; null where the entry has no value. */
export type FieldChange = { field: string; before: string | null; after: string | null };
type Values = Record<string, unknown> | null;

/** The fields that differ between before and after, each as text. */
export function describeChanges(before: Values, after: Values): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({
      field: describeField(field),
      before: describeValue(before?.[field]),
      after: describeValue(after?.[field]),
    }))
    .filter((change) => change.before !== change.after);
}

/** `lastConfirmedAt` and `last_confirmed_at` become "Last confirmed at". Also used for actions. */
export function describeField(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]+/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function describeValue(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
