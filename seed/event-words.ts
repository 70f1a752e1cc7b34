export type NamedEvent = {
  name: string;
  type: string;
  location: string;
  where?: string;
  isVirtual?: boolean;
  organizer: string;
  /** Weeks after the next Sunday, weekday starting at Sunday, and local hours. */
  week: number;
  weekday: number;
  from: number;
  to: number;
  description: string;
};

/** The events in the page designs. The first three are featured. */
export const namedEvents: readonly NamedEvent[] = [
  {
    name: "Winter Makers Market",
    type: "Market",
    location: "Savannah, Georgia",
    where: "Old Freight Depot, 12 Cotton Lane",
    organizer: "Low Country Makers Guild",
    week: 1,
    weekday: 6,
    from: 11,
    to: 17,
    description:
      "Sixty makers under one depot roof, with hot cider and a brass band at noon. The old freight depot opens its doors for one Saturday and fills with quilters, knife-grinders, candle people, and a man who only makes spoons. The children's loom is free all day, and every stall takes cards. Entry is free; a two-dollar donation at the door goes to the depot's roof.",
  },
  {
    name: "The Long Table Supper",
    type: "Supper club",
    location: "New Orleans, Louisiana",
    organizer: "The Blue Porch",
    week: 2,
    weekday: 0,
    from: 17,
    to: 22,
    description:
      "Four cooks, one menu, a hundred and twenty seats down the middle of the street. Red beans at the lamp post, gumbo at the hydrant, bread pudding where the band is.",
  },
  {
    name: "Code & Kin Day",
    type: "Conference",
    location: "Birmingham, Alabama",
    organizer: "Meridian Code School",
    week: 3,
    weekday: 6,
    from: 9,
    to: 17,
    description:
      "A day for Black engineers and the kids who want their jobs. Short talks in the morning, a repair table at lunch, and a room all afternoon where nobody is allowed to say it is easy.",
  },
  {
    name: "Founders' Fish Fry",
    type: "Pitch night",
    location: "Durham, North Carolina",
    organizer: "Kinfolk Coffee Works",
    week: 0,
    weekday: 6,
    from: 18,
    to: 22,
    description:
      "Six founders, five minutes each, one cast-iron prize. Dinner is the judges' problem and yours.",
  },
  {
    name: "Books That Balance",
    type: "Workshop",
    location: "Charlotte, North Carolina",
    isVirtual: true,
    organizer: "Bright Ledger Tax",
    week: 0,
    weekday: 0,
    from: 13,
    to: 16,
    description:
      "A plain-spoken bookkeeping afternoon for sole owners. Bring a year of receipts and a pencil.",
  },
  {
    name: "Black Friday on Auburn",
    type: "Pop-up",
    location: "Atlanta, Georgia",
    organizer: "Auburn Row Merchants",
    week: 0,
    weekday: 5,
    from: 9,
    to: 18,
    description: "Forty stalls, two blocks, no chains. The sidewalk sale the neighborhood plans all year.",
  },
  {
    name: "First Wednesday Table",
    type: "Networking",
    location: "Chicago, Illinois",
    organizer: "South Shore Makers",
    week: 1,
    weekday: 3,
    from: 19,
    to: 21,
    description: "One long table, twelve strangers, everyone leaves with two introductions.",
  },
  {
    name: "Books & Bourbon",
    type: "Reading",
    location: "Charleston, South Carolina",
    organizer: "Palmetto Page Books",
    week: 2,
    weekday: 6,
    from: 20,
    to: 22,
    description: "Three novelists read the page they nearly cut. Signing after.",
  },
  {
    name: "Own the Block Summit",
    type: "Conference",
    location: "Detroit, Michigan",
    organizer: "Northstar Looms",
    week: 3,
    weekday: 4,
    from: 9,
    to: 17,
    description:
      "Land trusts, co-ops and how a corner becomes community property. Bring your deed questions; two lawyers will be at the back with coffee.",
  },
];

export type EventKind = {
  type: string;
  weight: number;
  hours: readonly number[];
  titles: readonly string[];
  descriptions: readonly string[];
};

