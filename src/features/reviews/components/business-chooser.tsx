import type { RatedName } from "#features/directory/exports/search-by-name.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pager } from "#ui/pagination.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useFocusOnNewPage } from "#ui/use-focus-on-new-page.ts";
import { RatingNote } from "./rating-note.tsx";

type BusinessChooserProps = {
  businesses: readonly RatedName[];
  search: string;
  after: string;
  pages: { previous?: string; next?: string };
};

/** The businesses to choose from, by name. */
export function BusinessChooser({ businesses, search, after, pages }: BusinessChooserProps) {
  const list = useFocusOnNewPage<HTMLUListElement>(after);
  return (
    <>
      <EmptyState
        title="Please select a business to see its reviews."
        cloth={<Cloth id="reviews-choose" palette="teal" ratio={0.93} height={420} eager />}
        actions={
          businesses.length === 0 && (
            <ButtonLink to="/directory" variant="secondary">
              Go to the directory
            </ButtonLink>
          )
        }
      >
        {businesses.length === 0
          ? `No business is named “${search}”. Try fewer letters, or walk the directory.`
          : "Type a few letters of its name above, or pick one below."}
      </EmptyState>
      <ul
        id="results"
        ref={list}
        tabIndex={-1}
        aria-label="Businesses"
        className="mt-8 grid scroll-mt-4 gap-x-10 border-ink border-t-2 empty:hidden sm:grid-cols-2 lg:grid-cols-3"
      >
        {businesses.map((business) => (
          <Choice key={business.id} business={business} />
        ))}
      </ul>
      <div className="mt-8 empty:hidden">
        <Pager label="Pages of businesses" {...pages} />
      </div>
    </>
  );
}

function Choice({ business }: { business: RatedName }) {
  const { id, name, location, rating, reviewCount } = business;
  return (
    <li className="relative grid content-center gap-0.5 border-line border-b py-3">
      <TextLink
        to={`/reviews?business=${id}`}
        className="font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline [overflow-wrap:anywhere]"
      >
        {name}
      </TextLink>
      <span className="flex flex-wrap items-center justify-between gap-x-4 text-muted text-small">
        {location}
        <RatingNote rating={rating} count={reviewCount} />
      </span>
    </li>
  );
}
