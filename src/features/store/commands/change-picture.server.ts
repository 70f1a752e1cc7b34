import { sql } from "kysely";
import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { releaseUpload } from "#platform/uploads/keep-upload.server.ts";
import { canEditProducts } from "../permissions.ts";
import { productPictures } from "../product-pictures.ts";
import type { Refused } from "../refusals.ts";
import { setThumbnail } from "../write-product.server.ts";

type Needs = Pick<Services, "db">;
type Input = { productId: string; pictureId: string; change: "first" | "remove" };
type Result = { ok: true } | Refused<"not-allowed" | "unknown-picture">;

/** Shown in orders and old pages for a while after it was removed. */
const keptDays = 30;

/** Puts a picture first or takes it away. Its file is deleted a month later, unless another row still shows it. */
export async function changePicture({ db }: Needs, actor: Actor, input: Input): Promise<Result> {
  if (!canEditProducts(actor)) return { ok: false, reason: "not-allowed" };
  const { productId, pictureId, change } = input;
  return transact(db, async (tx): Promise<Result> => {
    await sql`select from products where id = ${productId} for update`.execute(tx);
    const picture = await tx
      .selectFrom("product_media")
      .select(["id", "url"])
      .where("id", "=", pictureId)
      .where("product_id", "=", productId)
      .executeTakeFirst();
    if (!picture) return { ok: false, reason: "unknown-picture" };
    if (change === "first") await putFirst(tx, input);
    else await remove(tx, picture);
    await setThumbnail(tx, productId);
    const subject = { type: "product", id: productId };
    const action = change === "first" ? "picture.put_first" : "picture.remove";
    await audit(tx, actor, { action, subject, before: { url: picture.url } });
    return { ok: true };
  });
}

async function putFirst(tx: Tx, { productId, pictureId }: Input) {
  await sql`
    update product_media set position = placed.position
    from (
      select id, row_number() over (order by id <> ${pictureId}, position, id) - 1 as position
      from product_media where product_id = ${productId}
    ) as placed
    where product_media.id = placed.id`.execute(tx);
}

async function remove(tx: Tx, { id, url }: { id: string; url: string }) {
  await tx.deleteFrom("product_media").where("id", "=", id).execute();
  await tx.updateTable("product_variants").set({ image_url: null }).where("image_url", "=", url).execute();
  const key = url.replace(`/files/${productPictures.bucket}/`, "");
  const file = await tx
    .selectFrom("stored_files")
    .select("id")
    .where("bucket", "=", productPictures.bucket)
    .where("key", "=", key)
    .executeTakeFirst();
  const on = new Date(Date.now() + keptDays * 24 * 60 * 60 * 1_000);
  if (file) await releaseUpload(tx, file.id, { on });
}
