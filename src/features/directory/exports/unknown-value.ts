/** A value in an address that names nothing we have: an old link, or one typed by hand. */
export type UnknownValue = { field: "category" | "state" | "sort" | "page" | "business"; value: string };

/** Keeps an address that nobody was given out of the page cache: made-up values would push out real pages. */
export function headersFor(ignored: readonly UnknownValue[]): Record<string, string> {
  return ignored.length > 0 ? { "cache-control": "private, no-cache" } : {};
}

/** What is said above a list that goes on without such a value. */
export function describeUnknown({ field, value }: UnknownValue): string {
  switch (field) {
    case "category":
      return `We have no category “${value}”, so here is the list without it.`;
    case "state":
      return `We know no business in “${value}” yet, so here is the list without it.`;
    case "sort":
      return `We cannot sort by “${value}”, so here is the usual order.`;
    case "page":
      return "That page of the list is no longer there, so here is the first.";
    case "business":
      return "We do not know that business. It may have left, so please pick another.";
  }
}
