import type { ReactNode } from "react";
import type { Status } from "#platform/decisions/decider.ts";
import { Button } from "#ui/button.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { Form } from "#ui/form.tsx";
import { formatCount } from "#ui/format-number.ts";
import { Facts } from "#ui/queue/evidence.tsx";
import type { ArtistDetail } from "./queries/find-queued-artist.server.ts";
import { standings } from "./standings.ts";

type ArtistEvidenceProps = { detail: ArtistDetail; status: Status };

/** A profile: what it says, where its work is seen, how to reach the artist, and where it is shown. */
export function ArtistEvidence({ detail, status }: ArtistEvidenceProps) {
  return (
    <>
      <section>
        <h3>The artist</h3>
        {detail.tagline && <p className="mb-3 font-semibold">{detail.tagline}</p>}
        <p className="max-w-[64ch] whitespace-pre-line text-pretty [overflow-wrap:anywhere]">
          {detail.bio ?? "The profile comes without a bio."}
        </p>
      </section>
      <section>
        <h3>Work and contact</h3>
        <Facts facts={factsOf(detail)} />
      </section>
      {status !== "rejected" && <StandingForm detail={detail} isWaiting={status === "waiting"} />}
    </>
  );
}

/** Where the artist is shown. Pressing one of them for an artist who waits approves the profile, too. */
function StandingForm({ detail, isWaiting }: { detail: ArtistDetail; isWaiting: boolean }) {
  const offered = standings.filter(({ value }) => !isWaiting || value !== "approved");
  return (
    <section>
      <h3>Where it is shown</h3>
      <Form id={`standing-${detail.id}`} className="flex flex-wrap gap-2" preventScrollReset>
        <input type="hidden" name="decision" value="standing" />
        <input type="hidden" name="artist" value={detail.id} />
        {offered.map(({ value, label }) => (
          <Button
            key={value}
            type="submit"
            name="standing"
            value={value}
            size="small"
            variant={detail.status === value ? "ink" : "secondary"}
            aria-pressed={isWaiting ? undefined : detail.status === value}
          >
            {isWaiting ? `Approve as ${label}` : label}
          </Button>
        ))}
      </Form>
    </section>
  );
}

function factsOf({ category, location, email, phone, portfolio, votes, views }: ArtistDetail) {
  const links = (portfolio ?? "").split(",").map((link) => link.trim());
  const facts: [string, ReactNode][] = [
    ["Category", category],
    ["Location", location],
    ["Email", email],
    ["Phone", phone],
    ...links.map((link, index): [string, ReactNode] => [`Link ${index + 1}`, linkTo(link)]),
    ["Votes", formatCount(votes)],
    ["Views", formatCount(views)],
  ];
  return facts.flatMap(([term, fact]) => (fact ? [{ term, fact }] : []));
}

/** A submitted link, opened elsewhere and never loaded here. */
function linkTo(url: string) {
  if (!url) return null;
  return (
    <ExternalLink className="link" href={/^(https?:)?\/\/|^\//i.test(url) ? url : `https://${url}`}>
      {url}
    </ExternalLink>
  );
}
