import { type ProfileFields, profileFieldNames } from "./profile-input.ts";

export type ArtistFields = ProfileFields & { portfolio_url: string | null; portfolio_titles: string[] };
export type ArtistField = keyof ArtistFields;
/** Fields by name, as stored in the history. */
export type FieldValues = Partial<ArtistFields>;
export type ProfileChange = { before: FieldValues; after: FieldValues };

const works: readonly ArtistField[] = ["portfolio_url", "portfolio_titles"];
/** Every field in the history, in the order of the forms. */
export const artistFieldNames: readonly ArtistField[] = [...profileFieldNames, ...works];

/** The fields that differ from the row, with old and new values, or null if there are none. */
export function findChanges(row: ArtistFields, fields: FieldValues): ProfileChange | null {
  const changed = artistFieldNames.filter((name) => name in fields && !isSame(fields[name], row[name]));
  if (changed.length === 0) return null;
  // Links and titles correspond by position.
  const names = changed.some((name) => works.includes(name)) ? [...new Set([...changed, ...works])] : changed;
  return { before: pickFields(row, names), after: pickFields({ ...row, ...fields }, names) };
}

/** The change that restores the previous values, or null if a field has changed since. */
export function invertChange(row: ArtistFields, { before, after }: ProfileChange): ProfileChange | null {
  const names = fieldsOf({ after });
  if (names.some((name) => !isSame(row[name], after[name]))) return null;
  return { before: pickFields(row, names), after: pickFields(before, names) };
}

export function fieldsOf({ after }: Pick<ProfileChange, "after">): ArtistField[] {
  return artistFieldNames.filter((name) => name in after);
}

function pickFields(values: FieldValues, names: readonly ArtistField[]): FieldValues {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
