import type { Row } from "./insert-rows.ts";
import { drawPerson } from "./people.ts";
import { locationOf, places } from "./places.ts";
import type { Random } from "./random.ts";
import type { Seeding } from "./seeding.ts";
import { drawUnique, fill } from "./text.ts";

type Kind = {
  category: string;
  types: readonly string[];
  companies: readonly string[];
  works: readonly string[];
  names?: readonly string[];
};

const filmWorks = [
  "The Long Laundry",
  "A House on Dumaine",
  "Seven Sundays",
  "What the River Kept",
  "Night Shift at the Rink",
  "Benediction Avenue",
  "Two Keys",
  "The Understudy's Mother",
  "Red Clay Radio",
  "Porch Light",
  "The Last Streetcar",
  "Salt for the Road",
  "Auntie's Verdict",
  "Slow Train to Macon",
  "Hands of the Ninth",
  "The Quiet Deacon",
  "Paper Fans",
  "Eleven Blocks",
  "Corner Store Saints",
  "Blue Hour on Selby",
];
const stageWorks = [
  "The Hatmaker's Wedding",
  "Rent Party, 1931",
  "Mother of the Choir",
  "Four Chairs and a Piano",
  "Cane",
  "The Ferryman's Daughter",
  "Hush Harbor",
  "Sister Act of Mercy",
  "Before the Highway",
  "Kitchen Table Parliament",
  "A Raucous Quiet",
  "The Porters",
  "Sunday in the Stockroom",
  "Gumbo for One",
  "The Understudies",
  "Ring Shout",
  "Letters to Lenora",
];
const prizes = [
  "Lantern Prize for Best Short",
  "Audience Award, Delta Film Week",
  "Golden Fan, Magnolia Festival",
  "Best New Voice, Harbor Screen Days",
  "Jury Mention, Prairie Lights",
  "Blue Ribbon, Riverfront Theater Week",
  "Porch Prize for Ensemble",
  "Best Score, Night Market Cinema",
];

const films: readonly Kind[] = [
  {
    category: "Directors",
    types: ["Feature", "Short", "Documentary"],
    companies: ["Nightjar Pictures", "Second Reel", "Tin Roof Films", "Sparrow Street Cinema"],
    works: filmWorks,
  },
  {
    category: "Producers",
    types: ["Feature", "Series", "Documentary"],
    companies: ["Long Table Media", "Ember & Oak", "Front Row Pictures"],
    works: filmWorks,
  },
  {
    category: "Cinematographers",
    types: ["Feature", "Music video"],
    companies: ["Corner Light", "Low Sun Camera", "Grain & Glow"],
    works: filmWorks,
  },
  {
    category: "Screenwriters",
    types: ["Feature", "Series", "Short"],
    companies: ["The Story Desk", "Page One Room"],
    works: filmWorks,
  },
  {
    category: "Production Companies",
    types: ["Studio", "Documentary", "Animation"],
    companies: ["Independent"],
    works: filmWorks,
    names: ["{word} Pictures", "{word} & Daughters Films", "The {word} Film Company", "Studio {word}"],
  },
  {
    category: "Media Outlets",
    types: ["Magazine", "Radio", "Channel"],
    companies: ["Independent"],
    works: ["Weekly city hour", "The Sunday column", "Oral history series", "Live from the barbershop"],
    names: ["{word} Radio", "The {word} Weekly", "{word} Street Media", "The {word} Hour"],
  },
];
const underground: readonly Kind[] = [
  {
    category: "Directors",
    types: ["Short", "Experimental", "Documentary"],
    companies: ["Basement Reel", "Self-produced", "Fire Escape Films"],
    works: filmWorks,
  },
  {
    category: "Editors",
    types: ["Short", "Experimental"],
    companies: ["Self-produced", "The Cutting Porch"],
    works: filmWorks,
  },
  {
    category: "Animators",
    types: ["Animation"],
    companies: ["Self-produced", "Twelve Frames"],
    works: filmWorks,
  },
];
const theater: readonly Kind[] = [
  {
    category: "Theater Companies",
    types: ["Repertory", "Youth", "Touring"],
    companies: ["Independent"],
    works: stageWorks,
    names: ["{word} Players", "{word} Stage", "The {word} Playhouse", "{word} Street Theater"],
  },
  {
    category: "Playwrights",
    types: ["Drama", "Comedy", "Musical"],
    companies: ["Half Moon Players", "Lamplight Players", "The Understudy House"],
    works: stageWorks,
  },
  {
    category: "Actors",
    types: ["Stage", "Stage and screen"],
    companies: ["Half Moon Players", "Third Ward Playhouse", "Anacostia Stage Works"],
    works: stageWorks,
  },
  {
    category: "Dance",
    types: ["Company", "Choreographer"],
    companies: ["Ring Shout Dance", "Independent"],
    works: stageWorks,
  },
  {
    category: "Designers",
    types: ["Costume", "Lighting", "Set"],
    companies: ["The Ville Playhouse", "Independent"],
    works: stageWorks,
  },
];

