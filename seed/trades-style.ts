import type { Trade } from "./trade.ts";

/** Beauty & Cosmetics. */
export const beautyTrades: readonly Trade[] = [
  {
    subcategory: "Natural hair",
    weight: 24,
    tails: ["Hair Studio", "Naturals", "Hair House", "Loc Lounge", "Curl Bar", "Crown Studio", "Salon"],
    things: [
      "silk presses",
      "starter locs",
      "wash-and-gos",
      "loc retwists",
      "twist-outs",
      "big chops",
      "protein treatments",
      "scalp facials",
    ],
    lines: [
      "First visits start with a talk and a wash, never with scissors.",
      "The chairs face the window because people should see themselves in daylight.",
      "Children's Saturdays come with a stylist who has patience and stickers.",
      "Appointments run on time, which regulars mention before anything else.",
    ],
  },
  {
    subcategory: "Braiding",
    weight: 18,
    tails: ["Braids", "Braiding Studio", "Braid Bar", "Plait House", "Braids & Beads"],
    things: [
      "knotless braids",
      "fulani braids",
      "cornrows to the back",
      "boho twists",
      "goddess locs",
      "kids' beads",
      "stitch braids",
    ],
    lines: [
      "Gentle at the edges is a rule here, written on the mirror.",
      "Two braiders to a head when you are short of time, one and a good film when you are not.",
      "Hair is included in the price you are told on the phone.",
    ],
  },
  {
    subcategory: "Barbershop",
    weight: 20,
    tails: ["Barbershop", "Barbers", "Cuts", "Grooming Co.", "Chair & Razor", "Fade Room"],
    things: [
      "tapers",
      "hot-towel shaves",
      "beard sculpting",
      "first haircuts",
      "line-ups",
      "gray blending",
      "low fades",
    ],
    lines: [
      "Six chairs, one television, and a standing argument about the greatest point guard.",
      "Boys get a book to read aloud and two dollars off for finishing the chapter.",
      "Old heads before ten, students after three, everybody on Saturday.",
    ],
  },
  {
    subcategory: "Skincare",
    weight: 18,
    tails: ["Skin", "Skincare", "Apothecary", "Botanicals", "Skin Lab", "Body Butter Co."],
    things: [
      "whipped shea",
      "black soap",
      "turmeric masks",
      "hyperpigmentation serums",
      "rosehip oil",
      "baobab balm",
      "oat cleansers",
    ],
    lines: [
      "Made in batches small enough that {first} still tests every one on the back of a hand.",
      "No fragrance you cannot name, and the full list is on the front of the jar.",
      "The shea comes from a women's cooperative in the north of Ghana, paid before the harvest.",
    ],
  },
  {
    subcategory: "Makeup",
    weight: 10,
    tails: ["Cosmetics", "Makeup Studio", "Beauty Bar", "Face & Brow", "Color House"],
    things: [
      "foundation in forty-four shades",
      "bridal trials",
      "red lipsticks that stay",
      "brow lamination",
      "stage makeup",
      "soft glam",
    ],
    lines: [
      "The deepest shades were mixed first, and everything else was matched to them.",
      "Brides get a trial, a timeline and someone who carries tissues.",
    ],
  },
  {
    subcategory: "Nails",
    weight: 12,
    tails: ["Nail Bar", "Nails", "Nail Studio", "Polish Room", "Lacquer"],
    things: [
      "hand-painted sets",
      "gel fills",
      "milk-bath pedicures",
      "chrome tips",
      "short natural manicures",
      "ankara-print nails",
    ],
    lines: [
      "Every set is drawn on paper before it is drawn on you.",
      "The pedicure chairs came from an old hotel and nobody wants to leave them.",
    ],
  },
  {
    subcategory: "Spa & wellness",
    weight: 12,
    tails: ["Day Spa", "Massage", "Bathhouse", "Wellness Room", "Steam & Stone", "Yoga"],
    things: [
      "deep-tissue massage",
      "yoni steams",
      "salt scrubs",
      "prenatal massage",
      "sound baths",
      "slow yoga",
      "reflexology",
    ],
    lines: [
      "Phones stay in a basket by the door and nobody misses them.",
      "Tuesday evenings are priced for nurses, teachers and bus drivers.",
    ],
  },
  {
    subcategory: "Fragrance & candles",
    weight: 9,
    tails: ["Candle Co.", "Perfumery", "Scent House", "Wick & Wax", "Fragrance"],
    things: [
      "front-porch candles",
      "oud and fig",
      "vetiver oils",
      "church-fan room sprays",
      "tobacco leaf wax melts",
      "neroli soap",
    ],
    lines: [
      "Each scent is a room somebody grew up in, and the label says whose.",
      "Bring back the glass and the next one is three dollars less.",
    ],
  },
];

