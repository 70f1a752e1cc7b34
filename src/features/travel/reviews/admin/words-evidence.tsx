import { formatAge } from "#ui/format-age.ts";
import { formatDay } from "#ui/format-day.ts";
import { Facts } from "#ui/queue/evidence.tsx";
import type { OpenItem } from "#ui/queue/queue-data.ts";
import { Stars } from "#ui/rating.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { WordsDetail } from "./travel-reviews-queue.server.ts";

type WordsEvidenceProps = { open: OpenItem<WordsDetail>; now: number };

/** A travel review, why it is held and its author. */
export function WordsEvidence({ open: { status, at, detail }, now }: WordsEvidenceProps) {
  const sent = new Date(at);
  const day = formatDay(sent);
  const isWaiting = status === "waiting";
  return (
    <>
      <section>
        <h3>The review</h3>
        <Stars rating={detail.rating} />
        <p className="mt-1.5 text-muted text-small">Felt welcome: {detail.welcome} of 5</p>
        <p className="mt-1.5 max-w-[64ch] whitespace-pre-line text-pretty [overflow-wrap:anywhere]">
          {detail.text}
        </p>
      </section>
      <section>
        <h3>{isWaiting ? "Why it waits" : "About it"}</h3>
        <Facts
          facts={[
            ...(detail.why ? [{ term: "Held because", fact: detail.why }] : []),
            isWaiting
              ? { term: "Waiting", fact: `${formatAge(now - sent.getTime())}, since ${day}` }
              : { term: "Sent", fact: day },
            { term: "Account", fact: detail.account },
            {
              term: "About",
              fact: <TextLink to={detail.subject.path}>{detail.subject.name}</TextLink>,
            },
          ]}
        />
      </section>
    </>
  );
}
