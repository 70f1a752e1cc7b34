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

/** A profile: its text, works, contact and placement. */
export function ArtistEvidence({ detail, status }: ArtistEvidenceProps) {
  const works = (detail.portfolio ?? "").split(",").map((link) => link.trim());
  const { pictures = [], links = [] } = Object.groupBy(works, (link) =>
    isPicture(link) ? "pictures" : "links",
  );
  return (
    <>
      <section>
        <h3>The artist</h3>
        {detail.tagline && <p className="mb-3 font-semibold">{detail.tagline}</p>}
        <p className="max-w-[64ch] whitespace-pre-line text-pretty [overflow-wrap:anywhere]">
          {detail.bio ?? "The profile comes without a bio."}
        </p>
        {pictures.map((url) => (
          <a key={url} href={url} className="mt-4 block border border-line bg-sunk">
            <img
              src={url}
              alt="Came with the profile"
              className="mx-auto max-h-60 w-auto max-w-full"
              loading="lazy"
            />
          </a>
        ))}
        {status !== "rejected" && <StandingForm detail={detail} isWaiting={status === "waiting"} />}
      </section>
      <section>
        <h3>Work and contact</h3>
        <Facts facts={factsOf(detail, links)} />
      </section>
    </>
  );
}

/** Where the artist is shown. Choosing a placement for a pending artist also approves the profile. */
function StandingForm({ detail, isWaiting }: { detail: ArtistDetail; isWaiting: boolean }) {
  const offered = standings.filter(({ value }) => !isWaiting || value !== "approved");
  return (
    <div className="mt-6">
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
    </div>
  );
}

/** Whether the link is an uploaded picture, which was re-encoded. */
function isPicture(link: string) {
  return link.startsWith("/files/");
}

function factsOf({ category, location, email, phone, votes, views }: ArtistDetail, links: readonly string[]) {
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

/** A submitted link, which opens in a new tab and is never loaded here. */
function linkTo(url: string) {
  if (!url) return null;
  return (
    <ExternalLink className="link" href={/^(https?:)?\/\/|^\//i.test(url) ? url : `https://${url}`}>
      {url}
    </ExternalLink>
  );
}
