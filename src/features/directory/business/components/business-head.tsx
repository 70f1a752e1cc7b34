import { Globe, MapPin, Phone } from "lucide";
import { AddToTrip } from "#features/trips/exports/add-to-trip.tsx";
import type { Crumb } from "#platform/http/meta/breadcrumb-json-ld.ts";
import { ButtonLink } from "#ui/button.tsx";
import { CheckTag } from "#ui/card.tsx";
import { classes } from "#ui/classes.ts";
import { Cover } from "#ui/cover.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Score } from "#ui/rating.tsx";
import { BackLink } from "#ui/text-link.tsx";
import { businessTrail } from "../json-ld.ts";
import type { BusinessView } from "../present-business.ts";
import { BusinessShare } from "./business-share.tsx";

// The panel covers the lower left of the cloth; on a phone its whole lower edge.
const panel =
  "relative mt-[calc(-1*clamp(48px,9vw,132px))] print:mt-0 bg-paper pt-[clamp(1.4rem,3.2vw,2.75rem)] sm:max-lg:mr-16 before:absolute before:inset-y-0 before:right-full before:w-[50vw] before:bg-paper max-sm:after:absolute max-sm:after:inset-y-0 max-sm:after:left-full max-sm:after:w-(--gutter) max-sm:after:bg-paper";
// Padding between the cloth's edge and what is next to it.
const clothGap = "sm:pr-[clamp(1.4rem,3.6vw,3.25rem)]";
// On a phone the buttons share one row.
const action = "max-sm:grow max-sm:px-3.5";
const outlined = `button button-secondary button-regular ${action}`;

/** The panel with the name, which overlaps the cloth above it. */
export function BusinessHead({ business }: { business: BusinessView }) {
  const { id, name, category, location, phone, website, reviewCount } = business;
  return (
    <div className={panel}>
      <div className={`flex flex-wrap items-center justify-between gap-x-6 ${clothGap}`}>
        <BackLink to="/directory">Back to directory</BackLink>
        <Breadcrumb trail={businessTrail(business)} />
      </div>
      <h1 className={`mt-2 mb-3.5 wrap-anywhere ${clothGap}`}>{name}</h1>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1.5 text-muted">
        <Score
          rating={business.averageRating}
          count={reviewCount}
          unit={reviewCount === 1 ? "review" : "reviews"}
          showUnit
        />
        {category && <span>{category}</span>}
        {location && (
          <span className="inline-flex items-center gap-1.5">
            <Icon of={MapPin} className="size-5" />
            {location}
          </span>
        )}
        {business.verified && <CheckTag>Verified</CheckTag>}
      </div>
      <div className="mt-6 flex flex-wrap gap-2.5">
        {/* Everyone can post there; the form on this page may be closed. */}
        <ButtonLink to={`/reviews?business=${id}#review`} className="max-sm:basis-full">
          Write a review
        </ButtonLink>
        {phone && (
          <a className={outlined} href={phone.href} data-visit="call">
            <Icon of={Phone} />
            Call
          </a>
        )}
        {website && (
          <ExternalLink className={outlined} href={website.href} data-visit="site">
            <Icon of={Globe} />
            Website
          </ExternalLink>
        )}
        <AddToTrip kind="business" subjectId={id} name={name} className={action} />
        <BusinessShare name={name} className={action} />
      </div>
    </div>
  );
}

/** The business's photo or its cloth, full width. A border separates light cloth from the page below. */
export function BusinessCover({ id, picture }: Pick<BusinessView, "id" | "picture">) {
  return (
    <Cover
      id={id}
      palette="gold"
      ratio={3.4}
      picture={picture}
      eager
      className={classes("h-[clamp(200px,27vw,380px)] border-gold border-b-6", !picture && "not-on-paper")}
    />
  );
}

/** The breadcrumb. The current page is the heading and not repeated. */
function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="max-sm:hidden">
      <ol className="flex flex-wrap gap-x-2 text-small text-muted">
        {trail.slice(0, -1).map(({ label, path }, index) => (
          <li key={path} className="flex items-baseline gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            <Link to={path} className="hit py-1 hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
