import { sql } from "kysely";
import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { ProductFields } from "../admin/input.ts";
import type { OptionText } from "../admin/product-text.ts";
import { findProductText } from "../admin/queries/find-product-text.server.ts";
import { findSellerId } from "../admin/queries/find-seller-id.server.ts";
import { canEditProducts } from "../permissions.ts";
import type { Refused } from "../refusals.ts";
import {
  columnsOf,
  refuseGoneSeller,
  writeCollections,
  writeInfo,
  writeOptions,
} from "../write-product.server.ts";

type Needs = Pick<Services, "db">;
type Input = {
  id: string;
  /** The version that the editor was shown. */
  version: string;
  fields: ProductFields;
};
type Result =
  | { ok: true }
  | Refused<
      | "not-allowed"
      | "unknown-product"
      | "unknown-seller"
      | "several-sellers"
      | "changed-meanwhile"
      | "option-in-use"
    >;

/** Saves what an admin says about a product. Refused if somebody saved since the editor was opened. */
export async function updateProduct(
  { db }: Needs,
  actor: Actor,
  { id, version, fields }: Input,
): Promise<Result> {
  if (!canEditProducts(actor)) return { ok: false, reason: "not-allowed" };
  const seller = await findSellerId(db, fields.seller);
  if (!seller.ok) return seller;

  return transact(db, async (tx): Promise<Result> => {
    await sql`select from products where id = ${id} for update`.execute(tx);
    const before = await findProductText(tx, id);
    if (!before) return { ok: false, reason: "unknown-product" };
    if (before.version !== version) return { ok: false, reason: "changed-meanwhile" };
    if (await isOptionInUse(tx, id, fields.options)) return { ok: false, reason: "option-in-use" };
    await removeOptions(tx, id, fields.options);
    await writeOptionsToAll(tx, id, fields.options);
    await writeCollections(tx, id, fields.collections);
    await writeInfo(tx, id, fields.additional_info);
    // Written in any case: this is what makes the version a new one.
    await tx.updateTable("products").set(columnsOf(fields, seller.id)).where("id", "=", id).execute();
    const { version: _version, ...old } = before;
    await audit(tx, actor, {
      action: "product.update",
      subject: { type: "product", id },
      before: { ...old },
      after: { ...fields },
    });
    return { ok: true };
  }).catch(refuseGoneSeller);
}

/** Whether a variant still has an option or value that is no longer named. */
async function isOptionInUse(tx: Tx, productId: string, options: readonly OptionText[]): Promise<boolean> {
  const used = await tx
    .selectFrom("variant_option_values as chosen")
    .innerJoin("product_options as option", "option.id", "chosen.option_id")
    .innerJoin("product_option_values as value", "value.id", "chosen.option_value_id")
    .select(["option.title", "value.value"])
    .distinct()
    .where("option.product_id", "=", productId)
    .execute();
  return used.some(
    ({ title, value }) => !options.some((option) => option.title === title && option.values.includes(value)),
  );
}

async function removeOptions(tx: Tx, productId: string, options: readonly OptionText[]) {
  const stored = await tx
    .selectFrom("product_options")
    .leftJoin("product_option_values as value", "value.option_id", "product_options.id")
    .select(["product_options.id", "product_options.title", "value.id as valueId", "value.value"])
    .where("product_id", "=", productId)
    .execute();
  for (const { id, title, valueId, value } of stored) {
    const kept = options.find((option) => option.title === title);
    if (!kept) await tx.deleteFrom("product_options").where("id", "=", id).execute();
    else if (valueId && !kept.values.includes(value ?? ""))
      await tx.deleteFrom("product_option_values").where("id", "=", valueId).execute();
  }
}

/** Adds what is new. Variants that are there already get the first value of a new option. */
async function writeOptionsToAll(tx: Tx, productId: string, options: readonly OptionText[]) {
  const stored = await writeOptions(tx, productId, options);
  for (const [index, { id, values }] of stored.entries()) {
    const first = values.get(options[index]?.values[0] ?? "");
    if (!first) continue;
    await sql`
      insert into variant_option_values (variant_id, option_id, option_value_id)
      select id, ${id}, ${first} from product_variants where product_id = ${productId}
      on conflict do nothing`.execute(tx);
  }
}
