import { places } from "./places.ts";

/**
 * The frequency of search terms in the names of the large set, as a share of all rows
 * (in brackets: rows of 5,000,000, counted in a loaded database):
 *
 * - common:   hair 6.5 % (325,000), studio 5.9 % (294,000), kitchen 5.6 % (278,000), catering 3 % (152,000)
 * - frequent: yoga 0.5 % (24,500), robotics 0.3 % (16,600), okra 0.3 % (13,300)
 * - medium:   okafor 0.08 % (4,000)
 * - rare:     zanzi, one in a million: row 777 of each million is Zanzibar … (5)
 * - absent:   xqzvk, zq: no word below and no pair of syllables spells them (0)
 * - short:    a 82 %, ha 10 %, q 4 %, zo 0.4 %
 *
 * Categories range from 22 % to 0.4 %, states from 8.6 % (Texas) to 0.03 % (Vermont), in 110 towns.
 * With 2,000,000 reviews one business has 11,500, and three of four have none.
 */

/** Last words of a name by category, the most frequent first. */
export const tails: Readonly<Record<string, readonly string[]>> = {
  "Food & Beverage": [
    "Kitchen",
    "Catering",
    "Bakery",
    "Coffee",
    "Soul Food",
    "Barbecue",
    "Grill",
    "Cafe",
    "Juice Bar",
    "Food Truck",
    "Chop House",
    "Creamery",
    "Tea Room",
    "Provisions",
  ],
  "Beauty & Cosmetics": [
    "Hair",
    "Hair Studio",
    "Barbershop",
    "Braids",
    "Nails",
    "Skin",
    "Beauty Bar",
    "Salon",
    "Spa",
    "Yoga",
    "Apothecary",
    "Lashes",
  ],
  "Fashion & Lifestyle": [
    "Boutique",
    "Home",
    "Jewelry",
    "Flowers",
    "Fitness",
    "Leather",
    "Paper Goods",
    "Kids",
  ],
  "Technology & Innovation": [
    "Systems",
    "Labs",
    "Software",
    "Digital",
    "Code School",
    "Computer Repair",
    "Solar",
    "Robotics",
  ],
  Music: ["Studios", "Records", "Music School", "Brass Band", "Sound", "Recordings"],
  Entertainment: ["Events", "Productions", "DJs", "Dance", "Films", "Arcade"],
  Fashion: ["Tailors", "Atelier", "Hatters", "Streetwear", "Shoes"],
  Photography: ["Photography", "Portraits", "Photo Studio", "Weddings"],
  "Visual Art": ["Gallery", "Murals", "Pottery", "Print Studio", "Signs"],
  Writing: ["Books", "Press", "Editorial", "Story Desk"],
};

/** For every other category. */
export const otherTails: readonly string[] = [
  "Group",
  "Collective",
  "Company",
  "Services",
  "Partners",
  "House",
  "Agency",
  "Works",
];

// Rare words consist of two or three of these.
export const syllables: readonly string[] =
  "ba be bo da de fa fe ja ju ka ke ko la le li lo lu ma me mi mo na ne ni no nu ra re ri ro sa se si so ta te to tu va vo wa we wi ya yo".split(
    " ",
  );

