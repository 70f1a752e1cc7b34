import { createHash } from "node:crypto";
import type { Listing } from "../businesses.ts";
import type { Row } from "../insert-rows.ts";
import type { buildProducts } from "../products.ts";
import { type ColorwayName, colorwayNames } from "./colorways.ts";
import type { SceneName } from "./scenes.ts";

/** The number of colorways per scene, so that few files serve many records. */
const waysPerScene = 3;
export const pictureSize = { width: 640, height: 480 };

type Records = {
  listings: readonly Listing[];
  artists: readonly Row[];
  products: Pick<
    ReturnType<typeof buildProducts>,
    "products" | "product_media" | "product_collections" | "collections"
  >;
  listedAt: string;
};

/**
 * Gives every third business, product and artist pictures. Changes their rows and returns the rows of the files, which
 * are drawn when they are written to a store.
 */
export function addPictures({ listings, artists, products, listedAt }: Records): Row[] {
  const files = new Map<string, Row>();
  const pictureOf = (bucket: string, scenes: readonly SceneName[], turn: number) => {
    const scene = scenes[turn % scenes.length] ?? "storefront";
    const way = colorwayNames[(scene.length + (turn % waysPerScene)) % colorwayNames.length] ?? "indigo";
    const file = fileOf(bucket, scene, way, listedAt);
    files.set(`${file.bucket}/${file.key}`, file);
    return `/files/${file.bucket}/${file.key}`;
  };

  for (const [index, { row, category, trade }] of everyThird(listings))
    row.image_url = pictureOf("product-images", scenesOfTrade(trade.subcategory, category), index);

  const collections = new Map(products.collections.map(({ id, title }) => [id, String(title)]));
  const collectionOf = new Map(
    products.product_collections.map(({ product_id, collection_id }) => [
      product_id,
      collections.get(collection_id),
    ]),
  );
  for (const [index, product] of everyThird(products.products)) {
    const scenes = scenesOfGoods[collectionOf.get(product.id) ?? ""] ?? ["cloth"];
    product.thumbnail = pictureOf("product-images", scenes, index);
    const media = products.product_media.filter(({ product_id }) => product_id === product.id);
    for (const [place, picture] of media.entries())
      picture.url = pictureOf("product-images", scenes, index + place);
  }

  for (const [index, artist] of everyThird(artists)) {
    const scenes = scenesOfArt[String(artist.category)] ?? ["frames", "arches"];
    const works = Array.from({ length: 2 + (index % 5) }, (_, work) =>
      pictureOf("community-images", scenes, index + work),
    );
    artist.portfolio_url = [...new Set(works), artist.portfolio_url].filter(Boolean).join(", ");
  }
  return [...files.values()];
}

/**
 * Every third value with its index, from the second on, so that the first pages show pictures and cloths side by side.
 */
function everyThird<Value>(values: readonly Value[]): [number, Value][] {
  return values.filter((_, index) => index % 3 === 1).map((value, turn) => [turn, value]);
}

function fileOf(bucket: string, scene: SceneName, way: ColorwayName, createdAt: string) {
  const key = `demo/${scene}-${way}.png`;
  return {
    id: uuidOf(`${bucket}/${key}`),
    bucket,
    key,
    name: `${scene}.png`,
    content_type: "image/png",
    // Updated when the file is written.
    byte_size: 1,
    ...pictureSize,
    created_at: createdAt,
    kept_at: createdAt,
  };
}

/** The same id for the same file. */
function uuidOf(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

function scenesOfTrade(subcategory: string, category: string): readonly SceneName[] {
  const trade = tradeWords.find(([pattern]) => pattern.test(subcategory));
  return trade?.[1] ?? scenesOfCategory[category] ?? ["storefront", "garden"];
}

const tradeWords: readonly (readonly [RegExp, readonly SceneName[]])[] = [
  [/coffee|tea|caf/i, ["cup"]],
  [/book|print|paper/i, ["books"]],
  [/barber|groom/i, ["barber"]],
  [/hair|braid|salon|loc/i, ["braids", "bottles"]],
  [/skin|soap|cosmetic|fragrance|beauty/i, ["bottles"]],
  [/flor|garden|plant|farm/i, ["garden"]],
  [/photo|video|film/i, ["camera"]],
  [/record|music|band|dj/i, ["record"]],
];

const scenesOfCategory: Readonly<Record<string, readonly SceneName[]>> = {
  "Food & Beverage": ["plate", "storefront"],
  "Beauty & Cosmetics": ["braids", "bottles"],
  "Fashion & Lifestyle": ["cloth", "storefront"],
  Fashion: ["cloth"],
  Music: ["record", "stage"],
  "Technology & Innovation": ["screen"],
  Entertainment: ["stage", "arches"],
  "Visual Art": ["frames"],
  Photography: ["camera", "frames"],
  Writing: ["books"],
  "Digital Creators": ["screen", "camera"],
  Comedian: ["stage"],
  "Comedy Show": ["stage"],
  "Comedy Venue": ["stage", "arches"],
};

const scenesOfGoods: Readonly<Record<string, readonly SceneName[]>> = {
  "From the kitchen": ["bottles", "cup"],
  "House and table": ["cloth", "cup"],
  "Paper and music": ["books", "record"],
  "Skin and hair": ["bottles"],
  "To wear": ["cloth"],
};

const scenesOfArt: Readonly<Record<string, readonly SceneName[]>> = {
  Music: ["record", "stage", "arches"],
  Fashion: ["cloth", "braids", "arches"],
  Art: ["frames", "garden", "arches"],
  Photography: ["camera", "frames", "garden"],
  Writing: ["books", "cup", "arches"],
  "Digital Creators": ["screen", "camera", "arches"],
};
