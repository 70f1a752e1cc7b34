import { maxLineLength, type ShownChange, type ShownField } from "#ui/change-list.tsx";
import { formatTime } from "#ui/format-day.ts";
import { fieldLabels } from "./field-labels.ts";
import { type ArtistFields, type FieldValues, invertChange } from "./profile-changes.ts";
import { profileFieldNames } from "./profile-input.ts";
import type { Change } from "./queries/list-profile-changes.server.ts";
import { describeWorks, readWorks } from "./works.ts";

/** A change as shown to the owner. */
export function presentChange(
  change: Change,
  { personId, profile }: { personId: string; profile: ArtistFields },
): ShownChange {
  const { id, kind, at, before, after } = change;
  return {
    id,
    kind,
    at: at.toISOString(),
    when: formatTime(at),
    who: change.changed_by === personId ? "You" : "A former owner",
    fields: presentFields(before, after),
    isLatest: invertChange(profile, change) !== null,
  };
}

function presentFields(before: FieldValues, after: FieldValues): ShownField[] {
  const fields = profileFieldNames
    .filter((name) => name in after)
    .map((name) => toField(fieldLabels[name], before[name] ?? null, after[name] ?? null));
  if (!("portfolio_url" in after)) return fields;
  const [was, is] = [before, after].map(({ portfolio_url = null, portfolio_titles = [] }) =>
    describeWorks(readWorks({ portfolio_url, portfolio_titles })),
  );
  return [...fields, toField("Portfolio", was ?? null, is ?? null)];
}

function toField(label: string, before: string | null, after: string | null): ShownField {
  const isLong = [before, after].some((text) => text !== null && text.length > maxLineLength);
  return { label, before, after, isLong };
}
