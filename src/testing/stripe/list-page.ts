import { refuseMissing } from "./stripe-error.ts";

type Page = {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
};

/** One page of objects in display order. */
export function listOf<T extends { id: string }>(objects: T[], page: Page, url: string) {
  const limit = page.limit ?? 10;
  const at = (id: string) => {
    const position = objects.findIndex((object) => object.id === id);
    return position < 0 ? refuseMissing("cursor", id) : position;
  };
  if (page.ending_before) {
    const end = at(page.ending_before);
    const start = Math.max(0, end - limit);
    return { object: "list" as const, data: objects.slice(start, end), has_more: start > 0, url };
  }
  const start = page.starting_after ? at(page.starting_after) + 1 : 0;
  const data = objects.slice(start, start + limit);
  return { object: "list" as const, data, has_more: start + data.length < objects.length, url };
}

type Created = { gt?: number; gte?: number; lt?: number; lte?: number } | undefined;

/** Newest first, limited to objects created in this period. */
export function newestFirst<T extends { created: number }>(objects: Iterable<T>, created: Created): T[] {
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = created ?? {};
  return [...objects].filter(({ created: at }) => at > gt && at >= gte && at < lt && at <= lte).reverse();
}
