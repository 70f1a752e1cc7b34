const country = /[\s,]+(?:usa|u\.s\.a\.?|u\.s\.|united states(?: of america)?)\.?$/i;
/** "US" is also a word, so only after a comma, a ZIP code or in uppercase. */
const shortCountry = /(?:,\s*us|\b\d{5}\s+us|\s+US)$/;

/** A location without a country at its end. */
export function dropCountry(text: string): string {
  const trimmed = text.trim();
  const short = shortCountry.test(trimmed) ? trimmed.slice(0, -2).replace(/[\s,]+$/, "") : trimmed;
  return short.replace(country, "");
}

/** The five digits at the end, and the text before them. */
export function splitZip(text: string): { before: string; code: string | null } {
  const [, before = "", code] = /^(?:(.*?)[\s,]+)?(\d{5})(?:-?\d{4})?$/.exec(text) ?? [];
  return code ? { before, code } : { before: text, code: null };
}

/** The parts between commas, with single spaces. */
export function splitParts(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim().replace(/\s+/g, " "))
    .filter(Boolean);
}

const streetWords = new Set([
  ...["alley", "aly", "avenue", "ave", "av", "boulevard", "blvd", "bvd", "circle", "cir", "court", "ct"],
  ...["crossing", "drive", "dr", "expressway", "freeway", "highway", "hwy", "lane", "ln", "loop", "parkway"],
  ...["pkwy", "place", "pl", "plaza", "plz", "road", "rd", "row", "square", "sq", "street", "st", "terrace"],
  ...["ter", "trail", "trl", "turnpike", "way", "broadway", "floor", "mall"],
  // After the name of a street.
  ...["n", "s", "e", "w", "ne", "nw", "se", "sw", "north", "south", "east", "west"],
]);

/** Whether words are a street rather than a city: with a number, or with a street ending. */
export function isStreet(text: string): boolean {
  const words = text.toLowerCase().replaceAll(".", "").split(/\s+/);
  return /\d/.test(text) || (words.length > 1 && streetWords.has(words.at(-1) ?? ""));
}
