import { nameOfState } from "#platform/geo/us-states.ts";
import { stateCodeOf } from "../us-states.ts";

const territories: Readonly<Record<string, string>> = {
  ...{ as: "American Samoa", gu: "Guam", mp: "Northern Mariana Islands", pr: "Puerto Rico" },
  vi: "U.S. Virgin Islands",
};
const territoryCodes = new Map(
  Object.entries(territories).flatMap(([code, name]) => [name.toLowerCase(), code].map((key) => [key, code])),
);

/** The lowercase postal code of a state or a territory. */
export function codeOfState(text: string): string | undefined {
  return stateCodeOf(text) ?? territoryCodes.get(text.toLowerCase());
}

/** The name of a state or a territory, for lists. */
export function describeState(code: string): string {
  return code === "dc" ? "D.C." : (territories[code] ?? nameOfState(code));
}
