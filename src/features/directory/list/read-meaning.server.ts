import type { Db } from "#platform/db/open-database.server.ts";
import { changeQuery, type DirectoryQuery, directoryPath } from "../input.ts";
import { foldText } from "../search/fold-text.ts";
import { findPlace } from "../search/queries/find-place.server.ts";
import { listChoices } from "../search/queries/search-businesses.server.ts";
import { stateCodeOf } from "../us-states.ts";

/** What a term names other than a business, and its URL. */
export type Meaning = { label: string; to: string };

/** The state, category or city that a term names: not a typo, only the wrong field. */
export async function readMeaning(db: Db, query: DirectoryQuery): Promise<Meaning | null> {
  const term = foldText(query.search);
  if (!term) return null;
  const { categories, states } = await listChoices(db);
  const code = term.length > 2 ? stateCodeOf(term) : undefined;
  const state = states.find(({ name }) => foldText(name) === term || (code && stateCodeOf(name) === code));
  if (state) return meaning(state.name, { state: state.name, near: "", point: null });
  const category = categories.find(({ name }) => foldText(name) === term);
  if (category) return meaning(category.name, { category: category.name });
  const place = await findPlace(db, query.search);
  if (!place || place.isGuess) return null;
  const near = `${place.city}, ${place.state}`;
  return meaning(near, { near, state: "", point: null });

  function meaning(label: string, changes: Partial<DirectoryQuery>): Meaning {
    return { label, to: directoryPath(changeQuery(query, { search: "", ...changes })) };
  }
}
