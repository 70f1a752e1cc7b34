import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { Facts } from "#ui/queue/evidence.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { EventDetail } from "./present-event.ts";

/** An event: date, place, description and links, and other events with the same name and day. */
export function EventEvidence({ detail }: { detail: EventDetail }) {
  return (
    <>
      <section>
        <h3>The event</h3>
        <p className="max-w-[64ch] whitespace-pre-line text-pretty [overflow-wrap:anywhere]">
          {detail.description ?? "It comes without a description."}
        </p>
        {detail.twins.length > 0 && <Twins twins={detail.twins} />}
      </section>
      <section>
        <h3>When and where</h3>
        <Facts facts={factsOf(detail)} />
      </section>
    </>
  );
}

function Twins({ twins }: Pick<EventDetail, "twins">) {
  return (
    <div className="mt-5">
      <Badge tone="waiting">Likely double</Badge>
      <p className="mt-2 text-small">Others of this name on this day:</p>
      <ul className="mt-1 text-small">
        {twins.map(({ id, words, href }) => (
          <li key={id} className="py-1">
            {href ? <TextLink to={href}>{words}</TextLink> : words}
          </li>
        ))}
      </ul>
    </div>
  );
}

function factsOf(detail: EventDetail) {
  const { startsAt, starts, ends, repeats, location, isVirtual, type, organizer } = detail;
  const facts: [string, ReactNode][] = [
    [
      "Starts",
      <time key="starts" dateTime={startsAt}>
        {starts}
      </time>,
    ],
    ["Ends", ends],
    ["Repeats", repeats],
    ["Location", location ?? (isVirtual ? "Virtual" : "Not said")],
    ["Kind", type],
    ["Organizer", organizer],
    ["Picture", linkTo(detail.imageUrl)],
    ["Website", linkTo(detail.website)],
    ["Tickets", linkTo(detail.ticketLink)],
  ];
  return facts.flatMap(([term, fact]) => (fact ? [{ term, fact }] : []));
}

/** A submitted link, opened in a new tab and never loaded here. */
function linkTo(url: string | null) {
  if (!url) return null;
  return (
    <ExternalLink className="link" href={/^(https?:)?\/\/|^\//i.test(url) ? url : `https://${url}`}>
      {url}
    </ExternalLink>
  );
}
