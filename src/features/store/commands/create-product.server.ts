import { audit } from "#platform/audit/audit.server.ts";
import { type Actor, accountOf } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { keepUpload } from "#platform/uploads/keep-upload.server.ts";
import type { NewProductFields } from "../admin/input.ts";
import { combineOptions, titleOfValues } from "../admin/product-text.ts";
import { findSellerId } from "../admin/queries/find-seller-id.server.ts";
import { canEditProducts } from "../permissions.ts";
import { productPictures } from "../product-pictures.ts";
import type { Refused } from "../refusals.ts";
import {
  columnsOf,
  insertPicture,
  insertVariant,
  refuseGoneSeller,
  refuseTakenSku,
  writeCollections,
  writeInfo,
  writeOptions,
  writeValues,
} from "../write-product.server.ts";

type Needs = Pick<Services, "db">;
type Result =
  | { ok: true; id: string }
  | Refused<"not-allowed" | "unknown-seller" | "several-sellers" | "sku-taken" | "upload-gone">;

/** Adds a product with a variant for each combination of its options, and its first picture and stock. */
export async function createProduct({ db }: Needs, actor: Actor, fields: NewProductFields): Promise<Result> {
  if (!canEditProducts(actor)) return { ok: false, reason: "not-allowed" };
  const seller = await findSellerId(db, fields.seller);
  if (!seller.ok) return seller;

  return transact(db, async (tx): Promise<Result> => {
    const uploadedBy = accountOf(actor);
    const picture = fields.picture
      ? await keepUpload(tx, { purpose: productPictures, id: fields.picture, uploadedBy })
      : null;
    if (fields.picture && !picture) return { ok: false, reason: "upload-gone" };
    const values = columnsOf(fields, seller.id);
    const { id } = await tx.insertInto("products").values(values).returning("id").executeTakeFirstOrThrow();
    await writeCollections(tx, id, fields.collections);
    await writeInfo(tx, id, fields.additional_info);
    if (picture) await insertPicture(tx, id, picture.url);
    await addVariants(tx, actor, id, fields);
    const { options, price, sale_price, stock, collections } = fields;
    const after = {
      ...values,
      options,
      price,
      sale_price,
      stock,
      collections,
      picture: picture?.url ?? null,
    };
    await audit(tx, actor, { action: "product.create", subject: { type: "product", id }, after });
    return { ok: true, id };
  })
    .catch(refuseTakenSku)
    .catch(refuseGoneSeller);
}

async function addVariants(tx: Tx, actor: Actor, productId: string, fields: NewProductFields) {
  const options = await writeOptions(tx, productId, fields.options);
  for (const [position, values] of combineOptions(fields.options).entries()) {
    // A number belongs to one variant: the first, where options make several.
    const sku = position === 0 ? fields.sku : null;
    const title = titleOfValues(values);
    const id = await insertVariant(tx, { productId, title, position, fields: { ...fields, sku } });
    await writeValues(tx, id, options, values);
    if (fields.manage_inventory && fields.stock > 0)
      await tx
        .insertInto("stock_movements")
        .values({ variant_id: id, kind: "receive", quantity: fields.stock, moved_by: accountOf(actor) })
        .execute();
  }
}
