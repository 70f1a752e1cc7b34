import { useState } from "react";
import { BusinessCombobox } from "#features/directory/exports/business-combobox.tsx";
import type { RatedName } from "#features/directory/exports/search-by-name.server.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Cloth } from "#ui/cloth.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pager } from "#ui/pagination.tsx";
import { SearchBox } from "#ui/search-box.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { useFocusOnNewPage } from "#ui/use-focus-on-new-page.ts";
import { claimQuery } from "../claim-query.ts";

type BusinessFinderProps = {
  businesses: readonly RatedName[];
  search: string;
  after: string;
  pages: { previous?: string | undefined; next?: string | undefined };
};

/** Finds the business to claim: with suggestions while typing, or a list of results without JavaScript. */
export function BusinessFinder({ businesses, search, after, pages }: BusinessFinderProps) {
  const [typed, setTyped] = useState<{ field: HTMLInputElement; text: string } | null>(null);
  const list = useFocusOnNewPage<HTMLUListElement>(after);
  return (
    <section aria-labelledby="find">
      <h2 id="find">Which one is yours?</h2>
      <p className="mt-3 mb-5 max-w-[58ch]">Type a few letters of its name, then choose it from the list.</p>
      <div className="combo max-w-160">
        <SearchBox
          key={search}
          label="Business"
          name="search"
          action={claimQuery.path}
          placeholder="Business name"
          buttonLabel="Find"
          defaultValue={search}
          onInput={({ currentTarget }) => setTyped({ field: currentTarget, text: currentTarget.value })}
        />
        {typed && (
          <BusinessCombobox
            {...typed}
            toBusiness={(business) => claimQuery.href({ business })}
            allTo={(text) => claimQuery.href({ search: text })}
            empty={(text) => `No business is named “${text}”.`}
          />
        )}
      </div>
      <ul
        id="results"
        ref={list}
        tabIndex={-1}
        aria-label="Businesses"
        className="mt-8 grid scroll-mt-4 gap-x-10 border-ink border-t-2 empty:hidden sm:grid-cols-2"
      >
        {businesses.map((business) => (
          <Choice key={business.id} business={business} />
        ))}
      </ul>
      {businesses.length === 0 && (
        <div className="mt-8">
          <EmptyState
            level={3}
            title="No business by that name"
            cloth={<Cloth id="claim-none" palette="gold" ratio={0.93} height={420} />}
            actions={
              <ButtonLink to="/directory" variant="secondary">
                Go to the directory
              </ButtonLink>
            }
          >
            {`No business is named “${search}”. Try fewer letters, or look for it in the directory.`}
          </EmptyState>
        </div>
      )}
      <div className="mt-8 empty:hidden">
        <Pager label="Pages of businesses" {...pages} />
      </div>
    </section>
  );
}

function Choice({ business: { id, name, location } }: { business: RatedName }) {
  return (
    <li className="relative grid content-center gap-0.5 border-line border-b py-3">
      <TextLink
        to={claimQuery.href({ business: id, name })}
        className="font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline [overflow-wrap:anywhere]"
      >
        {name}
      </TextLink>
      <span className="text-muted text-small">{location}</span>
    </li>
  );
}
