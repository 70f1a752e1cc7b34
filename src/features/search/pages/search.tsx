import { listLoader } from "#platform/http/lists/load-list.server.ts";
import { loadOrKeepFilters } from "#platform/http/lists/load-or-keep-filters.ts";
import { describePage } from "#platform/http/meta/describe-page.ts";
import { siteNameOf } from "#platform/http/meta/site-name.ts";
import { FailedState } from "#ui/failed-state.tsx";
import { SearchHead } from "../components/search-head.tsx";
import { SearchResults } from "../components/search-results.tsx";
import { SearchStart, SuggestedSearches } from "../components/search-start.tsx";
import { searchList } from "../input.ts";
import { loadSearch } from "../load-search.server.ts";
import type { Route } from "./+types/search";

export const loader = listLoader({
  list: searchList,
  // Only the lists of the features have further pages.
  isCursor: () => false,
  read: (db, params) => loadSearch(db, params, new Date()),
});
export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepFilters(args, searchList);

export function meta({ loaderData: { query: params }, matches: [root] }: Route.MetaArgs) {
  return [
    ...describePage({
      title: params.q ? `${params.q}, search` : "Search everything",
      description:
        "Black-owned businesses, events, artists, products, guides and stays, found in the words you use: what you need, where and when.",
      canonical: new URL("/search", root.loaderData.origin).href,
      siteName: siteNameOf(root),
    }),
    // Crawlers may follow results but not index them.
    { name: "robots", content: "noindex, follow" },
  ];
}

const failureMessages = {
  failed: "We couldn’t load your results. Please try again.",
  busy: "A lot of people are searching right now. Please try again in a moment.",
  "too-many": "That was a lot of searches in one minute. Take a breath, then try again.",
};

export default function SearchPage({
  loaderData: { query: params, found, ignored, failure },
}: Route.ComponentProps) {
  if (failure)
    return (
      <>
        <SearchHead title="Search" value={params.q} />
        <div className="wrap section-y">
          <FailedState
            title="Hold on a moment"
            message={
              failure.errorId
                ? `${failureMessages[failure.reason]} Error id: ${failure.errorId}`
                : failureMessages[failure.reason]
            }
          />
        </div>
      </>
    );
  if (!found.results)
    return (
      <>
        <SearchHead
          title="Search everything"
          lead="Businesses, events, artists, products and trips, in your own words."
          value=""
        >
          <SuggestedSearches words={found.words} />
        </SearchHead>
        <SearchStart examples={found.examples} />
      </>
    );
  return (
    <SearchResults params={params} results={found.results} notices={ignored.map(({ words }) => words)} />
  );
}
