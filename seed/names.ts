import { firstNames, type Person } from "./people.ts";
import type { Place } from "./places.ts";
import type { Random } from "./random.ts";
import { fill } from "./text.ts";
import type { Trade } from "./trade.ts";

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const adjectives = words(`
  Amber Ample Blue Brass Bright Broad Calm Cinnamon Copper Crimson Deep Early Eastern Easy Even Fair First Free Gentle
  Gilded Glad Golden Good Grand Hollow Honest Humble Indigo Ivory Jade Kindly Late Laughing Long Low Lucky Mellow Merry
  Midnight Mighty New Northern Old Open Painted Patient Plain Proud Quiet Ready Red Rolling Rooted Royal Salted Second
  Silver Simple Slow Small Sacred Southern Steady Still Sweet Tall Tender Third True Velvet Warm Western Winsome Wide Wild
  Woven Young`);

export const nouns = words(`
  Acacia Almond Anchor Anvil Apron Azalea Banjo Baobab Basil Bayou Beacon Bell Benne Birch Bloom Bluebird Bower Bramble
  Bridge Broom Calabash Camellia Candle Carousel Cardinal Cedar Chalk Clay Clover Coil Comet Compass Coral Calico Cove Cowrie
  Crane Creek Crown Cypress Dahlia Dawn Delta Dogwood Dove Drum Dusk Ember Fable Falcon Feather Fern Fiddle Fig Finch
  Flint Fountain Gable Garden Gate Ginger Glory Grove Guava Gumtree Harbor Harvest Hazel Hearth Heron Hibiscus Hickory
  Hill Hive Honeycomb Horizon Iris Ironwood Ivy Jasmine Jubilee Juniper Kettle Keystone Kingfisher Kola Lantern Lark
  Laurel Lavender Ledger Lily Linden Loom Lotus Magnolia Mahogany Mango Maple Marigold Marrow Meadow Meridian Mimosa
  Mirror Moon Morning Moss Mulberry Myrtle Needle Nightjar Nutmeg Oak Oasis Okra Olive Orchard Oriole Oxbow Palm Palmetto
  Papaya Parade Pearl Pecan Pepper Persimmon Pine Plum Pomegranate Porch Praline Prism Quill Quilt Raven Reed Ribbon River
  Robin Rosewood Saffron Sage Salt Sankofa Sapling Satin Shea Shutter Skillet Sorrel Sparrow Spindle Spruce Star Steeple
  Stone Story Summit Sundial Sunrise Swallow Sycamore Tamarind Tamboura Thimble Thistle Thread Thyme Tide Timber Trellis
  Trumpet Tulip Umber Vanilla Verbena Vine Violet Walnut Warbler Willow Window Wren Yarrow Zinnia`);

// Swahili, Yoruba, Twi, Wolof, Amharic and Haitian words that name a quality or a greeting.
const heritage = words(`
  Amani Asante Ashé Baraka Furaha Imara Jamii Karibu Kuumba Lakay Mwangaza Nia Nuru Pamoja Rafiki Safari Selam Tausi
  Teranga Tumaini Umoja Upendo Uzuri Zawadi Zuri Akwaaba Ayo Ife Ilé Kilimo Konbit Lakou Sunu Tizita`);

const streets = words(`
  Alder Auburn Beecher Camden Carver Chestnut Clara Clover Dexter Douglass Dumaine Farish Franklin Garnet Habersham
  Hawthorn Ivy Jones Juniper Kossuth Lafayette Linden Magazine Mercer Morris Orange Parrish Pearl Prince Ridge Rosa Selby
  Spruce Tulip Union Vine Walker Wheatley`);

const shapes: readonly [weight: number, shape: string][] = [
  [9, "{adjective} {noun} {tail}"],
  [9, "{noun} & {noun}"],
  [7, "{noun} & {noun} {tail}"],
  [8, "{last}'s {tail}"],
  [7, "{first}'s {tail}"],
  [6, "{last} & {kin} {tail}"],
  [7, "{street} Street {tail}"],
  [7, "{noun} {tail}"],
  [5, "The {adjective} {noun}"],
  [5, "{heritage} {tail}"],
  [4, "{noun} Row {tail}"],
  [4, "House of {last}"],
  [3, "{first} & {other}"],
  [4, "{noun} House {tail}"],
  [3, "{number} {nouns} {tail}"],
  [3, "{last} Brothers {tail}"],
  [3, "{last} Sisters {tail}"],
  [3, "{adjective} {tail}"],
  [4, "{noun} and {last}"],
  [3, "{kinship} {first}'s {tail}"],
  [3, "{heritage} & {noun}"],
  [3, "{cityWord} {noun} {tail}"],
  [2, "Under the {noun}"],
  [2, "{noun} by {first}"],
];

const personShapes: readonly string[] = [
  "{first} {last}",
  "{first} “{nickname}” {last}",
  "{nickname} {last}",
  "{kinship} {first}",
  "{first} {last}",
];

const numbers = ["Two", "Three", "Four", "Five", "Seven", "Nine", "Ten", "Twelve", "Forty"];
const kin = [
  "Sons",
  "Daughters",
  "Daughter",
  "Son",
  "Sisters",
  "Brothers",
  "Kin",
  "Company",
  "Cousins",
  "Nephews",
];
const kinship = ["Aunt", "Uncle", "Mama", "Big", "Miss", "Papa", "Cousin", "Mother", "Deacon"];
const nicknames = [
  "Sugar",
  "Deacon",
  "Lucky",
  "Peaches",
  "Professor",
  "Junebug",
  "Biscuit",
  "Doc",
  "Sunday",
  "Tiny",
  "Motor",
  "Cornbread",
];

/** Draws a name for a business of this trade. */
export function drawBusinessName(random: Random, trade: Trade, place: Place, founder: Person): string {
  const shape =
    trade.tails.length === 0 ? random.pick(personShapes) : random.weighted(shapes, ([weight]) => weight)[1];
  // Avoids two ampersands: "Reed & Mimosa Chair & Razor".
  const tails = trade.tails.filter((tail) => !(shape.includes("&") && tail.includes("&")));
  const slots = {
    adjective: adjectives,
    noun: nouns,
    nouns: nouns.filter((noun) => !/[syh]$/.test(noun)).map((noun) => `${noun}s`),
    tail: tails,
    first: founder.first,
    other: firstNames,
    last: founder.last,
    street: streets,
    heritage,
    number: numbers,
    kin,
    kinship,
    nickname: nicknames,
    cityWord: place.city.replace(/^(?:St\.|New|Fort|Las|Los|San|Little|Baton|Kansas|Oklahoma) /, ""),
  };
  return fill(random, shape, slots).replace(/s's /, "s' ");
}
