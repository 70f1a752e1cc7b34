import type { Listing } from "./businesses.ts";
import { guideCities } from "./guide-words.ts";
import type { Row } from "./insert-rows.ts";
import { locationOf, type Place, placeOf } from "./places.ts";
import type { Random } from "./random.ts";
import type { Seeding } from "./seeding.ts";
import { fill, slugOf } from "./text.ts";

type Stop = { name: string; type: string; address: string; website: string | null };

const slots = [
  "breakfast",
  "morning_activity",
  "lunch",
  "afternoon_activity",
  "dinner",
  "evening_activity",
] as const;

/** Guides to twenty-two cities: stops at matching local listings where there are any, walks and rooms otherwise. */
export function buildGuides(seeding: Seeding, listings: readonly Listing[]): Row[] {
  const random = seeding.random("guides");
  const nextId = seeding.ids("guides");
  return guideCities.map((guide) => {
    const place = placeOf(guide.city);
    const taken = new Set<string>();
    const days = [1, 2, 3].map((day) =>
      day > guide.days
        ? undefined
        : day === 1 && guide.firstDay
          ? guide.firstDay
          : drawDay(random, place, listings, taken),
    );
    const columns = days.flatMap((stops, index) =>
      slots.flatMap((slot, order) =>
        (["name", "type", "address", "website"] as const).map((part) => [
          `day${index + 1}_${slot}_${part}`,
          stops?.[order]?.[part] ?? null,
        ]),
      ),
    );
    return {
      id: nextId(),
      city_name: place.city,
      state: place.state,
      country: "USA",
      theme_angle: guide.theme,
      description: guide.description,
      best_time_to_visit: guide.bestTime,
      budget_tips: guide.budget,
      pro_tips: guide.tips,
      ...Object.fromEntries(columns),
    };
  });
}

const meals = {
  breakfast: ["Bakery", "Coffee & tea", "Brunch"],
  lunch: ["Barbecue", "Soul food", "Caribbean", "Vegan", "Food truck", "West African"],
  dinner: ["Seafood", "Soul food", "West African", "Ethiopian & Eritrean", "Caribbean", "Barbecue"],
};
const outings = {
  morning: ["Bookshop", "Gallery", "Heritage experiences", "Plants & flowers", "Print & type", "Record shop"],
  afternoon: [
    ...[
      "Gallery",
      "Bookshop",
      "Boutique",
      "Record shop",
      "Sculpture & clay",
      "Hats",
      "Jewelry",
      "Streetwear",
    ],
    ...["Home & decor", "Ice cream & juice", "Spa & wellness", "Stationery & gifts", "Fragrance & candles"],
  ],
  evening: [
    "Live room",
    "Club",
    "Theater",
    "Weekly show",
    "Room above a restaurant",
    "Wine & spirits",
    "Improv",
  ],
};

function drawDay(random: Random, place: Place, listings: readonly Listing[], taken: Set<string>): Stop[] {
  const goTo = (kinds: readonly string[], orElse: readonly Kind[]): Stop => {
    const here = listings.filter(
      ({ row, trade }) =>
        row.location === locationOf(place) && kinds.includes(trade.subcategory) && !taken.has(row.name),
    );
    if (here.length === 0) return visit(orElse);
    const { row, trade } = random.pick(here);
    taken.add(row.name);
    return { name: row.name, type: trade.subcategory, address: drawAddress(random), website: row.website };
  };
  const eatAt = (kinds: readonly string[]) =>
    goTo(kinds, invented[random.pick(kinds) as keyof typeof invented] ?? invented.other);
  const visit = (kinds: readonly Kind[]): Stop => {
    const fresh = () => inventStop(random, place, kinds);
    let stop = fresh();
    for (let attempt = 0; attempt < 20 && taken.has(stop.name); attempt++) stop = fresh();
    taken.add(stop.name);
    return stop;
  };
  return [
    eatAt(meals.breakfast),
    goTo(outings.morning, mornings),
    eatAt(meals.lunch),
    goTo(outings.afternoon, afternoons),
    eatAt(meals.dinner),
    goTo(outings.evening, evenings),
  ];
}

type Kind = readonly [type: string, ...names: string[]];

const mornings: readonly Kind[] = [
  ["Walking tour", "First Steps through {quarter}", "The Porch-to-Porch Walk", "Markers and Memory Walk"],
  ["Museum", "House of the Railway Porters", "The Schoolteachers' Museum", "Museum of the {city} Quilters"],
  ["Garden", "The Elders' Garden", "Freedmen's Orchard", "Botanic Mile"],
  ["Market", "{quarter} Saturday Market", "The Seed and Seafood Market"],
];
const afternoons: readonly Kind[] = [
  ["Gallery", "Indigo Wall Gallery", "The Frame Shop Upstairs", "Gallery on {quarter}"],
  ["Print studio, open bench", "Wood Type Afternoon", "The Ink Room"],
  ["Bookshop", "Second Shelf Books", "The Reading Stair", "Marginalia of {city}"],
  ["River trip", "The Slow Ferry", "Paddle with the Guides"],
  ["Archive", "Reading Room of the Old Newspaper", "The Family Bible Collection"],
];
const evenings: readonly Kind[] = [
  ["Live music, two sets", "The Late Porch", "Room Above the Bakery", "Brass on the Corner"],
  ["Theater", "The Understudy House", "Lamplight Players"],
  ["Comedy", "Laugh Line {city}", "Clean Till Ten"],
  ["Skate night", "The Friday Rink", "Eight Wheels {city}"],
  ["Film", "Alley Cinema", "The Sheet on the Wall"],
];
const invented = {
  Bakery: [["Bakery", "The Early Tray", "Butter Roll House"]],
  "Coffee & tea": [["Coffee & tea", "The Kettle on {quarter}", "Porch Coffee"]],
  Barbecue: [["Barbecue", "Oak and Ash", "The Brick Pit"]],
  Seafood: [["Seafood", "Tin Roof Fish", "The Crab Table"]],
  other: [["Kitchen", "Auntie's Window", "The Good Plate", "Six Burners"]],
} satisfies Record<string, readonly Kind[]>;

function inventStop(random: Random, place: Place, kinds: readonly Kind[]): Stop {
  const [type, ...names] = random.pick(kinds);
  const quarter = place.quarters.map((name) => name.replace(/^the /, ""));
  const name = fill(random, random.pick(names), { city: place.city, quarter });
  return {
    name,
    type,
    address: drawAddress(random),
    website: random.chance(0.8) ? `https://${slugOf(name)}.example` : null,
  };
}

function drawAddress(random: Random) {
  const street = random.pick([
    "Carver",
    "Orchard",
    "Mercer",
    "Union",
    "Jubilee",
    "Clover",
    "Linden",
    "Ferry",
    "Chapel",
    "Market",
    "Wheatley",
    "Sparrow",
  ]);
  return `${random.between(2, 980)} ${street} ${random.pick(["Street", "Row", "Lane", "Avenue", "Yard", "Court"])}`;
}
