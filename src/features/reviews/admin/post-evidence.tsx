import { formatAge } from "#ui/format-age.ts";
import { formatDay } from "#ui/format-day.ts";
import { Facts } from "#ui/queue/evidence.tsx";
import type { OpenItem } from "#ui/queue/queue-data.ts";
import { Stars } from "#ui/rating.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { PostDetail } from "./present-post.ts";

type PostEvidenceProps = { open: OpenItem<PostDetail>; now: number };

/** A review or reply, why it waits and who wrote it. */
export function PostEvidence({ open, now }: PostEvidenceProps) {
  const { kind, status, at, detail } = open;
  const { rating, text, repliesTo, why, account, businessId, businessName } = detail;
  const sent = new Date(at);
  const since = <time dateTime={at}>{formatDay(sent)}</time>;
  const age = formatAge(now - sent.getTime());
  return (
    <>
      <section>
        <h3>{kind === "review" ? "The review" : "The reply"}</h3>
        {repliesTo && (
          <blockquote className="mb-4 line-clamp-3 border-line border-l-6 pl-4 text-muted text-small [overflow-wrap:anywhere]">
            {repliesTo}
          </blockquote>
        )}
        {rating !== null && <Stars rating={rating} />}
        <p className="mt-1.5 max-w-[64ch] whitespace-pre-line text-pretty [overflow-wrap:anywhere]">{text}</p>
      </section>
      <section>
        <h3>{status === "waiting" ? "Why it waits" : "About it"}</h3>
        <Facts
          facts={[
            ...(why ? [{ term: "Held because", fact: why }] : []),
            status === "waiting"
              ? {
                  term: "Waiting",
                  fact: (
                    <>
                      {age}, since {since}
                    </>
                  ),
                }
              : { term: "Sent", fact: since },
            { term: "Account", fact: account },
            { term: "About", fact: <TextLink to={`/business/${businessId}`}>{businessName}</TextLink> },
          ]}
        />
      </section>
    </>
  );
}
