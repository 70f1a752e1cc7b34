import { spellingsOf, stateCodeOf } from "../us-states.ts";

/** Every way in which locations spell a state, in lower case, whichever of them is given; none outside the states. */
export function listStateSpellings(state: string): string[] {
  const code = stateCodeOf(state);
  return code ? spellingsOf(code).map((spelling) => spelling.toLowerCase()) : [];
}
