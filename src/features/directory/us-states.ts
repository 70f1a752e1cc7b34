import { foldText } from "./search/fold-text.ts";

const stateCodes: Readonly<Record<string, string>> = {
  ...{ Alabama: "al", Alaska: "ak", Arizona: "az", Arkansas: "ar", California: "ca", Colorado: "co" },
  ...{ Connecticut: "ct", Delaware: "de", "District of Columbia": "dc", Florida: "fl", Georgia: "ga" },
  ...{ Hawaii: "hi", Idaho: "id", Illinois: "il", Indiana: "in", Iowa: "ia", Kansas: "ks", Kentucky: "ky" },
  ...{ Louisiana: "la", Maine: "me", Maryland: "md", Massachusetts: "ma", Michigan: "mi", Minnesota: "mn" },
  ...{
    Mississippi: "ms",
    Missouri: "mo",
    Montana: "mt",
    Nebraska: "ne",
    Nevada: "nv",
    "New Hampshire": "nh",
  },
  ...{
    "New Jersey": "nj",
    "New Mexico": "nm",
    "New York": "ny",
    "North Carolina": "nc",
    "North Dakota": "nd",
  },
  ...{ Ohio: "oh", Oklahoma: "ok", Oregon: "or", Pennsylvania: "pa", "Rhode Island": "ri" },
  ...{
    "South Carolina": "sc",
    "South Dakota": "sd",
    Tennessee: "tn",
    Texas: "tx",
    Utah: "ut",
    Vermont: "vt",
  },
  ...{ Virginia: "va", Washington: "wa", "West Virginia": "wv", Wisconsin: "wi", Wyoming: "wy" },
};
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

/** A location as a line in a list has room for it: `Charleston, SC`. Whatever ends with no state stays as it is. */
export function shortenLocation(location: string): string {
  const comma = location.lastIndexOf(",");
  const code = comma > 0 ? stateCodeOf(location.slice(comma + 1)) : undefined;
  return code ? `${location.slice(0, comma)}, ${code.toUpperCase()}` : location;
}

/** Every spelling under which locations may end with the state of these two letters, the name first. */
export function spellingsOf(code: string): string[] {
  const names = Object.keys(stateCodes).filter((name) => stateCodes[name] === code);
  return names.flatMap((name) => [name, code.toUpperCase(), ...(otherSpellings[code] ?? [])]);
}

function keyOf(spelling: string): string {
  return foldText(spelling).replaceAll(".", "");
}
