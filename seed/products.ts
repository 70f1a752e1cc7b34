import type { Client } from "pg";
import { insertRows, type Row } from "./insert-rows.ts";
import { productLines } from "./product-words.ts";
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

/** The store: sixteen products with their pictures, options, variants, prices and stock. */
export function buildProducts(seeding: Seeding): Tables {
  const random = seeding.random("products");
  const nextId = seeding.ids("products");
  const rows = Object.fromEntries(tables.map((table) => [table, []])) as unknown as Tables;
  const collectionIds = new Map<string, string>();
  const productIds = productLines.map(() => nextId());

  for (const [position, product] of productLines.entries()) {
    const productId = productIds[position] ?? "";
    const slug = slugOf(product.title);
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
      status: product.isDraft ? "draft" : "published",
      purchasable: product.isUnavailable !== true,
      position,
      site_product_selection:
        position % 5 === 3 ? "first_variant" : position % 2 ? "lowest_price_first" : null,
      type_value: "physical",
      metadata: { maker: product.maker },
      created_at: seeding.daysFromToday(-200 + position * 9),
    });
    for (const picture of [1, 2, 3])
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
    for (const step of [1, 2, 3])
      rows.related_products.push({
        id: nextId(),
        product_id: productId,
        section_title: "Goes well with it",
        related_type: "product",
        related_id: productIds[(position + step) % productIds.length],
        position: step - 1,
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
        image_url: chosen.length > 0 && order % 2 === 0 ? cloth(slug, (order % 3) + 1) : null,
        sku: `${slug.slice(0, 6).toUpperCase()}-${order + 1}`,
        manage_inventory: product.isMadeToOrder !== true,
        weight_grams: random.between(2, 40) * 50,
        position: order,
        created_at: seeding.daysFromToday(-200 + position * 9),
      });
      for (const { id: valueId, optionId } of chosen)
        rows.variant_option_values.push({ variant_id: id, option_id: optionId, option_value_id: valueId });
      rows.variant_prices.push({
        variant_id: id,
        currency_code: "usd",
        amount,
        sale_amount: product.saleCents ? amount - product.saleCents : null,
      });
      const received = position === 0 && order === 0 ? 7 : random.pick([0, 3, 8, 20, 45, 120]);
      const at = seeding.daysFromToday(-200 + position * 9);
      if (received > 0)
        rows.stock_movements.push({ variant_id: id, kind: "receive", quantity: received, at });
    }
  }
  return rows;
}

export async function insertProducts(client: Client, rows: Tables): Promise<void> {
  for (const table of tables) await insertRows(client, table, rows[table]);
}

/** A cloth as the product picture. */
function cloth(slug: string, picture: number) {
  return `/cloth/plum/480x480/${slug}-${picture}.svg`;
}
