import { Check } from "lucide";
import type { ReactNode } from "react";
import { Form, SubmitButton } from "#ui/form.tsx";
import type { FormFailure } from "#ui/form-state.ts";
import { Icon } from "#ui/icon.tsx";
import { Facts } from "#ui/queue/evidence.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { claimsList } from "./claims-query.ts";
import type { ShownClaimant, ShownEvidence } from "./present-evidence.ts";

type ClaimEvidenceProps = { claim: ShownEvidence; failure: FormFailure | undefined };

/** The evidence about a claim for an admin, next to proofs of others for the same listing. */
export function ClaimEvidence({ claim, failure }: ClaimEvidenceProps) {
  const { rivals } = claim;
  const claimant = (
    <>
      <h3>The claimant</h3>
      <Facts facts={describeEverything(claim)} />
    </>
  );
  const listing = <Listing claim={claim} failure={failure} />;
  return (
    <>
      <section>
        <h3>The proof</h3>
        <Proof claim={claim} />
      </section>
      {rivals.map((rival) => (
        <Rival key={rival.id} rival={rival} />
      ))}
      {rivals.length > 0 ? (
        <>
          <section>{claimant}</section>
          <section>{listing}</section>
        </>
      ) : (
        <section>
          {claimant}
          <div className="mt-6">{listing}</div>
        </section>
      )}
    </>
  );
}

function Rival({ rival }: { rival: ShownClaimant }) {
  return (
    <section className="evidence-compared">
      <h3>{rival.status === "Approved" ? "The owner’s proof" : "Claimed by another too"}</h3>
      <Proof claim={rival} />
      <Facts facts={[...describeClaimant(rival), { term: "Sent on", fact: rival.submitted }]} />
      {rival.status === "Pending" && (
        <TextLink to={claimsList.href({ item: `claim-${rival.id}` })}>Open this claim</TextLink>
      )}
    </section>
  );
}

function Listing({ claim, failure }: ClaimEvidenceProps) {
  const { listing } = claim;
  const noun = listing.kind === "artist" ? "profile" : "business";
  return (
    <>
      <h3>The listing</h3>
      <Facts facts={describeListing(claim)} />
      <TextLink to={`/${listing.kind}/${listing.id}`}>Open the page</TextLink>
      {claim.hasOtherOwner && (
        <div className="mt-4 border-accent border-l-6 bg-sunk px-4 py-3">
          <p className="mb-3 text-pretty text-small">
            {listing.owner} owns this {noun}, so Approve is refused. Handing over ends that, approves this
            claim and writes to both. Undoing it gives the {noun} back.
          </p>
          <Form id={`hand-over-${claim.id}`} failure={failure} preventScrollReset>
            <input type="hidden" name="id" value={claim.id} />
            <SubmitButton name="decision" value="hand-over" variant="secondary" size="small">
              <span>
                Hand over<span className="sr-only"> to {claim.ownerName}</span>
              </span>
            </SubmitButton>
          </Form>
        </div>
      )}
    </>
  );
}

function Proof({ claim: { proof, ownerName } }: { claim: ShownClaimant }) {
  if (!proof) return <p className="text-muted text-small">The file has been deleted.</p>;
  const label = `Proof of ${ownerName}`;
  return (
    <>
      {proof.isPicture ? (
        <a href={proof.url} className="block border border-line bg-sunk">
          <img src={proof.url} alt={label} className="mx-auto max-h-110 w-auto max-w-full" loading="lazy" />
        </a>
      ) : (
        <a href={proof.url} className="link hit">
          Open the file<span className="sr-only">: {label}</span>
        </a>
      )}
      <p className="mt-2 mb-3 text-muted text-small">
        {proof.facts}. Your look is logged. The file goes 30 days after the decision.
      </p>
    </>
  );
}

type FactLine = { term: string; fact: ReactNode };

function describeClaimant({ ownerName, ownerEmail, username }: ShownClaimant): FactLine[] {
  return [
    { term: "Name", fact: ownerName },
    { term: "Account", fact: username },
    { term: "Email", fact: ownerEmail },
  ];
}

function describeEverything(claim: ShownEvidence): FactLine[] {
  const { matches, newEmail, memberSince, reviewCount, otherClaims, reviewed, status } = claim;
  return [
    {
      term: "Name",
      fact: <Matched fact={claim.ownerName} match={matches.name} />,
    },
    { term: "Account", fact: `${claim.username}, since ${memberSince}, ${reviewCount}` },
    {
      term: "Email",
      fact: <Matched fact={claim.ownerEmail} match={matches.email} />,
    },
    ...(newEmail ? [{ term: "Email now", fact: newEmail }] : []),
    {
      term: "Other claims",
      fact: otherClaims.length === 0 ? "None" : <OtherClaims claims={otherClaims} />,
    },
    ...(reviewed ? [{ term: status, fact: reviewed }] : []),
  ];
}

function OtherClaims({ claims }: { claims: ShownEvidence["otherClaims"] }) {
  return (
    <ul>
      {claims.map(({ id, words }) => (
        <li key={id}>
          <TextLink to={claimsList.href({ view: "all", item: `claim-${id}` })}>{words}</TextLink>
        </li>
      ))}
    </ul>
  );
}

function describeListing({ listing }: ShownEvidence): FactLine[] {
  const isArtist = listing.kind === "artist";
  const facts = [
    { term: "Category", fact: isArtist && listing.category },
    { term: "Founder", fact: listing.founder },
    { term: isArtist ? "Location" : "Address", fact: listing.location },
    { term: "Website", fact: listing.website },
    { term: "Email", fact: listing.email },
    { term: "Phone", fact: listing.phone },
    { term: "Owner now", fact: listing.owner ?? "Nobody" },
    { term: "Verified", fact: listing.isVerified ? "Yes" : "No" },
  ];
  return facts.filter(({ fact }) => fact);
}

function Matched({ fact, match }: { fact: string; match: string | null }) {
  return (
    <>
      <span className="[overflow-wrap:anywhere]">{fact}</span>
      {match && (
        <span className="check-tag mt-0.5 flex text-micro">
          <Icon of={Check} />
          {match}
        </span>
      )}
    </>
  );
}
