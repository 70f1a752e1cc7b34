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

const longestCursor = 1000;
/** Going back further than this leads to the first page; the address would grow without end. */
const longestTrail = 20;

/** Reads the address of the reviews page; what cannot be meant is as if it were not there. */
export function readReviewsAddress(query: URLSearchParams): ReviewsAddress {
  const sort = reviewSorts.find((known) => known === query.get("sort"));
  return {
    business: query.get("business"),
    search: (query.get("search") ?? "").trim().slice(0, 100),
    sort: sort ?? "newest",
    after: readCursors(query, "after").at(0),
    trail: readCursors(query, "trail").slice(-longestTrail),
  };
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

/** The addresses of the pages before and after one, as far as there are any. */
export function pagesAround(address: ReviewsAddress, nextCursor: string | null) {
  const { after, trail } = address;
  const walked = after ? [...trail, after].slice(-longestTrail) : trail;
  return {
    ...(after && { previous: reviewsPath({ ...address, after: trail.at(-1), trail: trail.slice(0, -1) }) }),
    ...(nextCursor && { next: reviewsPath({ ...address, after: nextCursor, trail: walked }) }),
  };
}

function readCursors(query: URLSearchParams, name: string): string[] {
  const parts = (query.get(name) ?? "").split(".");
  return parts.filter((part) => part.length <= longestCursor && /^[\w-]+$/.test(part));
}