/** Fashion & Lifestyle. */
export const lifestyleTrades: readonly Trade[] = [
  {
    subcategory: "Boutique",
    weight: 22,
    tails: ["Boutique", "Clothing", "Wardrobe", "Dry Goods", "Threads", "Closet", "Collective"],
    things: [
      "wide-leg linen",
      "statement earrings",
      "church dresses",
      "duster coats",
      "headwraps",
      "good denim",
      "silk scarves",
    ],
    lines: [
      "Sizes run from 0 to 28 on the rack, not on request.",
      "{First} buys two of each and remembers who owns the other.",
      "Alterations are included, so try on the thing you would not.",
    ],
  },
  {
    subcategory: "Home & decor",
    weight: 18,
    tails: ["Home", "Interiors", "House Goods", "Living", "Furniture", "Looms", "Ceramics"],
    things: [
      "hand-woven throws",
      "mudcloth pillows",
      "carved stools",
      "stoneware mugs",
      "quilts",
      "raffia lamps",
      "indigo curtains",
    ],
    lines: [
      "The showroom is a row house with every door open; sit on things.",
      "Most pieces are made within {n} miles and signed underneath.",
      "There is one long loom in the window, and it is usually running.",
    ],
  },
  {
    subcategory: "Jewelry",
    weight: 14,
    tails: ["Jewelry", "Gold & Glass", "Beads", "Adornments", "Silversmiths"],
    things: [
      "waist beads",
      "hammered brass cuffs",
      "locket rings",
      "cowrie earrings",
      "nameplate chains",
      "trade-bead strands",
    ],
    lines: [
      "Old gold is welcome: it is weighed in front of you and made into something you will wear.",
      "Waist beads are tied on Saturdays, with stories, by appointment.",
    ],
  },
  {
    subcategory: "Bags & leather",
    weight: 9,
    tails: ["Leather", "Leather Goods", "Bags", "Satchel Co.", "Saddlery"],
    things: [
      "crossbody bags",
      "work totes",
      "braided belts",
      "passport wallets",
      "guitar straps",
      "doctor's bags",
    ],
    lines: [
      "Stitching is by hand, saddle stitch, mended free for as long as {first} has thread.",
      "Straps are cut to your height while you wait.",
    ],
  },
  {
    subcategory: "Kids & family",
    weight: 10,
    tails: ["Kids", "Little Ones", "Toys", "Nursery", "Story Shop"],
    things: [
      "brown-skinned dolls",
      "cotton onesies",
      "wooden alphabets",
      "satin-lined hats",
      "picture puzzles",
    ],
    lines: [
      "The dolls have hair you can really braid, and there is a stool where you can.",
      "Story time is Saturday at ten, and the shop sells nothing for that hour.",
    ],
  },
  {
    subcategory: "Plants & flowers",
    weight: 11,
    tails: ["Flowers", "Plant Shop", "Florals", "Nursery", "Garden Supply", "Stems"],
    things: [
      "funeral sprays",
      "porch ferns",
      "wedding arches",
      "seed starts",
      "snake plants",
      "dried palm fans",
    ],
    lines: [
      "Names are asked for with every funeral order, so the card says something true.",
      "They will tell you honestly whether your window can keep it alive.",
    ],
  },
  {
    subcategory: "Fitness",
    weight: 11,
    tails: ["Fitness", "Strength Club", "Run Club", "Boxing Gym", "Dance Fitness", "Cycle Room"],
    things: [
      "beginner strength classes",
      "soca cardio",
      "Saturday long runs",
      "boxing fundamentals",
      "mobility hours for elders",
    ],
    lines: [
      "Nobody weighs you and nobody shouts.",
      "First month is whatever you can pay; after that it is still fair.",
    ],
  },
  {
    subcategory: "Stationery & gifts",
    weight: 9,
    tails: ["Paper Goods", "Gift Shop", "Cards", "Press & Paper", "Goods"],
    things: [
      "letterpress cards",
      "graduation gifts",
      "Kwanzaa candles",
      "wall calendars",
      "family-reunion shirts",
      "recipe journals",
    ],
    lines: [
      "There is a card for the cousin you have not called, and it works.",
      "Wrapping is free and done with real ribbon.",
    ],
  },
];

/** Fashion: the makers. */
export const fashionTrades: readonly Trade[] = [
  {
    subcategory: "Tailor",
    weight: 14,
    tails: ["Tailors", "Tailoring", "Bespoke", "Cut & Cloth", "Suiting"],
    things: [
      "two-button suits",
      "hem repairs",
      "agbada sets",
      "wedding parties",
      "resized vintage coats",
      "first suits",
    ],
    lines: [
      "Three fittings, no hurry, and a note of your measurements kept for life.",
      "Every graduate of the school down the block gets a first jacket at cost.",
    ],
  },
  {
    subcategory: "Designer",
    weight: 16,
    tails: ["Atelier", "Studio", "Label", "House", "Design"],
    things: [
      "pleated ankara gowns",
      "patchwork coats",
      "deadstock denim",
      "sculpted sleeves",
      "hand-dyed indigo",
      "capes",
    ],
    lines: [
      "The collection is shown once a year in a laundromat, with the machines running.",
      "Patterns are cut to waste nothing; the scraps become next year's quilts.",
    ],
  },
  {
    subcategory: "Hats",
    weight: 8,
    tails: ["Hatters", "Millinery", "Hat Co.", "Crowns"],
    things: ["church hats", "felt fedoras", "straw boaters", "fascinators", "blocked brims"],
    lines: [
      "Hats are steamed on wooden blocks older than the building.",
      "Easter orders close when the wall is full, usually in February.",
    ],
  },
  {
    subcategory: "Streetwear",
    weight: 12,
    tails: ["Supply", "Streetwear", "Goods Co.", "Print Shop", "Athletics"],
    things: [
      "heavyweight hoodies",
      "varsity jackets",
      "block-printed tees",
      "five-panel caps",
      "screen-printed totes",
    ],
    lines: [
      "Drops are small, numbered, and sold at the counter before they are sold online.",
      "Screens are pulled in the back, and you can watch.",
    ],
  },
  {
    subcategory: "Shoes",
    weight: 6,
    tails: ["Shoes", "Cobblers", "Sneaker Care", "Bootmakers"],
    things: ["resoled brogues", "restored sneakers", "hand-lasted boots", "dyed satin heels"],
    lines: ["They will save the pair you thought was finished, and tell you when it really is."],
  },
];
