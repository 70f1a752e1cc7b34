import { maxLineLength, type ShownChange } from "#ui/change-list.tsx";
import { formatTime } from "#ui/format-day.ts";
import {
  type AdminListingFields,
  type ListingField,
  type ListingValue,
  ownerFieldNames,
} from "../business/edit-input.ts";
import { fieldLabels } from "../business/field-labels.ts";
import { fieldsOf, invertChange, isOwnersChange } from "../business/listing-changes.ts";
import type { Change } from "./queries/list-changes.server.ts";

type Options = {
  personId: string;
  /** The current listing. */
  listing: AdminListingFields;
  categories: readonly { id: number; name: string }[];
};

const followsLocation: ReadonlySet<ListingField> = new Set(["latitude", "longitude"]);

/** A change for the owner. The site's own decisions, such as Featured, are not included. */
export function presentChange(change: Change, { personId, listing, categories }: Options): ShownChange {
  const toText = (name: ListingField, value: ListingValue | undefined) => {
    if (value === null || value === undefined) return null;
    if (name !== "category_id") return String(value);
    return categories.find(({ id }) => id === value)?.name ?? "another category";
  };
  const fields = fieldsOf(change)
    .filter((name) => ownerFieldNames.includes(name) && !followsLocation.has(name))
    .map((name) => {
      const [before, after] = [toText(name, change.before[name]), toText(name, change.after[name])];
      const isLong = [before, after].some((text) => text !== null && text.length > maxLineLength);
      return { label: fieldLabels[name], before, after, isLong };
    });
  return {
    id: change.id,
    who: whoChanged(change, personId),
    kind: change.kind,
    at: change.at.toISOString(),
    when: formatTime(change.at),
    fields,
    isLatest: change.kind !== "confirm" && isOwnersChange(change) && invertChange(listing, change) !== null,
  };
}

function whoChanged({ changedBy, changedAs }: Change, personId: string) {
  if (changedBy === personId) return "You";
  return changedAs === "admin" ? "Our team" : "A former owner";
}
