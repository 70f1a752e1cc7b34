import { requirePerson } from "#features/accounts/exports/guards.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { Badge } from "#ui/badge.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { FailedState } from "#ui/failed-state.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { GoLink, TextLink } from "#ui/text-link.tsx";
import { claimQuery } from "../claim-query.ts";
import { presentOwnClaim, type ShownOwnClaim } from "../present-own-claim.ts";
import { listOwnClaims } from "../queries/list-own-claims.server.ts";
import type { Route } from "./+types/own-claims";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id } = requirePerson(context, url);
  const { log, requestId } = context.get(visitContext);
  try {
    const claims = await listOwnClaims(context.get(servicesContext).db, id);
    return { claims: claims.map(presentOwnClaim), errorId: null };
  } catch (error) {
    log.error({ error }, "claims could not be read");
    return { claims: null, errorId: requestId };
  }
}

/** The dashboard section with the state of the member's claims. */
export default function OwnClaims({ loaderData: { claims, errorId } }: Route.ComponentProps) {
  return (
    <section className="wrap pt-(--section)" aria-labelledby="claims">
      <SectionHead
        id="claims"
        title="Your claims"
        lead={claims?.length === 0 ? "You have no open claims." : undefined}
      >
        <GoLink to={claimQuery.path}>Claim a business</GoLink>
      </SectionHead>
      {!claims && (
        <FailedState level={3} message={`We could not read your claims just now. Error id: ${errorId}`} />
      )}
      {claims && claims.length > 0 && (
        <ul className="border-ink border-t-2">
          {claims.map((claim) => (
            <ClaimItem key={claim.id} {...claim} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ClaimItem(claim: ShownOwnClaim) {
  const { subjectId, subjectName, palette, label, tone, sentence, reason, note, submittedOn } = claim;
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 border-line border-b py-4">
      <Cloth id={subjectId} palette={palette} ratio={1} height={44} className="size-11" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="text-name [overflow-wrap:anywhere]">
            <TextLink to={claim.to}>{subjectName}</TextLink>
          </h3>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <p className="mt-1 max-w-[64ch]">{sentence}</p>
        {reason && (
          <p className="mt-1 max-w-[64ch] text-pretty">
            <b>{reason}</b> {note}
          </p>
        )}
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-muted text-small">
          <span>Sent on {submittedOn}</span>
          {claim.proofUrl && (
            <a className="link hit" href={claim.proofUrl}>
              Your proof<span className="sr-only"> for {subjectName}</span>
            </a>
          )}
          {claim.canTryAgain && (
            <TextLink to={claim.claimTo}>
              Claim it again<span className="sr-only">: {subjectName}</span>
            </TextLink>
          )}
        </p>
      </div>
    </li>
  );
}