/** Towns only in the large set, so that every state occurs and most are small. */
const smallTowns = `
Anchorage; Alaska; 61.218; -149.900; 1
Hartford; Connecticut; 41.764; -72.685; 6
New Haven; Connecticut; 41.308; -72.928; 5
Wilmington; Delaware; 39.745; -75.547; 5
Honolulu; Hawaii; 21.307; -157.858; 1
Boise; Idaho; 43.615; -116.202; 0.7
Des Moines; Iowa; 41.587; -93.625; 2
Wichita; Kansas; 37.687; -97.330; 2.5
Portland; Maine; 43.659; -70.257; 0.8
Billings; Montana; 45.783; -108.501; 0.5
Omaha; Nebraska; 41.257; -95.935; 3
Manchester; New Hampshire; 42.996; -71.455; 0.7
Albuquerque; New Mexico; 35.084; -106.650; 1.5
Fargo; North Dakota; 46.877; -96.790; 0.5
Providence; Rhode Island; 41.824; -71.413; 3
Sioux Falls; South Dakota; 43.545; -96.731; 0.5
Salt Lake City; Utah; 40.761; -111.891; 1.2
Burlington; Vermont; 44.476; -73.212; 0.4
Charleston; West Virginia; 38.350; -81.633; 1.5
Cheyenne; Wyoming; 41.140; -104.820; 0.5
Macon; Georgia; 32.840; -83.632; 8
Augusta; Georgia; 33.474; -81.975; 7
Decatur; Georgia; 33.775; -84.296; 9
Greensboro; North Carolina; 36.073; -79.792; 9
Greenville; South Carolina; 34.853; -82.394; 6
Hampton; Virginia; 37.030; -76.345; 6
Silver Spring; Maryland; 38.991; -77.026; 9
Flint; Michigan; 43.013; -83.687; 6
Gary; Indiana; 41.593; -87.346; 5
Compton; California; 33.896; -118.220; 7
Inglewood; California; 33.962; -118.353; 8
Long Beach; California; 33.770; -118.194; 7
Camden; New Jersey; 39.926; -75.120; 5
Jersey City; New Jersey; 40.728; -74.078; 6
Buffalo; New York; 42.886; -78.878; 7
Rochester; New York; 43.157; -77.609; 5
Beaumont; Texas; 30.080; -94.127; 5
Killeen; Texas; 31.117; -97.728; 4
Gulfport; Mississippi; 30.367; -89.093; 4
Selma; Alabama; 32.407; -87.021; 3
Huntsville; Alabama; 34.730; -86.586; 6
Chattanooga; Tennessee; 35.046; -85.309; 5
Dayton; Ohio; 39.759; -84.192; 5
Peoria; Illinois; 40.694; -89.589; 3
East St. Louis; Illinois; 38.624; -90.151; 4
Fort Lauderdale; Florida; 26.122; -80.137; 8
St. Petersburg; Florida; 27.773; -82.640; 6
Pine Bluff; Arkansas; 34.228; -92.003; 3
Racine; Wisconsin; 42.726; -87.783; 2
Tacoma; Washington; 47.253; -122.444; 4
`;

export type Town = {
  city: string;
  state: string;
  latitude: number;
  longitude: number;
  weight: number;
  areaCode: string;
};

export const towns: readonly Town[] = [
  ...places,
  ...smallTowns
    .trim()
    .split("\n")
    .map((line) => {
      const [city = "", state = "", latitude, longitude, weight] = line.split("; ");
      return {
        city,
        state,
        latitude: Number(latitude),
        longitude: Number(longitude),
        weight: Number(weight),
        areaCode: "555",
      };
    }),
];

export const sentences: readonly string[] = [
  "Family-run since the day the doors opened, with hours that suit working people and prices on the wall.",
  "Started at a kitchen table and still answers every message the same day.",
  "Neighbors first, customers second, strangers never.",
  "Known for careful work, plain words and a good chair to wait in.",
  "Trained two apprentices last year and hired both of them.",
  "Open six days, closed for church, late on Fridays by appointment.",
  "Everything is made in small batches by people whose names are on the label.",
  "Takes on what other places turn away and says so when it cannot be done.",
  "Three generations, one recipe book, no shortcuts.",
  "Walk-ins are welcome before noon; after that the list fills quickly.",
  "A tenth of the profit stays on the block, in writing, every quarter.",
  "First visit is a conversation, and the conversation is free.",
  "Ships anywhere, delivers on foot within a mile.",
  "The sign is hand-painted and the work is too.",
  "Students, elders and bus drivers pay what the chalkboard says.",
  "Ask about the waiting list; it moves faster than you think.",
];
