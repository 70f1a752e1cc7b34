export type Discipline = {
  craft: string;
  /** One of the categories of the submission form. */
  category: "Music" | "Fashion" | "Art" | "Photography" | "Writing" | "Digital Creators" | "Other";
  weight: number;
  taglines: readonly string[];
  things: readonly string[];
  bios: readonly string[];
  services: readonly string[];
  stageNames?: readonly string[];
};

const stage = [
  "{first} Blue",
  "DJ {first}",
  "Lady {first}",
  "{first} and the Porch Lights",
  "Young {first}",
  "{first} Sundown",
  "The {first} Trio",
  "{first} Delta",
];

export const disciplines: readonly Discipline[] = [
  {
    craft: "cellist",
    category: "Music",
    weight: 4,
    things: ["hymns", "film scores", "slow duets"],
    services: ["Weddings", "Studio sessions", "Lessons", "Memorials"],
    taglines: ["Low strings for big rooms", "Hymns, played like secrets", "A cello, a chair, any weather"],
    bios: [
      "Plays train stations and cathedrals the same way: sitting down, eyes shut, taking requests.",
      "Writes {thing} for strings and one tambourine.",
      "The first record was cut in a stairwell, for the echo.",
    ],
  },
  {
    craft: "singer",
    category: "Music",
    weight: 12,
    things: ["torch songs", "gospel", "neo-soul", "quiet storm"],
    services: ["Live sets", "Backing vocals", "Vocal coaching", "Funerals and weddings"],
    stageNames: stage,
    taglines: [
      "Sunday voice, Saturday songs",
      "Sings low so you lean in",
      "Three octaves and a good coat",
      "Torch songs for people with jobs",
    ],
    bios: [
      "Started in a choir of forty and kept the habit of listening.",
      "Sings {thing} with a band that has known each other since school.",
      "The last tour went entirely by bus.",
      "Has one rule on stage: no song she would not sing to her mother.",
    ],
  },
  {
    craft: "rapper",
    category: "Music",
    weight: 8,
    things: ["block histories", "love letters", "bus-route verses"],
    services: ["Live sets", "Features", "Writing workshops"],
    stageNames: stage,
    taglines: [
      "Verses with street names in them",
      "Talks fast, thinks twice",
      "Bars about the bus, the boss and the bills",
    ],
    bios: [
      "Writes {thing} over drums recorded in a parking garage.",
      "Every album is named for an address in {city}.",
      "Runs a free Thursday writing circle for teenagers.",
    ],
  },
  {
    craft: "producer",
    category: "Music",
    weight: 6,
    things: ["dusty soul loops", "live drums", "gospel chords"],
    services: ["Beats", "Mixing", "Scoring", "DJ sets"],
    stageNames: stage,
    taglines: [
      "Soul, dust and drum machines",
      "Loops that limp on purpose",
      "Makes the room before the song",
    ],
    bios: [
      "Builds tracks from {thing} and the hum of the refrigerator.",
      "Learned mixing from an uncle who repaired jukeboxes.",
    ],
  },
  {
    craft: "painter",
    category: "Art",
    weight: 14,
    things: ["front porches", "church hats", "hands at work", "card games"],
    services: ["Commissions", "Murals", "Prints", "Classes"],
    taglines: [
      "Signs, murals, Sunday hats",
      "Portraits of people between errands",
      "Big walls, small brushes",
      "Paints the light at four o'clock",
    ],
    bios: [
      "Paints {thing} on reclaimed doors.",
      "The murals are drawn with the neighbors before a brush is lifted.",
      "Works in oil and house paint, often on the same canvas.",
    ],
  },
  {
    craft: "quilter",
    category: "Art",
    weight: 6,
    things: ["work shirts", "choir robes", "flour sacks"],
    services: ["Commissions", "Memory quilts", "Workshops"],
    taglines: ["Work shirts, remembered", "Housetops and stories", "Every scrap had a name"],
    bios: [
      "Pieces quilts from {thing} that families bring in paper bags.",
      "Learned from a circle of nine women and can name them all.",
    ],
  },
  {
    craft: "sculptor",
    category: "Art",
    weight: 5,
    things: ["river clay", "railway iron", "cypress knees"],
    services: ["Public works", "Commissions", "Restoration"],
    taglines: ["River clay and railway iron", "Makes heavy things look up", "Faces from found wood"],
    bios: [
      "Works in {thing} found within a day's walk.",
      "The newest piece stands in a schoolyard and is meant to be climbed.",
    ],
  },
  {
    craft: "photographer",
    category: "Photography",
    weight: 13,
    things: ["barbershops", "homecomings", "elders in their chairs", "night shifts"],
    services: ["Portraits", "Events", "Archive work", "Prints"],
    taglines: [
      "Window light, no hurry",
      "Elders, at home, in their chair",
      "Weddings for people who hate posing",
      "Black and white and mostly Sunday",
    ],
    bios: [
      "Has photographed {thing} for ten years with one lens.",
      "Prints everything by hand and gives the first print to the person in it.",
      "Exposure is set for the darkest face in the frame.",
    ],
  },
  {
    craft: "poet",
    category: "Writing",
    weight: 9,
    things: ["bus tickets", "grocery lists", "voicemails"],
    services: ["Readings", "Workshops", "Commissioned poems", "Editing"],
    taglines: ["Poems that fit on a bus ticket", "Short lines, long memory", "Odes to ordinary aunties"],
    bios: [
      "Writes poems shaped like {thing}.",
      "Two chapbooks, both sold out, both reprinted on better paper.",
    ],
  },
  {
    craft: "novelist",
    category: "Writing",
    weight: 6,
    things: ["river towns", "family feuds", "card parties"],
    services: ["Readings", "Editing", "Book clubs"],
    taglines: [
      "Novels about {thing} and the truth",
      "Slow books for long trains",
      "Everyone in chapter one is related",
    ],
    bios: [
      "The third novel is about {thing} and a missing piano.",
      "Edits at night and gardens in the morning, so nothing is rushed.",
    ],
  },
  {
    craft: "designer",
    category: "Fashion",
    weight: 12,
    things: ["indigo coats", "pleated ankara", "choir-robe silk", "deadstock denim"],
    services: ["Custom pieces", "Styling", "Pattern cutting", "Stage costumes"],
    taglines: [
      "Coats with somewhere to be",
      "Cut from cloth with a past",
      "Pleats, pockets, pride",
      "Dresses for women who lead meetings",
    ],
    bios: [
      "Cuts {thing} so that nothing is thrown away.",
      "Shows once a year, on the sidewalk, with the neighbors as models.",
      "Trained in a tailor shop and still sews the buttonholes.",
    ],
  },
  {
    craft: "animator",
    category: "Digital Creators",
    weight: 7,
    things: ["folk tales", "talking birds", "kitchen arguments"],
    services: ["Animation", "Storyboards", "Titles"],
    taglines: ["Folk tales, frame by frame", "Cartoons for grown cousins", "Draws birds that gossip"],
    bios: [
      "Animates {thing} on paper, twelve drawings a second.",
      "The short about the rooster has been watched more often than it deserves.",
    ],
  },
  {
    craft: "podcaster",
    category: "Digital Creators",
    weight: 7,
    things: ["corner stores", "lost recipes", "second careers"],
    services: ["Hosting", "Interviews", "Audio editing"],
    taglines: [
      "Long talks with short-tempered people",
      "An hour a week with somebody's aunt",
      "Stories from behind the counter",
    ],
    bios: [
      "Interviews people about {thing} and leaves the silences in.",
      "Four seasons, no advertisements for mattresses.",
    ],
  },
  {
    craft: "dancer",
    category: "Other",
    weight: 6,
    things: ["stepping", "second lines", "ring shouts"],
    services: ["Performances", "Choreography", "Classes"],
    taglines: [
      "Moves like the floor is listening",
      "Steps, shouts and second lines",
      "Dances for the back row",
    ],
    bios: [
      "Makes dances out of {thing} and bus timetables.",
      "Teaches every Tuesday; the oldest student is ninety-one.",
    ],
  },
  {
    craft: "comedian",
    category: "Other",
    weight: 6,
    things: ["aunties", "landlords", "potlucks"],
    services: ["Stand-up", "Hosting", "Corporate shows"],
    taglines: ["Tells the truth, blames his aunt", "Clean jokes, messy family", "Heckled by professionals"],
    bios: [
      "Ninety minutes on {thing}, mostly true.",
      "Started at an open mic to win a bet and has not been paid out.",
    ],
  },
];

