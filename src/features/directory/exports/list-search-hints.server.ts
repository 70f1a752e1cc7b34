import { remember } from "#platform/cache/remember.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { listBusinesses } from "../search/queries/list-businesses.server.ts";

/** Words that are common in names, the most useful first. */
const candidates = ["Braids", "Coffee", "Books", "Catering", "Kitchen", "Studio", "Barbershop", "Records"];
const maxHints = 3;
const maxOfDay = 4;

/** Suggested search terms. Each finds at least one business. */
export async function listSearchHints(db: Db): Promise<string[]> {
  return (await listUsefulWords(db)).slice(0, maxHints);
}

/** Different words every day, each of which finds a business. */
export async function listWordsOfDay(db: Db, now: Date): Promise<string[]> {
  const words = await listUsefulWords(db);
  const first = Math.floor(now.getTime() / 86_400_000) % Math.max(1, words.length);
  return [...words.slice(first), ...words.slice(0, first)].slice(0, maxOfDay);
}

const listUsefulWords = remember(
  async (db: Db): Promise<string[]> => {
    const found = await Promise.all(candidates.map((word) => findsAny(db, word)));
    return candidates.filter((_word, index) => found[index]);
  },
  { freshForMs: 60_000, staleForMs: 600_000 },
);

async function findsAny(db: Db, term: string): Promise<boolean> {
  return (await listBusinesses(db, { term, limit: 1 })).items.length > 0;
}
