import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { categoryPath, placePath } from "../landing/landing-slug.ts";
import { listLandingPlaces } from "../landing/queries/list-landing-places.server.ts";
import { findPartState } from "../queries/find-part-state.server.ts";
import { listSitemapParts } from "../queries/list-sitemap-parts.server.ts";
import { readSitemapPart } from "../queries/read-sitemap-part.server.ts";
import { orderCategories } from "../rules.ts";
import { listChoices } from "../search/queries/list-choices.server.ts";

// What search engines take in one file.
const most = 50_000;
const maxPlaces = 40_000;
const hour = 3_600_000;

/** Where each file of the sitemap begins, at most an hour old while search engines ask; new businesses go into the last. */
export const listBusinessParts = remember((db: Db) => listSitemapParts(db, { size: most }), {
  freshForMs: hour,
  staleForMs: 24 * hour,
});

/**
 * One file of the sitemap, counted from 1: what tells whether it has changed, and how to read it, with each business
 * as the pattern says; null when there is no such file.
 */
export async function findBusinessPart(db: Db, number: number) {
  const parts = await listBusinessParts(db);
  const from = parts[number - 1];
  if (!from) return null;
  const part = { from, before: parts[number], most };
  const { businesses, changedAt } = await findPartState(db, part);
  return {
    state: [part.from, part.before, businesses, changedAt.toISOString()].join(" "),
    changedAt,
    read: (pattern: string) => readSitemapPart(db, part, pattern),
  };
}

/** The pages of the categories that have businesses, and of the cities that have enough of them. */
export async function listLandingPaths(db: Db): Promise<string[]> {
  const [{ categories }, places] = await Promise.all([
    listChoices(db),
    listLandingPlaces(db, { limit: maxPlaces }),
  ]);
  const paths = new Set(orderCategories(categories.map(({ name }) => name)).map(categoryPath));
  for (const place of places) {
    const path = placePath(place);
    if (path) paths.add(path);
  }
  return [...paths];
}
