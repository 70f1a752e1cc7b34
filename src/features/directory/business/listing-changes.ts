import { leadsElsewhere } from "../exports/social-link.ts";
import {
  type AdminListingFields,
  type ListingField,
  type ListingValue,
  listingFieldNames,
  ownerFieldNames,
} from "./edit-input.ts";

/** Fields by name, as stored in the history. */
export type FieldValues = Partial<Record<ListingField, ListingValue>>;
export type ListingChange = { before: FieldValues; after: FieldValues };

/** The fields that differ from the row, with old and new values, or null if there are none. */
export function findChanges(row: AdminListingFields, fields: FieldValues): ListingChange | null {
  const changed = listingFieldNames.filter((name) => name in fields && fields[name] !== row[name]);
  if (changed.length === 0) return null;
  return { before: pickFields(row, changed), after: pickFields(fields, changed) };
}

/** The change that restores the previous values, or null if a field has changed since. */
export function invertChange(
  row: AdminListingFields,
  { before, after }: ListingChange,
): ListingChange | null {
  const names = fieldsOf({ after });
  if (names.some((name) => row[name] !== after[name])) return null;
  return { before: pickFields(row, names), after: pickFields(before, names) };
}

export function fieldsOf({ after }: Pick<ListingChange, "after">): ListingField[] {
  return listingFieldNames.filter((name) => name in after);
}

const socialFields = ["instagram", "twitter", "facebook", "tiktok"] as const;

/** The refusal of a social account on another site. Only for changes, so imported listings keep theirs. */
export function refuseForeignAccount(fields: FieldValues) {
  const field = socialFields.find((name) => leadsElsewhere(name, fields[name]?.toString()));
  return field && ({ ok: false, reason: `${field}-elsewhere` } as const);
}

/** Whether an owner could have made this change. */
export function isOwnersChange(change: Pick<ListingChange, "after">): boolean {
  return fieldsOf(change).every((name) => ownerFieldNames.includes(name));
}

function pickFields(values: FieldValues, names: readonly ListingField[]): FieldValues {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}
