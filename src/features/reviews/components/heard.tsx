import { Cover } from "#ui/cover.tsx";
import { Stars } from "#ui/rating.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import { TextLink } from "#ui/text-link.tsx";
import type { Opening, Quote } from "../read-opening.server.ts";
import { reviewsList } from "../reviews-query.ts";

/** What people said lately, in large type: the newest beside its cloth, two more below. */
export function Heard({ title, news, quotes }: Pick<Opening, "title" | "news" | "quotes">) {
  if (quotes.length === 0) return null;
  return (
    <section className="section-y" aria-labelledby="heard">
      <div className="wrap">
        <SectionHead id="heard" title={title}>
          {news && <span className="position">{news}</span>}
        </SectionHead>
        <div className="quotes">
          {quotes.map((quote, index) => (
            <LargeQuote key={quote.id} quote={quote} ratio={index === 0 ? 4 / 3 : 1} />
          ))}
        </div>
      </div>
    </section>
  );
}

function LargeQuote({ quote, ratio }: { quote: Quote; ratio: number }) {
  const { businessId, businessName, city, comment, media, rating, reviewerName, day } = quote;
  return (
    <figure>
      <Cover
        id={businessId}
        palette="gold"
        ratio={ratio}
        height={ratio === 1 ? 132 : 360}
        picture={media}
        eager
      />
      <div>
        <blockquote className="display">“{comment}”</blockquote>
        <figcaption>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Stars rating={rating} />
            <b className="font-semibold">{reviewerName ?? "Anonymous"}</b>
          </p>
          <p className="text-muted text-small">
            on{" "}
            <TextLink to={reviewsList.href({ business: businessId })}>
              {[businessName, city].filter(Boolean).join(", ")}
            </TextLink>{" "}
            <span className="whitespace-nowrap">· {day}</span>
          </p>
        </figcaption>
      </div>
    </figure>
  );
}
