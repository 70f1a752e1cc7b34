import type { Testimonial } from "#features/reviews/exports/home.server.ts";
import { Cover } from "#ui/cover.tsx";
import { Stars } from "#ui/rating.tsx";
import { GoLink, TextLink } from "#ui/text-link.tsx";

/** Reviews vetted by an admin or by time: the newest large, the next two beside it. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const [first, ...others] = testimonials;
  if (!first) return null;
  return (
    <section
      className="wrap section-y grid items-start gap-[clamp(2rem,6vw,6rem)] md:grid-cols-[1.5fr_1fr]"
      aria-label="What people say"
    >
      <figure>
        <blockquote className="display quote">“{first.comment}”</blockquote>
        <figcaption className="mt-6 flex items-center gap-3.5">
          <Cover
            id={first.businessId}
            palette="gold"
            ratio={1}
            picture={first.media}
            className="aspect-square w-13 flex-none"
          />
          <div>
            <b className="font-semibold">{author(first)}</b>
            <p className="text-small text-muted">
              on <BusinessLink {...first} />
              {first.city && `, ${first.city}`}
            </p>
          </div>
        </figcaption>
      </figure>
      <div className="grid gap-7">
        {others.map((quote) => (
          <figure key={quote.id} className="border-b border-line pb-7">
            <Stars rating={quote.rating} />
            <blockquote className="mt-2.5">“{quote.comment}”</blockquote>
            <figcaption className="kicker mt-2.5">
              {author(quote)} on <BusinessLink {...quote} />
            </figcaption>
          </figure>
        ))}
        <div>
          <GoLink to="/reviews">Read and write reviews</GoLink>
        </div>
      </div>
    </section>
  );
}

function author({ reviewerName }: Testimonial) {
  return reviewerName ?? "Anonymous";
}

function BusinessLink({ businessId, businessName }: Testimonial) {
  return <TextLink to={`/business/${businessId}`}>{businessName}</TextLink>;
}
