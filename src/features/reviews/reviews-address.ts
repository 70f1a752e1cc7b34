import { nextPage, previousPage, readPageTrail } from "#features/directory/exports/page-trail.ts";
import type { UnknownValue } from "#features/directory/exports/unknown-value.ts";
import { type ReviewSort, reviewSorts } from "./rules.ts";

/** What the address of the reviews page says. */
export type ReviewsAddress = {
  business: string | null;
  search: string;
  sort: ReviewSort;
  /** Where the page before ended. */
  after: string | undefined;
  /** Where the pages before that ended: the way back. */
  trail: readonly string[];
};

export type PagesAround = ReturnType<typeof pagesAround>;

/** Reads the address of the reviews page; what cannot be meant is as if it were not there. */
export function readReviewsAddress(query: URLSearchParams): ReviewsAddress {
  const sort = reviewSorts.find((known) => known === query.get("sort"));
  const { after, trail } = readPageTrail(query);
  return {
    business: query.get("business"),
    search: (query.get("search") ?? "").trim().slice(0, 100),
    sort: sort ?? "newest",
    after: after || undefined,
    trail,
  };
}

/** The values of an address that name nothing, whatever the directory holds. */
export function listUnknownValues(query: URLSearchParams): UnknownValue[] {
  const sort = (query.get("sort") ?? "").trim().slice(0, 20);
  return sort === "" || reviewSorts.some((known) => known === sort) ? [] : [{ field: "sort", value: sort }];
}

/** The address of a page of reviews, or of businesses to choose from. */
export function reviewsPath({ business, search, sort, after, trail }: ReviewsAddress): string {
  const query = new URLSearchParams({
    ...(business ? { business, sort } : search && { search }),
    ...(after && { after }),
    ...(trail.length > 0 && { trail: trail.join(".") }),
  });
  return query.size > 0 ? `/reviews?${query}` : "/reviews";
}

/** Where the pages before and after one begin, as far as there are any. */
export function pagesAround(address: ReviewsAddress, nextCursor: string | null) {
  const here = { ...address, after: address.after ?? "" };
  const previous = previousPage(here);
  return {
    ...(previous && { previous: `${reviewsPath(previous)}#results` }),
    ...(nextCursor && { next: `${reviewsPath(nextPage(here, nextCursor))}#results` }),
  };
}
