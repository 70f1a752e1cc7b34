/** The states and their postal codes, in lowercase. */
export const stateCodes: Readonly<Record<string, string>> = {
  Alabama: "al",
  Alaska: "ak",
  Arizona: "az",
  Arkansas: "ar",
  California: "ca",
  Colorado: "co",
  Connecticut: "ct",
  Delaware: "de",
  "District of Columbia": "dc",
  Florida: "fl",
  Georgia: "ga",
  Hawaii: "hi",
  Idaho: "id",
  Illinois: "il",
  Indiana: "in",
  Iowa: "ia",
  Kansas: "ks",
  Kentucky: "ky",
  Louisiana: "la",
  Maine: "me",
  Maryland: "md",
  Massachusetts: "ma",
  Michigan: "mi",
  Minnesota: "mn",
  Mississippi: "ms",
  Missouri: "mo",
  Montana: "mt",
  Nebraska: "ne",
  Nevada: "nv",
  "New Hampshire": "nh",
  "New Jersey": "nj",
  "New Mexico": "nm",
  "New York": "ny",
  "North Carolina": "nc",
  "North Dakota": "nd",
  Ohio: "oh",
  Oklahoma: "ok",
  Oregon: "or",
  Pennsylvania: "pa",
  "Rhode Island": "ri",
  "South Carolina": "sc",
  "South Dakota": "sd",
  Tennessee: "tn",
  Texas: "tx",
  Utah: "ut",
  Vermont: "vt",
  Virginia: "va",
  Washington: "wa",
  "West Virginia": "wv",
  Wisconsin: "wi",
  Wyoming: "wy",
};

const codesByName = new Map(
  Object.entries(stateCodes).flatMap(([name, code]) =>
    [name.toLowerCase(), code].map((spelling) => [spelling, code]),
  ),
);

/** The lowercase postal code of a state, by its name or code: `Georgia`, `GA`, `D.C.`. */
export function codeOfState(state: string): string | undefined {
  return codesByName.get(state.replaceAll(".", "").trim().toLowerCase());
}

const namesByCode = new Map(Object.entries(stateCodes).map(([name, code]) => [code, name]));

/** The name of a state by its name or code: `GA` is `Georgia`. Other text is returned unchanged. */
export function nameOfState(state: string): string {
  return namesByCode.get(codeOfState(state) ?? "") ?? state;
}

/** A short location for lists: `Charleston, SC`. Text that does not end with a state is returned unchanged. */
export function shortenLocation(location: string): string {
  const comma = location.lastIndexOf(",");
  const code = comma > 0 ? codeOfState(location.slice(comma + 1)) : undefined;
  return code ? `${location.slice(0, comma)}, ${code.toUpperCase()}` : location;
}
