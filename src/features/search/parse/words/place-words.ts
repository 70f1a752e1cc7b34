import { wordSet } from "./word-set.ts";

/** Prepositions before a place. */
export const placePrepositions = wordSet("in, near, around, at, by, to, from, outside, of, downtown");

/** Phrases that mean the visitor's location. */
export const nearMePhrases = wordSet(`
  near me, nearby, near by, close by, closeby, close to me, not far from me, far from me, from me, of me,
  to me, around me, around here, near here, by me, in my area, in my city, in my town, in my neighborhood,
  my area, nearest, closest, nearest to me, closest to me, within walking distance, walking distance
`);
export const maxNearMeWords = 4;

/** Common nicknames of cities. */
export const cityNicknames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    la: "Los Angeles, California",
    nyc: "New York, New York",
    "new york city": "New York, New York",
    manhattan: "New York, New York",
    nola: "New Orleans, Louisiana",
    atl: "Atlanta, Georgia",
    philly: "Philadelphia, Pennsylvania",
    dc: "Washington, D.C.",
    "washington dc": "Washington, D.C.",
    chitown: "Chicago, Illinois",
    "chi town": "Chicago, Illinois",
    bmore: "Baltimore, Maryland",
    htown: "Houston, Texas",
    "h town": "Houston, Texas",
    htx: "Houston, Texas",
    okc: "Oklahoma City, Oklahoma",
    vegas: "Las Vegas, Nevada",
    indy: "Indianapolis, Indiana",
    nashvegas: "Nashville, Tennessee",
    bk: "Brooklyn, New York",
    kc: "Kansas City, Missouri",
    stl: "St. Louis, Missouri",
    "motor city": "Detroit, Michigan",
    clt: "Charlotte, North Carolina",
    rva: "Richmond, Virginia",
    pdx: "Portland, Oregon",
    sf: "San Francisco, California",
    "san fran": "San Francisco, California",
  }),
);

/** Cities that are also common words. They count as places only with a preposition or a state, or at the end. */
export const cityWords = wordSet(`
  mobile, orange, hope, independence, enterprise, paradise, normal, surprise, bath, magnolia, florence,
  aurora, eugene, gary, marion, troy, paris, liberty, golden, opportunity, union, commerce, hazel, ruby,
  pearl, diamond, garland, temple, sandy, rose, iris, jasmine, art, earth, gold, media, price, welcome,
  friend, home, happy, pride, success, moody, young, brown, green, white, grace, faith, joy, eden, zion,
  moon, sun, river, forest, lake, star, crown, king, queen, royal, noble
`);

/** State codes that are also words. They count only after a city or a preposition, or in capitals. */
export const stateCodeWords = wordSet(`
  in, or, me, ok, hi, la, ma, pa, oh, co, de, id, al, mo, ms, mi, mt, ct, ne, ri, ar, ia, ky, va
`);
