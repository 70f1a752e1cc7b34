import { fromTheKitchen } from "./goods/from-the-kitchen.ts";
import type { Good } from "./goods/good.ts";
import { houseAndTable } from "./goods/house-and-table.ts";
import { paperAndMusic } from "./goods/paper-and-music.ts";
import { skinAndHair } from "./goods/skin-and-hair.ts";
import { toWear } from "./goods/to-wear.ts";

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
  isSoldOut?: boolean;
  isDraft?: boolean;
};

const shipping = ["Shipping and returns", "Ships within 3 days. Returns accepted within 30 days."] as const;

const firstLines: readonly ProductLine[] = [
  {
    title: "Harvest Throw",
    subtitle: "Woven by Northstar Looms in Detroit",
    maker: "Northstar Looms",
    collection: "House and table",
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
    collection: "From the kitchen",
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
    collection: "House and table",
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
    collection: "From the kitchen",
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
    collection: "From the kitchen",
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
    collection: "To wear",
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
    collection: "Skin and hair",
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
    collection: "Skin and hair",
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
    collection: "To wear",
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
    collection: "Paper and music",
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
    collection: "Paper and music",
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
    collection: "Paper and music",
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
    collection: "House and table",
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
    collection: "To wear",
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
    collection: "House and table",
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
    maker: "Union Row Grocers",
    collection: "From the kitchen",
    cents: 8800,
    stepCents: 0,
    isDraft: true,
    description: ["Jelly, wafers, a candle, a card, coffee, and something we will not tell you."],
    options: [],
    info: [shipping],
  },
];

/** All products of the demo: first those in the page designs, then the others, mixed so that neighbors differ. */
export const productLines: readonly ProductLine[] = [
  ...firstLines,
  ...mix([
    houseAndTable.map((good) => toLine(good, "House and table")),
    fromTheKitchen.map((good) => toLine(good, "From the kitchen")),
    skinAndHair.map((good) => toLine(good, "Skin and hair")),
    toWear.map((good) => toLine(good, "To wear")),
    paperAndMusic.map((good) => toLine(good, "Paper and music")),
  ]),
];

function toLine(good: Good, collection: string): ProductLine {
  const [maker, title, subtitle, cents, description, options = "", marks = ""] = good;
  const words = new Map(
    marks.split(", ").map((mark) => [mark.split(" ")[0] ?? "", mark.split(" ").slice(1).join(" ")] as const),
  );
  const [ribbon, sale] = [words.get("ribbon"), words.get("sale")];
  return {
    ...{ title, subtitle, maker, collection, cents },
    description: [description],
    stepCents: Number(words.get("step") ?? 0),
    options: readOptions(options),
    info: [shipping],
    ...(ribbon && { ribbon }),
    ...(sale && { saleCents: Number(sale) }),
    isMadeToOrder: words.has("order"),
    isUnavailable: words.has("gone"),
    isSoldOut: words.has("out"),
  };
}

/** `Color: Plum, Clay; Size: S, M` */
function readOptions(text: string): ProductLine["options"] {
  return text
    .split("; ")
    .filter(Boolean)
    .map((option) => {
      const [title = "", values = ""] = option.split(": ");
      return [title, ...values.split(", ")];
    });
}

/** One of each list in turn. */
function mix<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
}