const companyWords = [
  "Kingfisher",
  "Lantern",
  "Marrow",
  "Copper",
  "Juniper",
  "Tamarind",
  "Gable",
  "Harbor",
  "Calabash",
  "Ironwood",
  "Meridian",
  "Thistle",
  "Oxbow",
  "Cardinal",
  "Velvet",
  "Cypress",
  "Sundial",
  "Persimmon",
  "Anvil",
  "Bluebird",
];

/** The film, underground and theater lists. A few names are in two of them, as in real data. */
export function buildFilms(seeding: Seeding): { film: Row[]; underground: Row[]; theater: Row[] } {
  const random = seeding.random("films");
  const taken = new Set<string>();
  const draw = (part: string, kinds: readonly Kind[], count: number, given: readonly Row[]) => {
    const nextId = seeding.ids(part);
    const drawn = Array.from({ length: count - given.length }, () =>
      drawEntry(seeding, random, random.pick(kinds), taken),
    );
    return [...given, ...drawn].map((entry) => ({ ...entry, id: nextId() }));
  };
  const film = draw("film media", films, 60, []);
  return {
    film,
    underground: draw("underground", underground, 30, [rueBaptiste, ...film.slice(4, 6)]),
    theater: draw("theater", theater, 40, [halfMoonPlayers]),
  };
}

const independent = {
  company: "Independent",
  awards: null,
  active_since: 2012,
  tier: "Established",
  is_active: true,
};
const rueBaptiste: Row = {
  ...independent,
  name: "Rue Baptiste",
  category: "Directors",
  type: "Short",
  location: "New Orleans, Louisiana",
  notable_works: "A House on Dumaine",
};
const halfMoonPlayers: Row = {
  ...independent,
  name: "Half Moon Players",
  category: "Theater Companies",
  type: "Repertory",
  location: "Philadelphia, Pennsylvania",
  notable_works: "New plays, old porches",
};

function drawEntry(seeding: Seeding, random: Random, kind: Kind, taken: Set<string>): Row {
  const name = drawUnique(
    () =>
      kind.names ? fill(random, random.pick(kind.names), { word: companyWords }) : drawPerson(random).name,
    taken,
  );
  return {
    name,
    company: kind.names ? null : random.pick(kind.companies),
    category: kind.category,
    type: random.pick(kind.types),
    location: locationOf(random.weighted(places, ({ weight }) => weight)),
    notable_works: random.some(kind.works, random.between(1, 3)).join(", "),
    awards: random.chance(0.4) ? random.some(prizes, random.between(1, 2)).join("; ") : null,
    active_since: random.chance(0.85) ? seeding.today.getUTCFullYear() - random.between(1, 40) : null,
    tier: random.pick(["Established", "Established", "Emerging", "Rising", "Independent"]),
    is_active: random.chance(0.88),
  };
}
