import { foldSearchText } from "#features/directory/exports/fold-text.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { runSearch } from "#platform/http/run-search.server.ts";
import type { Services } from "#platform/http/services.ts";
import { searchAll } from "./queries/search-all.server.ts";
import { readAsked } from "./read-asked.server.ts";
import { readStoreSearch } from "./read-store-search.ts";
import type { Reading } from "./reading/reading.ts";

/** With this many goods of that name, the words were a name. */
const handful = 5;
const maxGoods = 8;

/** The store searches names: goods that the words mean besides, such as `gift` or `candle under $30`. Null if none. */
export async function readGoodsCloseTo(
  services: Pick<Services, "db" | "limits" | "searches">,
  ip: string,
  params: URLSearchParams,
  now: Date,
) {
  const query = readStoreSearch(params);
  if (!query) return null;
  const { reading, asksWhere } = await readAsked(services.db, query, now);
  if (asksWhere || !namesGoods(reading)) return null;
  const answer = await runSearch(services, ip, () => findOthers(services.db, reading, query.q, now));
  return answer.ok && answer.found.length > 0 ? { typed: query.q, items: answer.found } : null;
}

/** Goods with all of the words, but not in their names, which the store has found. */
async function findOthers(db: Db, reading: Reading, typed: string, now: Date) {
  const { groups } = await searchAll(db, reading, { now, kind: "product", limit: handful + maxGoods });
  const found = groups.find(({ kind, isLoose }) => kind === "product" && !isLoose)?.items ?? [];
  const name = foldSearchText(typed);
  const others = found.filter(({ title }) => !foldSearchText(title).includes(name));
  return found.length - others.length < handful ? others.slice(0, maxGoods) : [];
}

/** A category alone asks for businesses. */
function namesGoods({ kind, words, price, place }: Reading): boolean {
  return kind === "product" || words.length > 0 || price !== null || place !== null;
}
