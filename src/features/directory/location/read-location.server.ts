import { findUsCity, listUsCities } from "./find-us-city.server.ts";
import { findZip, type Point, type Zip } from "./find-zip.server.ts";
import { dropCountry, isStreet, splitParts, splitZip } from "./split-location.ts";
import { codeOfState, describeState } from "./states.ts";

/** The parts of a typed location; null if missing. */
export type ReadLocation = {
  street: string | null;
  city: string | null;
  /** The name of a state, such as `Georgia`; outside the US the last part, as typed. */
  state: string | null;
  zip: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** `typedState` is from a separate field, for a location without a state. */
type Typed = { location: string | null; state?: string | null };
type Rest = { stateCode: string; parts: string[] };
type Found = Pick<ReadLocation, "street" | "city"> & Partial<Pick<ReadLocation, "latitude" | "longitude">>;

/** A city named without a state must have this many people, and three times as many as the next with that name. */
const minPopulation = 50_000;
const minLead = 3;
/** A town this far from the ZIP code is another one with the same name. */
const maxDegrees = 0.5;
/** `New York` without a state is the city, `Washington` the state. */
const minNamesakePopulation = 1_000_000;
/** `North Carolina` has two words, `District of Columbia` three. */
const maxStateWords = 3;

const nothing: ReadLocation = {
  ...{ street: null, city: null, state: null, zip: null, latitude: null, longitude: null },
};

/** Parses street, city, state, ZIP code and a point from a location as people type it. */
export async function readLocation({ location, state = null }: Typed): Promise<ReadLocation> {
  const typed = (location ?? "").replace(/\s*[\r\n;]\s*/g, ", ");
  const text = dropCountry(typed);
  const { before, code } = splitZip(text);
  const zip = code ? await findZip(code) : undefined;
  const parts = splitParts(zip ? before : text);
  const rest = (await takeState(parts)) ?? (await findState(parts, zip, state));
  if (!rest) return readAbroad(splitParts(typed));
  const { stateCode } = rest;
  // Digits of another state are a typo or not a ZIP code, so the words count.
  const own = zip?.stateCode === stateCode ? zip : undefined;
  const found = await readCity(rest, own);
  return {
    ...nothing,
    ...found,
    ...(own && { latitude: own.latitude, longitude: own.longitude }),
    state: describeState(stateCode),
    zip: own?.zip ?? null,
  };
}

/** The state at the end: a separate part, or after a city in the same part. */
async function takeState(parts: readonly string[]): Promise<Rest | null> {
  const last = parts.at(-1) ?? "";
  const before = parts.slice(0, -1);
  const whole = codeOfState(last);
  if (whole === "dc" && (/^washington/i.test(last) || before.length === 0))
    return { stateCode: whole, parts: [...before, "Washington"] };
  if (whole && before.length > 0) return { stateCode: whole, parts: before };
  if (whole) return { stateCode: whole, parts: (await isNamesake(last, whole)) ? [last] : [] };
  const words = last.split(" ");
  for (let count = Math.min(maxStateWords, words.length - 1); count > 0; count--) {
    const spelling = words.slice(-count).join(" ");
    const stateCode = codeOfState(spelling);
    const city = words.slice(0, -count).join(" ");
    // "Fort Washington" contains no state.
    const isCode = before.length > 0 && /^\w\.?\w\.?$/.test(spelling);
    if (stateCode && (isCode || (await findCityAtEnd(city, stateCode))))
      return { stateCode, parts: [...before, city] };
  }
  return null;
}

/** New York, New York: without more, the city is meant. */
async function isNamesake(name: string, stateCode: string): Promise<boolean> {
  const city = await findUsCity(name, stateCode);
  return city !== undefined && city.population >= minNamesakePopulation;
}

/** The state of a location without one: from its ZIP code, the state field, or a large city. */
async function findState(
  parts: string[],
  zip: Zip | undefined,
  typedState: string | null,
): Promise<Rest | null> {
  if (zip) return { stateCode: zip.stateCode, parts };
  const typed = typedState ? codeOfState(typedState) : undefined;
  if (typed) return { stateCode: typed, parts };
  const last = parts.at(-1) ?? "";
  // "Kingston, Jamaica" contains no city called Jamaica.
  if (parts.length > 1 && !parts.slice(0, -1).every(isStreet)) return null;
  const [largest, next] = await listUsCities(last);
  if (!largest || largest.population < minPopulation) return null;
  return largest.population >= minLead * (next?.population ?? 0)
    ? { stateCode: largest.stateCode, parts }
    : null;
}

/** The city in a state, and the text before it. */
async function readCity({ stateCode, parts }: Rest, zip: Zip | undefined): Promise<Found> {
  const before = parts.slice(0, -1);
  const last = parts.at(-1) ?? "";
  const street = (head = "") => [...before, head].filter(Boolean).join(", ") || null;
  const known = last ? await findCityAtEnd(last, stateCode) : null;
  // The post office of a neighborhood is its city.
  if (known && !(zip && (known.isPart || isFar(known, zip)))) {
    const { city, latitude, longitude } = known;
    return { street: street(known.head), city, latitude, longitude };
  }
  if (zip) return { street: street(last), city: await spellCity(zip) };
  return isStreet(last) ? { street: street(last), city: null } : { street: street(), city: last || null };
}

function isFar(one: Point, other: Point): boolean {
  return Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude) > maxDegrees;
}

/** A city with or without a street before it: `Atlanta`, `99 Peachtree Street Atlanta`. */
async function findCityAtEnd(text: string, stateCode: string) {
  const words = text.split(/\s+/).filter(Boolean);
  for (let start = 0; start < words.length; start++) {
    const head = words.slice(0, start).join(" ");
    if (head && !isStreet(head)) continue;
    const found = await findUsCity(words.slice(start).join(" "), stateCode);
    if (found) return { ...found, head };
  }
  return null;
}

/** The spelling in the list of cities: `St. Louis`, which the post office calls `Saint Louis`. */
async function spellCity({ city, stateCode }: Zip): Promise<string> {
  return (await findUsCity(city, stateCode))?.city ?? city;
}

/** The last part is what the directory filters by as a state, the one before it the city. */
function readAbroad(parts: readonly string[]): ReadLocation {
  const [last = null, city = null, ...streets] = parts.toReversed();
  if (last && city === null && isStreet(last)) return { ...nothing, street: last };
  return { ...nothing, street: streets.reverse().join(", ") || null, city, state: last };
}
