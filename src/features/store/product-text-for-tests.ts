import { randomUUID } from "node:crypto";
import type { Db } from "#platform/db/open-database.server.ts";
import { type NewProductFields, newProductSchema, productSchema, type VariantFields } from "./admin/input.ts";
import { findProductText } from "./admin/queries/find-product-text.server.ts";
import { productPictures } from "./product-pictures.ts";

/** A new product as the editor sends it, parsed by its schema. */
export function newProduct(changes: Partial<Record<keyof NewProductFields, unknown>> = {}): NewProductFields {
  return newProductSchema.parse({
    title: "Harvest Throw",
    subtitle: "",
    ribbon_text: "",
    description: "",
    seller: "",
    collections: "",
    status: "published",
    purchasable: true,
    additional_info: "",
    options: "",
    price: "150",
    sale_price: "",
    sku: "",
    manage_inventory: true,
    stock: 4,
    picture: "",
    ...changes,
  });
}

/** A stored product as its editor would send it back unchanged. */
export async function productText(db: Db, id: string) {
  const shown = await findProductText(db, id);
  const texts = Object.entries(shown ?? {}).map(([name, value]) => [name, value ?? ""]);
  const { version, ...fields } = productSchema.parse(Object.fromEntries(texts));
  return { version, fields };
}

export const variantText = (changes: Partial<VariantFields> = {}): VariantFields => ({
  title: "One size",
  price: 12_000,
  sale_price: null,
  sku: null,
  weight_grams: 300,
  manage_inventory: true,
  ...changes,
});

/** An upload of this account, not kept yet. */
export async function storePicture({ db }: { db: Db }, uploadedBy: string): Promise<string> {
  const { id } = await db
    .insertInto("stored_files")
    .values({
      bucket: productPictures.bucket,
      key: `${randomUUID()}.jpg`,
      content_type: "image/jpeg",
      byte_size: 700,
      uploaded_by: uploadedBy,
      delete_after: new Date(Date.now() + 3_600_000),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
