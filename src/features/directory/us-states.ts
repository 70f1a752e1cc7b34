import { stateCodes } from "#platform/geo/us-states.ts";
import { foldText } from "./search/fold-text.ts";

/** Spellings that locations have beside the name and the two letters. */
const otherSpellings: Readonly<Record<string, readonly string[]>> = { dc: ["D.C.", "Washington D.C."] };

const codesBySpelling = new Map(
  Object.entries(stateCodes).flatMap(([name, code]) =>
    [name, code, ...(otherSpellings[code] ?? [])].map((spelling) => [keyOf(spelling), code]),
  ),
);

/** The two letters of a state, however it is spelled: `Georgia`, `GA`, `D.C.`. */
export function stateCodeOf(state: string): string | undefined {
  return codesBySpelling.get(keyOf(state));
}

/** Every spelling under which locations may end with the state of these two letters, the name first. */
export function spellingsOf(code: string): string[] {
  const names = Object.keys(stateCodes).filter((name) => stateCodes[name] === code);
  return names.flatMap((name) => [name, code.toUpperCase(), ...(otherSpellings[code] ?? [])]);
}

function keyOf(spelling: string): string {
  return foldText(spelling).replaceAll(".", "");
}
