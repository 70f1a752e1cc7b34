import { listNamed } from "#features/directory/exports/search-by-name.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { runSearch } from "#platform/http/lists/run-search.server.ts";
import type { Services } from "#platform/http/services.ts";
import { searchAll } from "../find/search-all.server.ts";
import type { SearchParams } from "../input.ts";
import { parseSearchRequest } from "../parse/parse-search-request.server.ts";
import type { ParsedQuery } from "../parse/parsed-query.ts";
import { describeQuery } from "../present/describe-query.ts";
import { parseDirectorySearch } from "./parse-directory-search.ts";

/** With this many matching names, the text was meant as a name. */
const minMatches = 5;
const maxCards = 6;

/** The directory searches names. These are businesses of the category and place that the text also means; null if none. */
export async function loadRelatedBusinesses(
  services: Pick<Services, "db" | "limits" | "searches">,
  ip: string,
  urlParams: URLSearchParams,
  now: Date,
) {
  const params = parseDirectorySearch(urlParams);
  if (!params) return null;
  const { parsed, needsLocation } = await parseSearchRequest(services.db, params, now);
  if (needsLocation || !isAboutBusinesses(parsed)) return null;
  const search = await runSearch(services, ip, () => findOthers(services.db, parsed, params, now));
  if (!search.ok || search.found.length === 0) return null;
  return { text: params.q, label: labelOf(params, parsed), cards: search.found };
}

/** Businesses that match the meaning; none if the text was meant as a name. */
async function findOthers(db: Db, parsed: ParsedQuery, { q, point }: SearchParams, now: Date) {
  const namedIds = await listNamed(db, q, minMatches);
  if (namedIds.length >= minMatches) return [];
  const options = { now, kind: "business", limit: minMatches + maxCards } as const;
  const groups = await searchAll(db, parsed, { ...options, point: point ?? undefined });
  const found = groups.find(({ kind, isPartial }) => kind === "business" && !isPartial)?.cards ?? [];
  return found.filter(({ id }) => !namedIds.includes(id)).slice(0, maxCards);
}

function isAboutBusinesses({ kind, category, place }: ParsedQuery): boolean {
  if (kind !== null && kind !== "business") return false;
  return category !== null || place !== null;
}

/** `Food & Beverage in Savannah, Georgia, with soul food` */
function labelOf(params: SearchParams, parsed: ParsedQuery): string {
  const { chips = [], words = "" } = describeQuery(params, parsed) ?? {};
  // Businesses have no prices.
  const shown = chips.filter(({ part }) => part !== "price");
  const summary = shown.map(({ before, label }) => `${before} ${label}`.trim()).join(" ");
  return words ? `${summary}, with ${words}` : summary;
}
