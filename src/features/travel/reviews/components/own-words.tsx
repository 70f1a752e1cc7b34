import { Badge } from "#ui/badge.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { subjectPath } from "../lists.ts";
import type { TravelKind } from "../rules.ts";

type Own = { kind: TravelKind; id: string; name: string; status: string };

/** The member's own reviews, to edit or delete. */
export function OwnWords({ own }: { own: readonly Own[] }) {
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="own" className="wrap pb-(--section)">
      <SectionHead id="own" title="What you said" />
      <ul className="grid gap-x-10 border-ink border-t-2 sm:grid-cols-2">
        {own.map(({ kind, id, name, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-line border-b py-3">
            <TextLink to={`${subjectPath(kind, id)}#review`} className="[overflow-wrap:anywhere]">
              {name}
            </TextLink>
            <StateBadge status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says that a review is held or was rejected. Renders nothing for a public one. */
export function StateBadge({ status }: { status: string }) {
  if (status === "Pending") return <Badge tone="waiting">Waiting for a look</Badge>;
  return status === "Rejected" ? <Badge tone="bad">Not published</Badge> : null;
}
