import { audit } from "#platform/audit/audit.server.ts";
import { type Actor, accountOf } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { keepUpload } from "#platform/uploads/keep-upload.server.ts";
import { canEditProducts } from "../permissions.ts";
import { productPictures } from "../product-pictures.ts";
import type { Refused } from "../refusals.ts";
import { insertPicture } from "../write-product.server.ts";

type Needs = Pick<Services, "db">;
type Input = { productId: string; uploadId: string };
type Result = { ok: true } | Refused<"not-allowed" | "unknown-product" | "upload-gone">;

/** Adds a picture that was uploaded to a product, after its others. */
export async function addPicture(
  { db }: Needs,
  actor: Actor,
  { productId, uploadId }: Input,
): Promise<Result> {
  if (!canEditProducts(actor)) return { ok: false, reason: "not-allowed" };
  return transact(db, async (tx): Promise<Result> => {
    const product = await tx
      .selectFrom("products")
      .select("id")
      .where("id", "=", productId)
      .forUpdate()
      .executeTakeFirst();
    if (!product) return { ok: false, reason: "unknown-product" };
    const kept = await keepUpload(tx, {
      purpose: productPictures,
      id: uploadId,
      uploadedBy: accountOf(actor),
    });
    if (!kept) return { ok: false, reason: "upload-gone" };
    await insertPicture(tx, productId, kept.url);
    const subject = { type: "product", id: productId };
    await audit(tx, actor, { action: "picture.add", subject, after: { url: kept.url } });
    return { ok: true };
  });
}
