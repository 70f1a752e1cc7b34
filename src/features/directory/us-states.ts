import { stateCodes } from "#platform/geo/us-states.ts";
import { foldText } from "./search/fold-text.ts";

/** Spellings in locations other than the name and the postal code. */
const otherSpellings: Readonly<Record<string, readonly string[]>> = { dc: ["D.C.", "Washington D.C."] };

const codesBySpelling = new Map(
  Object.entries(stateCodes).flatMap(([name, code]) =>
    [name, code, ...(otherSpellings[code] ?? [])].map((spelling) => [keyOf(spelling), code]),
  ),
);

/** The postal code of a state in any spelling: `Georgia`, `GA`, `D.C.`. */
export function stateCodeOf(state: string): string | undefined {
  return codesBySpelling.get(keyOf(state));
}

/** Every spelling of a state, by its postal code, the name first. */
export function spellingsOf(code: string): string[] {
  const names = Object.keys(stateCodes).filter((name) => stateCodes[name] === code);
  return names.flatMap((name) => [name, code.toUpperCase(), ...(otherSpellings[code] ?? [])]);
}

function keyOf(spelling: string): string {
  return foldText(spelling).replaceAll(".", "");
}
