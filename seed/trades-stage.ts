import type { Trade } from "./trade.ts";

/** Music. */
export const musicTrades: readonly Trade[] = [
  {
    subcategory: "Recording studio",
    weight: 12,
    tails: ["Studios", "Sound", "Recording", "Tracking Room", "Audio"],
    things: [
      "live-room sessions",
      "vocal booths",
      "tape transfers",
      "podcast mornings",
      "string overdubs",
      "mixing days",
    ],
    lines: [
      "The piano is from a church that closed and is tuned every other Monday.",
      "Engineers are players first, so nobody has to explain the groove.",
    ],
  },
  {
    subcategory: "Record shop",
    weight: 10,
    tails: ["Records", "Vinyl", "Record Exchange", "Wax", "45s"],
    things: ["deep soul 45s", "gospel private presses", "dub plates", "house twelve-inches", "jazz reissues"],
    lines: [
      "There are two listening chairs and no limit.",
      "Collections are bought fairly, in cash, and with respect for whose they were.",
    ],
  },
  {
    subcategory: "Music school",
    weight: 12,
    tails: ["Music School", "Conservatory", "Drum School", "Lessons", "Strings"],
    things: ["beginner cello", "drumline", "Saturday choir", "jazz piano", "djembe circles", "songwriting"],
    lines: [
      "Instruments are lent, not rented, until you know you love it.",
      "Recitals are on porches, weather allowing.",
    ],
  },
  {
    subcategory: "Band & ensemble",
    weight: 14,
    tails: ["Brass Band", "Quartet", "Ensemble", "Orchestra", "Singers", "Trio", "Big Band"],
    things: [
      "second lines",
      "wedding sets",
      "funeral marches",
      "church anniversaries",
      "street parades",
      "ballroom dances",
    ],
    lines: [
      "Hire them for the ceremony and they will stay for the party.",
      "Twelve players, four generations, one bus.",
    ],
  },
  {
    subcategory: "Label",
    weight: 8,
    tails: ["Recordings", "Label Group", "Music", "Sides"],
    things: ["neo-soul debuts", "archival gospel", "southern hip-hop", "Afro-jazz", "spoken word on vinyl"],
    lines: ["Artists keep their masters, and the contract fits on two pages."],
  },
  {
    subcategory: "Live room",
    weight: 8,
    tails: ["Lounge", "Music Hall", "Porch", "Jazz Room", "Listening Room"],
    things: ["late sets", "open jams", "Sunday gospel", "vinyl nights", "blues on Mondays"],
    lines: ["The band gets the door, all of it, and has since the first night."],
  },
];

/** Entertainment. */
export const entertainmentTrades: readonly Trade[] = [
  {
    subcategory: "Film production",
    weight: 12,
    tails: ["Pictures", "Films", "Motion", "Cinema", "Productions"],
    things: [
      "short documentaries",
      "music videos",
      "oral histories",
      "commercials for small shops",
      "first features",
    ],
    lines: [
      "Crews are paid on the day.",
      "The last three films were cut in the back of a laundromat and two won prizes.",
    ],
  },
  {
    subcategory: "Dance",
    weight: 10,
    tails: ["Dance", "Dance Company", "Movement", "Steppers", "Ballroom"],
    things: [
      "Chicago stepping",
      "West African dance",
      "majorette lines",
      "adult beginner ballet",
      "line dancing",
    ],
    lines: ["Nobody stands at the back unless they want to."],
  },
  {
    subcategory: "Events & DJs",
    weight: 14,
    tails: ["Events", "DJs", "Sound System", "Party Co.", "Entertainment"],
    things: [
      "block parties",
      "quinceañeras and sweet sixteens",
      "corporate dinners",
      "skate nights",
      "wedding receptions",
    ],
    lines: ["They bring their own generator and their own aunties' playlist."],
  },
  {
    subcategory: "Theater",
    weight: 8,
    tails: ["Playhouse", "Theater", "Stage Company", "Players"],
    things: ["new plays", "youth musicals", "staged readings", "pay-what-you-can Thursdays"],
    lines: ["Every run has one night for the neighbors, free, with supper."],
  },
  {
    subcategory: "Games & play",
    weight: 8,
    tails: ["Arcade", "Skate Rink", "Game Room", "Spades Club", "Bowl"],
    things: [
      "spades tournaments",
      "roller nights",
      "trivia for teams of six",
      "chess in the window",
      "birthday parties",
    ],
    lines: ["The skate floor was resurfaced by the people who skate on it."],
  },
];

