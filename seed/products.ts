import type { Client } from "pg";
import { insertRows, type Row } from "./insert-rows.ts";
import { type ProductLine, productLines } from "./product-words.ts";
import type { Seeding } from "./seeding.ts";
import { slugOf } from "./text.ts";

const tables = [
  "collections",
  "products",
  "product_media",
  "product_options",
  "product_option_values",
  "product_variants",
  "variant_option_values",
  "variant_prices",
  "stock_movements",
  "product_collections",
  "product_additional_info",
  "product_custom_fields",
  "related_products",
] as const;

type Tables = Record<(typeof tables)[number], Row[]>;

/** Ids of selling businesses by name. */
type Sellers = ReadonlyMap<string, string>;

/** The store: 120 products of 25 makers and a draft, with pictures, options, variants, prices and stock. */
export function buildProducts(
  seeding: Seeding,
  sellers: Sellers,
  lines: readonly ProductLine[] = productLines,
): Tables {
  const random = seeding.random("products");
  const nextId = seeding.ids("products");
  const rows = Object.fromEntries(tables.map((table) => [table, []])) as unknown as Tables;
  const collectionIds = new Map<string, string>();
  const productIds = lines.map(() => nextId());

  for (const [position, product] of lines.entries()) {
    const productId = productIds[position] ?? "";
    const slug = slugOf(product.title);
    const sellerId = sellers.get(product.maker);
    if (!sellerId) throw new Error(`No business is named ${product.maker}.`);
    const addedAt = seeding.daysFromToday(-400 + position * 3);
    if (!collectionIds.has(product.collection)) {
      const id = nextId();
      collectionIds.set(product.collection, id);
      rows.collections.push({ id, title: product.collection, position: rows.collections.length });
    }
    rows.products.push({
      id: productId,
      title: product.title,
      subtitle: product.subtitle,
      ribbon_text: product.ribbon ?? null,
      description: product.description.map((text) => `<p>${text}</p>`).join(""),
      thumbnail: cloth(slug, 1),
      business_id: sellerId,
      status: product.isDraft ? "draft" : "published",
      purchasable: product.isUnavailable !== true,
      position,
      site_product_selection:
        position % 5 === 3 ? "first_variant" : position % 2 ? "lowest_price_first" : null,
      type_value: "physical",
      metadata: {},
      created_at: addedAt,
    });
    for (const picture of [1, 2, 3, 4].slice(0, countPictures(product, position)))
      rows.product_media.push({
        id: nextId(),
        product_id: productId,
        url: cloth(slug, picture),
        type: "image",
        position: picture - 1,
      });
    rows.product_collections.push({
      product_id: productId,
      collection_id: collectionIds.get(product.collection),
      position,
    });
    for (const [order, [title, description]] of product.info.entries())
      rows.product_additional_info.push({
        id: nextId(),
        product_id: productId,
        title,
        description: `<p>${description}</p>`,
        position: order,
      });
    if (product.customField)
      rows.product_custom_fields.push({
        id: nextId(),
        product_id: productId,
        title: product.customField,
        is_required: false,
        position: 0,
      });
    rows.related_products.push(
      ...listRelated(lines, position).map((other, place) => ({
        id: nextId(),
        product_id: productId,
        section_title: "Goes well with it",
        related_type: "product",
        related_id: productIds[other],
        position: place,
      })),
    );
    if (position % 12 === 1)
      rows.related_products.push({
        id: nextId(),
        product_id: productId,
        section_title: `More ${product.collection.toLowerCase()}`,
        related_type: "collection",
        related_id: collectionIds.get(product.collection),
        position: 9,
      });

    const values = product.options.map(([title, ...names], order) => {
      const optionId = nextId();
      rows.product_options.push({ id: optionId, product_id: productId, title, position: order });
      return names.map((name, index) => {
        const id = nextId();
        rows.product_option_values.push({ id, option_id: optionId, value: name, position: index });
        return { id, optionId, name, index };
      });
    });
    const combinations = values.reduce<{ id: string; optionId: string; name: string; index: number }[][]>(
      (known, names) => known.flatMap((before) => names.map((name) => [...before, name])),
      [[]],
    );
    for (const [order, chosen] of combinations.entries()) {
      const id = nextId();
      const size = chosen.at(-1)?.index ?? 0;
      const amount = product.cents + (product.options.length > 0 ? size * product.stepCents : 0);
      rows.product_variants.push({
        id,
        product_id: productId,
        title: chosen.map(({ name }) => name).join(" / ") || "One size",
        image_url: pictureOf(slug, chosen),
        sku: `UJ-${String(position + 1).padStart(3, "0")}-${order + 1}`,
        manage_inventory: product.isMadeToOrder !== true,
        weight_grams: random.between(2, 40) * 50,
        position: order,
        created_at: addedAt,
      });
      for (const { id: valueId, optionId } of chosen)
        rows.variant_option_values.push({ variant_id: id, option_id: optionId, option_value_id: valueId });
      rows.variant_prices.push({
        variant_id: id,
        currency_code: "usd",
        amount,
        sale_amount: product.saleCents ? amount - product.saleCents : null,
      });
      const drawn = random.pick([0, 1, 3, 8, 20, 45, 120]);
      const received = product.isSoldOut ? 0 : position === 0 && order === 0 ? 7 : drawn;
      if (received > 0)
        rows.stock_movements.push({ variant_id: id, kind: "receive", quantity: received, at: addedAt });
    }
  }
  return rows;
}

export async function insertProducts(client: Client, rows: Tables): Promise<void> {
  for (const table of tables) await insertRows(client, table, rows[table]);
}

/** Products in several colors show those too, so they have fewer other pictures. */
function countPictures({ options }: ProductLine, position: number): number {
  if (position % 7 === 5) return 1;
  const colors = options.flatMap(([, ...names]) => names.filter((name) => palettes.has(name))).length;
  return colors > 2 ? 2 : 4;
}

/** The next four products of the same collection, cyclic. */
function listRelated(lines: readonly ProductLine[], position: number): number[] {
  const { collection } = lines[position] ?? {};
  const isShown = (other: number) =>
    lines[other]?.collection === collection && lines[other]?.isDraft !== true;
  const after = lines.map((_, step) => (position + step + 1) % lines.length);
  return after.filter((other) => other !== position && isShown(other)).slice(0, 4);
}

/** A cloth as the product picture. */
function cloth(slug: string, picture: number) {
  return `/cloth/plum/480x480/${slug}-${picture}.svg`;
}

const palettes = new Map(
  Object.entries({
    ...{ Plum: "plum", Indigo: "indigo", Forest: "green", Clay: "clay", Gold: "gold", Teal: "teal" },
    ...{ Black: "indigo", Ink: "indigo", Natural: "gold", Rust: "clay", Oat: "gold" },
  }),
);

/** A variant with a color has a picture: its product's cloth in that color. */
function pictureOf(slug: string, chosen: readonly { name: string }[]): string | null {
  const palette = chosen.flatMap(({ name }) => palettes.get(name) ?? [])[0];
  return palette ? `/cloth/${palette}/480x480/${slug}-1.svg` : null;
}
