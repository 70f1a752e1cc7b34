import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { VariantFields } from "../admin/input.ts";
import { valuesOfTitle } from "../admin/product-text.ts";
import { findVariant } from "../admin/queries/find-variant.server.ts";
import { listOptions } from "../admin/queries/list-options.server.ts";
import { canEditProducts } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import {
  insertVariant,
  refuseTakenSku,
  writeOptions,
  writePrice,
  writeValues,
} from "../write-product.server.ts";

type Needs = Pick<Services, "db">;
type Input = {
  productId: string;
  /** Null for a new variant. */
  variantId: string | null;
  fields: VariantFields;
};
type Result =
  | { ok: true; id: string }
  | Refused<
      "not-allowed" | "unknown-product" | "unknown-variant" | "wrong-values" | "same-values" | "sku-taken"
    >;

/** Adds or changes a variant. Its title names a value of each option; values that are new are added. */
export async function saveVariant({ db }: Needs, actor: Actor, input: Input): Promise<Result> {
  if (!canEditProducts(actor)) return { ok: false, reason: "not-allowed" };
  const { productId, variantId, fields } = input;

  return transact(db, async (tx): Promise<Result> => {
    const product = await tx
      .selectFrom("products")
      .select("id")
      .where("id", "=", productId)
      .forUpdate()
      .executeTakeFirst();
    if (!product) return { ok: false, reason: "unknown-product" };
    const before = variantId ? await findVariant(tx, productId, variantId) : null;
    if (before === undefined) return { ok: false, reason: "unknown-variant" };
    const options = await listOptions(tx, productId);
    const values = valuesOfTitle(fields.title, options.length);
    if (!values) return { ok: false, reason: "wrong-values" };
    if (await isTitleTaken(tx, input)) return { ok: false, reason: "same-values" };
    const id = before ? await changeVariant(tx, before.id, fields) : await addVariant(tx, productId, fields);
    const stored = await writeOptions(
      tx,
      productId,
      options.map((option, index) => ({
        title: option.title,
        values: [...new Set([...option.values, values[index] ?? ""])],
      })),
    );
    await writeValues(tx, id, stored, values);
    await audit(tx, actor, {
      action: before ? "variant.update" : "variant.create",
      subject: { type: "product", id: productId },
      before: before ?? undefined,
      after: { id, ...fields },
    });
    return { ok: true, id };
  }).catch(refuseTakenSku);
}

async function isTitleTaken(tx: Tx, { productId, variantId, fields: { title } }: Input) {
  const others = await tx
    .selectFrom("product_variants")
    .select("id")
    .where("product_id", "=", productId)
    .where("title", "=", title)
    .execute();
  return others.some(({ id }) => id !== variantId);
}

async function addVariant(tx: Tx, productId: string, fields: VariantFields) {
  const last = await tx
    .selectFrom("product_variants")
    .select(({ fn }) => fn.max("position").as("position"))
    .where("product_id", "=", productId)
    .executeTakeFirst();
  return insertVariant(tx, { productId, title: fields.title, position: (last?.position ?? -1) + 1, fields });
}

async function changeVariant(tx: Tx, id: string, fields: VariantFields) {
  const { title, sku, weight_grams, manage_inventory } = fields;
  await tx
    .updateTable("product_variants")
    .set({ title, sku, weight_grams, manage_inventory })
    .where("id", "=", id)
    .execute();
  await writePrice(tx, id, fields);
  return id;
}
