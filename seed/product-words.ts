export type ProductLine = {
  title: string;
  subtitle: string;
  maker: string;
  collection: string;
  ribbon?: string;
  description: readonly string[];
  cents: number;
  /** The price difference between sizes. */
  stepCents: number;
  saleCents?: number;
  options: readonly (readonly [title: string, ...values: string[]])[];
  info: readonly (readonly [title: string, text: string])[];
  customField?: string;
  isUnavailable?: boolean;
  isMadeToOrder?: boolean;
  isDraft?: boolean;
};

const shipping = [
  "Shipping and returns",
  "Leaves within three days. Send it back within thirty, worn or not, and say why.",
] as const;

export const productLines: readonly ProductLine[] = [
  {
    title: "Harvest Throw",
    subtitle: "Woven by Northstar Looms in Detroit",
    maker: "Northstar Looms",
    collection: "Home",
    ribbon: "Small batch",
    cents: 15000,
    stepCents: 4000,
    saleCents: 2200,
    description: [
      "Four-shaft cotton and merino, stepped lozenges in the old loom-house pattern.",
      "Heavy enough for a porch in November, soft enough to fight over.",
    ],
    options: [
      ["Color", "Plum", "Indigo", "Forest", "Clay"],
      ["Size", "50 × 70 in", "60 × 90 in"],
    ],
    info: [["Care", "Cold hand wash, dry flat. It will outlive the couch."], shipping],
  },
  {
    title: "Pepper Jelly",
    subtitle: "From the pit at Saffron & Smoke",
    maker: "Saffron & Smoke",
    collection: "Pantry",
    cents: 1100,
    stepCents: 900,
    description: ["Red pepper, cane vinegar and patience.", "On biscuits, on ham, off the spoon."],
    options: [["Size", "One jar", "Two jars", "Six jars"]],
    info: [["Keeps", "A year unopened. It has never been tested."], shipping],
  },
  {
    title: "Porch Candle",
    subtitle: "Fig leaf, rain and screen door",
    maker: "Tallow House",
    collection: "Home",
    cents: 2800,
    stepCents: 1400,
    description: [
      "Poured in Baltimore in brown glass that becomes a drinking glass.",
      "Burns for fifty hours, or one summer.",
    ],
    options: [
      ["Scent", "Fig & rain", "Tobacco leaf", "Church fan"],
      ["Size", "8 oz", "14 oz"],
    ],
    info: [["Care", "Trim the wick. Mind the cat."], shipping],
  },
  {
    title: "Benne Wafer Tin",
    subtitle: "The Benne Wafer Co., Savannah",
    maker: "The Benne Wafer Co.",
    collection: "Pantry",
    ribbon: "Baked weekly",
    cents: 1800,
    stepCents: 1200,
    description: ["Thin sesame wafers in a tin you will keep buttons in."],
    options: [["Size", "Half pound", "One pound"]],
    info: [["Contains", "Wheat, butter, sesame."], shipping],
  },
  {
    title: "Kinfolk House Blend",
    subtitle: "Roasted on Tuesdays in Durham",
    maker: "Kinfolk Coffee Works",
    collection: "Pantry",
    cents: 1700,
    stepCents: 1400,
    description: ["Chocolate, dried cherry and good sense.", "A handwritten note in every bag."],
    options: [
      ["Grind", "Whole bean", "Filter", "Espresso"],
      ["Weight", "12 oz", "2 lb"],
    ],
    info: [["Brew", "Sixteen to one, off the boil."], shipping],
  },
  {
    title: "Sunday Best Straw",
    subtitle: "Blocked by hand in Memphis",
    maker: "Sunday Best Hatters",
    collection: "Wear",
    cents: 14500,
    stepCents: 0,
    description: ["A fine straw with a three-inch brim and a ribbon you choose."],
    options: [
      ["Ribbon", "Black", "Plum", "Gold"],
      ["Size", "S", "M", "L"],
    ],
    info: [["Fit", "Measure above the ears. Write to us if in doubt."], shipping],
    customField: "Initials inside the band",
    isMadeToOrder: true,
  },
  {
    title: "Delta Root Hair Oil",
    subtitle: "Two back yards off Farish Street",
    maker: "Delta Root Apothecary",
    collection: "Body",
    cents: 2200,
    stepCents: 1100,
    description: ["Rosemary, nettle and black seed in jojoba. Three drops, warm hands."],
    options: [["Size", "2 oz", "4 oz"]],
    info: [["Use", "Twice a week on the scalp. Patch test first."], shipping],
  },
  {
    title: "Whipped Shea, Unscented",
    subtitle: "Cooked in copper by Tallow House",
    maker: "Tallow House",
    collection: "Body",
    cents: 1600,
    stepCents: 900,
    description: ["Shea, baobab, nothing else."],
    options: [["Size", "4 oz", "8 oz"]],
    info: [shipping],
  },
  {
    title: "Market Day Tote",
    subtitle: "Heavy canvas, screen-printed",
    maker: "Union Row Grocers",
    collection: "Wear",
    cents: 3200,
    stepCents: 0,
    description: ["Carries four bunches of greens and a melon."],
    options: [["Print", "Gold rail", "Clay rail", "Indigo rail"]],
    info: [["Care", "Machine wash cold."], shipping],
  },
  {
    title: "Bus Ticket Poems",
    subtitle: "Nia Marchetti, second printing",
    maker: "Palmetto Page Books",
    collection: "Paper",
    ribbon: "Signed",
    cents: 1400,
    stepCents: 0,
    description: ["Forty poems on forty tickets, in a box the size of a transfer."],
    options: [],
    info: [["Printed by", "Live Oak Letterpress, two colors, on cotton paper."], shipping],
  },
  {
    title: "Lowcountry Recipe Journal",
    subtitle: "Letterpress covers, blank inside",
    maker: "Live Oak Letterpress",
    collection: "Paper",
    cents: 2600,
    stepCents: 0,
    description: ["Start with hers. Leave room for yours."],
    options: [["Cover", "Okra", "Rice", "Crab"]],
    info: [shipping],
  },
  {
    title: "Tenth Ward Gospel 45s",
    subtitle: "Four singles, reissued",
    maker: "Tenth Ward Records",
    collection: "Sound",
    cents: 4800,
    stepCents: 0,
    description: [
      "Four private pressings from the river, cleaned and cut again, with the choirs' permission and a share for each.",
    ],
    options: [],
    info: [["Notes", "Sixteen pages by the people who sang."], shipping],
  },
  {
    title: "Kids' Loom Kit",
    subtitle: "A first weaving, with wool",
    maker: "Northstar Looms",
    collection: "Home",
    cents: 3900,
    stepCents: 0,
    saleCents: 500,
    description: ["Everything for a scarf for a doll or a very small uncle."],
    options: [["Wool", "Sunrise", "River"]],
    info: [["Age", "Six and up, or four with a patient cousin."], shipping],
  },
  {
    title: "Indigo Apron",
    subtitle: "Dyed in three dips",
    maker: "Good Measure Tailors",
    collection: "Wear",
    cents: 5800,
    stepCents: 600,
    description: ["Cross-back, two pockets, no bow to tie."],
    options: [["Size", "Regular", "Tall"]],
    info: [["Care", "Wash alone the first twice."], shipping],
  },
  {
    title: "Face Jug, Small",
    subtitle: "Wood-fired stoneware",
    maker: "Broughton Bloom",
    collection: "Home",
    ribbon: "Back in spring",
    cents: 9500,
    stepCents: 0,
    isUnavailable: true,
    description: ["Each one looks like somebody you know. The kiln is being rebuilt."],
    options: [],
    info: [shipping],
  },
  {
    title: "Winter Market Box",
    subtitle: "One thing from six makers",
    maker: "Low Country Makers Guild",
    collection: "Pantry",
    cents: 8800,
    stepCents: 0,
    isDraft: true,
    description: ["Jelly, wafers, a candle, a card, coffee, and something we will not tell you."],
    options: [],
    info: [shipping],
  },
];
