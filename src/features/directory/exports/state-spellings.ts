import { spellingsOf, stateCodeOf } from "../us-states.ts";

/** All lowercase spellings of a state in locations, given any of them; empty outside the states. */
export function listStateSpellings(state: string): string[] {
  const code = stateCodeOf(state);
  return code ? spellingsOf(code).map((spelling) => spelling.toLowerCase()) : [];
}