const comedyLines = [
  "Phones go in a pouch; the jokes are new.",
  "The late set is looser and so is the crowd.",
  "Clean enough for your mother on Sundays, honest the rest of the week.",
  "First-timers get five minutes and a friendly room.",
];

const comedyThings = [
  "stand-up sets",
  "crowd work",
  "church-lady characters",
  "sketches",
  "roast battles",
  "storytelling",
  "corporate shows",
  "improv",
];

/** The seven kinds of comedy, by category. */
export const comedyTrades: Readonly<Record<string, readonly Trade[]>> = {
  Comedian: [
    { subcategory: "Stand-up", weight: 3, tails: [], things: comedyThings, lines: comedyLines },
    { subcategory: "Storyteller", weight: 1, tails: [], things: comedyThings, lines: comedyLines },
    { subcategory: "Character comedy", weight: 1, tails: [], things: comedyThings, lines: comedyLines },
  ],
  "Comedy Show": [
    {
      subcategory: "Weekly show",
      weight: 2,
      tails: ["Comedy Hour", "Laugh Night", "Live", "After Dark"],
      things: comedyThings,
      lines: comedyLines,
    },
    {
      subcategory: "Touring show",
      weight: 1,
      tails: ["Comedy Tour", "on the Road", "Revue"],
      things: comedyThings,
      lines: comedyLines,
    },
  ],
  "Comedy Group": [
    {
      subcategory: "Improv",
      weight: 1,
      tails: ["Improv", "Players", "Ensemble"],
      things: comedyThings,
      lines: comedyLines,
    },
    {
      subcategory: "Sketch",
      weight: 1,
      tails: ["Sketch Team", "Company", "Fools"],
      things: comedyThings,
      lines: comedyLines,
    },
  ],
  "Comedy Festival": [
    {
      subcategory: "Festival",
      weight: 1,
      tails: ["Comedy Festival", "Laugh Fest", "Comedy Week"],
      things: comedyThings,
      lines: comedyLines,
    },
  ],
  "Comedy Production": [
    {
      subcategory: "Specials & tapings",
      weight: 1,
      tails: ["Comedy Productions", "Laugh Pictures", "Punchline Media"],
      things: comedyThings,
      lines: comedyLines,
    },
  ],
  "Comedy Collective": [
    {
      subcategory: "Collective",
      weight: 1,
      tails: ["Comedy Collective", "Comics Union", "Laugh Co-op"],
      things: comedyThings,
      lines: comedyLines,
    },
  ],
  "Comedy Venue": [
    {
      subcategory: "Club",
      weight: 2,
      tails: ["Comedy", "Comedy Club", "Laugh House", "Comedy Cellar"],
      things: comedyThings,
      lines: comedyLines,
    },
    {
      subcategory: "Room above a restaurant",
      weight: 1,
      tails: ["Comedy Room", "Comedy Loft"],
      things: comedyThings,
      lines: comedyLines,
    },
  ],
  "Booking Agency": [
    {
      subcategory: "Talent",
      weight: 1,
      tails: ["Talent", "Booking", "Artists Agency", "Speakers Bureau"],
      things: ["comics", "campus tours", "keynote speakers", "wedding bands", "festival line-ups"],
      lines: [
        "Artists are paid within a week, whatever the client does.",
        "Contracts are in plain English, with one page about the green room.",
      ],
    },
  ],
};

