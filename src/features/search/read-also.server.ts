import { listNamed } from "#features/directory/exports/search-by-name.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { runSearch } from "#platform/http/run-search.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { SearchQuery } from "./input.ts";
import { presentReading } from "./present-reading.ts";
import { searchAll } from "./queries/search-all.server.ts";
import { readAsked } from "./read-asked.server.ts";
import { readNameSearch } from "./read-name-search.ts";
import type { Reading } from "./reading/reading.ts";

/** With this many names that match, the words were a name. */
const handful = 5;
const maxCards = 6;

/** What the search of a directory page also means: its category and place, and businesses of that kind. Null if nothing. */
export async function readAlso(
  services: Pick<Services, "db" | "limits" | "searches">,
  ip: string,
  params: URLSearchParams,
  now: Date,
) {
  const query = readNameSearch(params);
  if (!query) return null;
  const { reading, asksWhere } = await readAsked(services.db, query, now);
  if (asksWhere || !namesBusinesses(reading)) return null;
  const answer = await runSearch(services, ip, () => findOthers(services.db, reading, query, now));
  if (!answer.ok || answer.found.length === 0) return null;
  return { typed: query.q, label: labelOf(query, reading), cards: answer.found };
}

/** Businesses of what the words mean; none where the words were a name. */
async function findOthers(db: Db, reading: Reading, { q, point }: SearchQuery, now: Date) {
  const named = await listNamed(db, q, handful);
  if (named.length >= handful) return [];
  const options = { now, kind: "business", limit: handful + maxCards } as const;
  const { groups } = await searchAll(db, reading, { ...options, point: point ?? undefined });
  const found = groups.find(({ kind, isLoose }) => kind === "business" && !isLoose)?.cards ?? [];
  return found.filter(({ id }) => !named.includes(id)).slice(0, maxCards);
}

function namesBusinesses({ kind, category, place }: Reading): boolean {
  if (kind !== null && kind !== "business") return false;
  return category !== null || place !== null;
}

/** `Food & Beverage in Savannah, Georgia, with soul food` */
function labelOf(query: SearchQuery, reading: Reading): string {
  const { parts = [], words = "" } = presentReading(query, reading) ?? {};
  // No business lists a price.
  const counted = parts.filter(({ part }) => part !== "price");
  const read = counted.map(({ before, label }) => `${before} ${label}`.trim()).join(" ");
  return words ? `${read}, with ${words}` : read;
}
