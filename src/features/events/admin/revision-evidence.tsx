import { Badge } from "#ui/badge.tsx";
import { FieldChanges } from "#ui/field-changes.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { RevisionDetail } from "./present-revision.ts";

/** A change to a listed event: each field before and after. */
export function RevisionEvidence({ detail: { eventId, isCanceled, changes } }: { detail: RevisionDetail }) {
  return (
    <section>
      <h3>What changes</h3>
      {isCanceled && <Badge tone="bad">The event is canceled</Badge>}
      <FieldChanges
        isOpen
        label={changes.length === 1 ? "1 field" : `${changes.length} fields`}
        changes={changes}
      />
      <p className="mt-3">
        <TextLink to={`/event/${eventId}`}>See the event as it is listed</TextLink>
      </p>
    </section>
  );
}