/** Visual Art, Photography, Writing, Influencers and Digital Creators, by category. */
export const makerTrades: Readonly<Record<string, readonly Trade[]>> = {
  "Visual Art": [
    {
      subcategory: "Gallery",
      weight: 8,
      tails: ["Gallery", "Art House", "Projects", "Contemporary"],
      things: ["quilt painters", "first solo shows", "collage", "works on paper", "artist talks"],
      lines: [
        "Openings are for neighbors first; the collectors can come on Friday.",
        "A third of every wall is kept for artists under twenty-five.",
      ],
    },
    {
      subcategory: "Mural & signs",
      weight: 6,
      tails: ["Signs", "Murals", "Sign Painters", "Walls"],
      things: ["hand-lettered windows", "church murals", "truck doors", "gold leaf"],
      lines: ["Letters are drawn in chalk first so the whole block can object."],
    },
    {
      subcategory: "Print & type",
      weight: 6,
      tails: ["Letterpress", "Press", "Type Foundry", "Print Room"],
      things: ["broadsides", "wedding suites", "protest posters", "wood type"],
      lines: ["The open bench is free on Wednesdays; wear something you can ruin."],
    },
    {
      subcategory: "Sculpture & clay",
      weight: 5,
      tails: ["Clay", "Pottery", "Sculpture", "Kiln"],
      things: ["face jugs", "wheel classes", "bronze portraits", "garden pieces"],
      lines: ["The kiln is fired on the full moon because the electrician said so, and now it is tradition."],
    },
  ],
  Photography: [
    {
      subcategory: "Portraits",
      weight: 10,
      tails: ["Photo", "Portraits", "Photography", "Pictures", "Studio"],
      things: ["family portraits", "church directories", "newborn mornings", "headshots", "senior pictures"],
      lines: [
        "Lighting is set for brown skin, and always was.",
        "Elders are photographed at home, in their chair.",
      ],
    },
    {
      subcategory: "Weddings",
      weight: 7,
      tails: ["Weddings", "Photo Co.", "Film & Photo"],
      things: ["broom-jumping in focus", "two-day weddings", "courthouse mornings", "reception candids"],
      lines: ["You will have the pictures in three weeks, in a box, with real prints."],
    },
    {
      subcategory: "Archive & restoration",
      weight: 3,
      tails: ["Archive", "Negative Lab", "Darkroom"],
      things: ["restored tintypes", "scanned albums", "darkroom rental"],
      lines: ["They will give your great-grandmother her face back."],
    },
  ],
  Writing: [
    {
      subcategory: "Bookshop",
      weight: 9,
      tails: ["Books", "Bookshop", "Book Cellar", "Page & Co.", "Reading Room"],
      things: ["first editions", "picture books", "local poets", "banned titles", "Tuesday readings"],
      lines: [
        "The shelf by the door is chosen by a different neighbor each month.",
        "Children may read anything to the end without buying it.",
      ],
    },
    {
      subcategory: "Publisher",
      weight: 4,
      tails: ["Press", "Editions", "Publishing"],
      things: ["debut novels", "chapbooks", "oral histories", "cookbooks"],
      lines: ["Every manuscript gets an answer, and the answer is signed."],
    },
    {
      subcategory: "Editing & ghostwriting",
      weight: 4,
      tails: ["Words", "Editorial", "Ink", "Story Desk"],
      things: ["memoirs", "grant proposals", "family histories", "eulogies"],
      lines: ["They will find the sentence you meant."],
    },
  ],
  Influencers: [
    {
      subcategory: "Food & home",
      weight: 4,
      tails: ["Eats", "at Home", "Plates", "Weekends"],
      things: ["five-dollar suppers", "thrifted rooms", "cast-iron tests", "market hauls"],
      lines: ["No sponsored post goes up without the price in the first line."],
    },
    {
      subcategory: "Style & hair",
      weight: 4,
      tails: ["Style Diary", "Daily", "Looks", "Coils"],
      things: ["wash-day routines", "office outfits", "edge control trials", "plus-size hauls"],
      lines: ["Everything shown was worn twice before it was praised."],
    },
    {
      subcategory: "Travel & outdoors",
      weight: 3,
      tails: ["Roams", "Outside", "Trails", "Passport"],
      things: ["state parks", "solo weekends", "camp cooking", "train trips"],
      lines: ["There is a map, it is free, and it says where the bathrooms are."],
    },
  ],
  "Digital Creators": [
    {
      subcategory: "Podcast",
      weight: 6,
      tails: ["Radio", "Podcast", "on Air", "Hour"],
      things: [
        "interviews with aunties",
        "business failures told honestly",
        "true neighborhood stories",
        "film talk",
      ],
      lines: ["New episodes on Thursdays, transcripts always."],
    },
    {
      subcategory: "Animation & games",
      weight: 4,
      tails: ["Animation", "Games", "Pixels", "Play"],
      things: ["short cartoons", "a fishing game set in the Delta", "folk-tale series", "comics"],
      lines: ["The lead artist is nineteen and has final say."],
    },
    {
      subcategory: "Design & web",
      weight: 5,
      tails: ["Design", "Graphics", "Type & Image", "Web Studio"],
      things: ["logos that survive a photocopier", "album covers", "shop websites", "festival posters"],
      lines: ["Two rounds, one price, and the files in every format."],
    },
  ],
};
