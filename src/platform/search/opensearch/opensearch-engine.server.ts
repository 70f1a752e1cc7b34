import type { Db } from "#platform/db/open-database.server.ts";
import { documentKinds } from "../document-kinds.ts";
import type { SearchEngine, SearchHealth } from "../engine.ts";
import { limitWords, stemEachWord } from "../postgres/stem-words.server.ts";
import type { OpenSearch } from "./client.server.ts";
import { countMatches } from "./count.server.ts";
import { find } from "./find.server.ts";
import { isBeyondWindow, listPage, listPins } from "./list.server.ts";
import { hasAllStems, withoutTotal } from "./query.ts";
import { suggest } from "./suggest.server.ts";

type Services = { db: Db; search: OpenSearch; postgres: SearchEngine };

/** OpenSearch as the search engine. PostgreSQL stems the words and keeps precomputed counts. */
export function createOpenSearchEngine({ db, search, postgres }: Services): SearchEngine {
  return {
    find: (query) => find(db, search, query),
    suggest: (query) => suggest(search, query),
    list: (list) => (isBeyondWindow(list) ? postgres.list(list) : listPage(search, list)),
    listPins: (area) => listPins(search, area),
    count: (list, grid) => (list.titlePart ? countMatches(search, list, grid) : postgres.count(list, grid)),
    // Lists of other features are filtered in PostgreSQL anyway, and a title is one index lookup there.
    match: (query) => postgres.match(query),
    findTitles: (names) => postgres.findTitles(names),
    findWords: async ({ kinds, words }) => {
      const limited = limitWords(words);
      const stems = await stemEachWord(db, limited);
      const firstHit = { ...withoutTotal, size: 1, terminate_after: 1, _source: false };
      const searches = stems.map((wordStems) => ({
        kind: kinds,
        body: { ...firstHit, query: hasAllStems(wordStems) },
      }));
      const responses = await search.search(searches);
      return limited.filter((_word, index) => responses[index]?.hits.hits.length);
    },
    health: () => checkHealth(search),
  };
}

/** Up if one query reaches the index of every kind. */
async function checkHealth(search: OpenSearch): Promise<SearchHealth> {
  const body = { size: 0, terminate_after: 1, track_total_hits: false };
  const reason = await search
    .search([{ kind: documentKinds, body }])
    .then(() => null)
    .catch((error: Error) => error.message);
  return { engine: "opensearch", isUp: reason === null, reason };
}