export const eventKinds: readonly EventKind[] = [
  {
    type: "Market",
    weight: 12,
    hours: [9, 10, 11],
    titles: [
      "{quarter} Makers Market",
      "Saturday on the Square, {city}",
      "The {city} Night Market",
      "Seed & Soil Swap, {quarter}",
      "Front Porch Flea of {city}",
      "{city} Vinyl & Vintage Fair",
    ],
    descriptions: [
      "Fifty stalls from the neighborhood and a few who drove in early.",
      "Quilts, hot sauce, repaired radios, and a whole row of pie.",
      "Bring cash for the kids' table; they are saving for a trip.",
      "The brass band starts when the coffee runs out.",
    ],
  },
  {
    type: "Networking",
    weight: 12,
    hours: [17, 18, 19],
    titles: [
      "{city} Founders' Coffee",
      "After Five in {quarter}",
      "The Introductions Supper, {city}",
      "Women Who Own It: {city}",
      "Thursday Mixer, {quarter}",
      "Business Cards & Biscuits, {city}",
    ],
    descriptions: [
      "No speeches. A host walks the room and makes sure you meet three people.",
      "For owners in their first five years and those who remember theirs.",
      "Bring something you need and something you can give.",
      "Name tags say what you make, not where you work.",
    ],
  },
  {
    type: "Workshop",
    weight: 14,
    hours: [10, 13, 18],
    titles: [
      "Price It Right: a {city} Workshop",
      "Loc Care at Home, {quarter}",
      "Learn to Block a Hat",
      "Grant Writing Without Tears, {city}",
      "Wills, Deeds and Sunday Dinner",
      "Photograph Your Own Products, {city}",
      "Sourdough for Beginners, {quarter}",
      "Your First Podcast in {city}",
    ],
    descriptions: [
      "Two hours, twelve seats, and you leave with the thing finished.",
      "No experience needed; aprons are lent.",
      "Taught by somebody who does it for a living and still likes it.",
      "Handouts are short and there is time for questions at the end.",
    ],
  },
  {
    type: "Pitch night",
    weight: 7,
    hours: [18, 19],
    titles: [
      "Five Minutes to Ask, {city}",
      "Pitch & Plate: {city}",
      "The Corner Store Pitch, {quarter}",
      "Kitchen Table Capital, {city}",
    ],
    descriptions: [
      "Six founders, one check, and a room that wants all of them to win.",
      "Judges are customers, not investors. The questions are harder.",
      "The prize is small; the introductions are not.",
    ],
  },
  {
    type: "Concert",
    weight: 12,
    hours: [19, 20],
    titles: [
      "Strings on the Steps, {city}",
      "Gospel Evening at {quarter}",
      "Basement Soul: {city}",
      "Four Drummers, One Room",
      "The {city} Porch Sessions",
      "Late Set in {quarter}",
      "Choirs of {city}, One Night",
    ],
    descriptions: [
      "Two sets, no opening act, chairs if you come early.",
      "Recorded live, so cough before it starts.",
      "The last number is always a request from the oldest person in the room.",
      "All ages until ten.",
    ],
  },
  {
    type: "Reading",
    weight: 8,
    hours: [18, 19],
    titles: [
      "Poems at the Laundromat, {city}",
      "{city} Reads Aloud",
      "New Pages: {quarter}",
      "Story Hour for Grown People, {city}",
    ],
    descriptions: [
      "Three writers, one lamp, and cake.",
      "The authors read what they cut.",
      "Open floor for the last half hour; two pages at most.",
    ],
  },
  {
    type: "Film screening",
    weight: 7,
    hours: [19, 20],
    titles: [
      "Shorts in the Alley, {city}",
      "The {quarter} Screen",
      "Home Movies of {city}",
      "Ten Films Under Ten Minutes, {city}",
    ],
    descriptions: [
      "Projected on the side of the bakery; bring a chair.",
      "The directors stay to talk, and so does the aunt from the third film.",
      "Popcorn by the church ladies.",
    ],
  },
  {
    type: "Exhibition",
    weight: 7,
    hours: [11, 17],
    titles: [
      "Quilts of {city}",
      "Portraits at Home, {quarter}",
      "Signs of {city}: Hand-Painted",
      "What We Kept: an Exhibition in {city}",
    ],
    descriptions: [
      "Opening night is for the neighbors; it is everyone's after that.",
      "Forty works, nine artists, every price on the wall.",
      "Touch the ones with a green dot.",
    ],
  },
  {
    type: "Family day",
    weight: 7,
    hours: [10, 11, 12],
    titles: [
      "{quarter} Family Field Day",
      "Double Dutch Sunday, {city}",
      "Little Makers' Morning, {city}",
      "Grandparents' Picnic, {quarter}",
    ],
    descriptions: [
      "Sack races, a spelling bee, and ribs at one.",
      "Children teach the grown people this year.",
      "Free, rain or shine, shade by the east gate.",
    ],
  },
  {
    type: "Comedy night",
    weight: 6,
    hours: [20, 21],
    titles: [
      "Clean Jokes, Dirty Dishes: {city}",
      "Open Mic at {quarter}",
      "The {city} Roast of Last Year",
      "Laugh and Let Live, {city}",
    ],
    descriptions: [
      "Eight comics, six minutes each, one very honest host.",
      "First-timers go second, when the room is warm.",
      "Phones in the pouch, please.",
    ],
  },
  {
    type: "Fundraiser",
    weight: 6,
    hours: [12, 18],
    titles: [
      "Roof for the Library, {quarter}",
      "{city} Scholarship Supper",
      "Run for the Rink, {city}",
      "Plates for the Playground, {quarter}",
    ],
    descriptions: [
      "Twelve dollars a plate, and every dollar goes where it says.",
      "Last year's total is painted on the wall; come and beat it.",
    ],
  },
];