export type NamedArtist = {
  name: string;
  craft: string;
  location: string;
  tagline: string;
  line: string;
  status: string;
  votes: number;
};

/** The artists in the page designs. */
export const namedArtists: readonly NamedArtist[] = [
  {
    name: "Odessa Vance",
    craft: "cellist",
    location: "Chicago, Illinois",
    tagline: "Low strings for big rooms",
    status: "featured",
    votes: 184,
    line: "A cellist who plays wherever there is an echo and a chair.",
  },
  {
    name: "Ike Solomon",
    craft: "painter",
    location: "Detroit, Michigan",
    tagline: "Signs, murals, Sunday hats",
    status: "featured",
    votes: 88,
    line: "Paints the signs first and the murals when the owners trust him.",
  },
  {
    name: "Nia Marchetti",
    craft: "poet",
    location: "Brooklyn, New York",
    tagline: "Poems that fit on a bus ticket",
    status: "rising",
    votes: 73,
    line: "Writes poems short enough to fit on a bus ticket, then prints them on bus tickets.",
  },
  {
    name: "DJ Cornbread",
    craft: "producer",
    location: "Memphis, Tennessee",
    tagline: "Soul, dust and drum machines",
    status: "featured",
    votes: 211,
    line: "Two turntables, one tambourine, and every record his grandmother hid.",
  },
  {
    name: "The Okoro Sisters",
    craft: "singer",
    location: "Houston, Texas",
    tagline: "Three voices, one breath",
    status: "approved",
    votes: 156,
    line: "Three sisters who learned harmony in the back seat of a station wagon.",
  },
  {
    name: "Lem Hightower",
    craft: "comedian",
    location: "Oakland, California",
    tagline: "Tells the truth, blames his aunt",
    status: "rising",
    votes: 64,
    line: "The aunt has started coming to the shows.",
  },
  {
    name: "Rue Baptiste",
    craft: "animator",
    location: "New Orleans, Louisiana",
    tagline: "Quiet films about loud families",
    status: "approved",
    votes: 142,
    line: "Makes films, some drawn and some not, about people talking over each other.",
  },
];
