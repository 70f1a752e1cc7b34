import { foldSearchText } from "#features/directory/exports/fold-text.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { runSearch } from "#platform/http/lists/run-search.server.ts";
import type { Services } from "#platform/http/services.ts";
import { searchAll } from "../find/search-all.server.ts";
import { parseSearchRequest } from "../parse/parse-search-request.server.ts";
import type { ParsedQuery } from "../parse/parsed-query.ts";
import { parseStoreSearch } from "./parse-store-search.ts";

/** With this many matching names, the text was meant as a name. */
const minMatches = 5;
const maxProducts = 8;

/** The store searches names. These are products that the text also means, such as `candle under $30`; null if none. */
export async function loadRelatedProducts(
  services: Pick<Services, "db" | "limits" | "searches">,
  ip: string,
  urlParams: URLSearchParams,
  now: Date,
) {
  const params = parseStoreSearch(urlParams);
  if (!params) return null;
  const { parsed, needsLocation } = await parseSearchRequest(services.db, params, now);
  if (needsLocation || !isAboutProducts(parsed)) return null;
  const search = await runSearch(services, ip, () => findOthers(services.db, parsed, params.q, now));
  return search.ok && search.found.length > 0 ? { text: params.q, items: search.found } : null;
}

/** Products with all of the words, except those that the store already found by name. */
async function findOthers(db: Db, parsed: ParsedQuery, text: string, now: Date) {
  const groups = await searchAll(db, parsed, { now, kind: "product", limit: minMatches + maxProducts });
  const found = groups.find(({ kind, isPartial }) => kind === "product" && !isPartial)?.items ?? [];
  const name = foldSearchText(text);
  const others = found.filter(({ title }) => !foldSearchText(title).includes(name));
  return found.length - others.length < minMatches ? others.slice(0, maxProducts) : [];
}

/** A category alone means businesses. */
function isAboutProducts({ kind, words, price, place }: ParsedQuery): boolean {
  return kind === "product" || words.length > 0 || price !== null || place !== null;
}
