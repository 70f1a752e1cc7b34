import { sql } from "kysely";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { defineJob } from "#platform/jobs/define-job.ts";
import type { JobRun, JobServices } from "#platform/jobs/handle-job.ts";
import { queueMail } from "#platform/mail/queue-mail.server.ts";

export const alertLowStockJob = defineJob("store.tell-low-stock", { parallel: 1, cron: "*/15 * * * *" });

type LowVariant = {
  variantId: string;
  product: string;
  variant: string;
  left: number;
  seller: string | null;
  ownerEmail: string | null;
  ownerName: string | null;
};
type Recipient = { email: string; username: string };

/** As many as a letter can name; the others follow a quarter of an hour later. */
const maxTold = 100;

/** Writes to the admins and the sellers' owners about variants that have fallen low, once for each fall. */
export async function alertLowStock(
  { db, jobs }: Pick<JobServices, "db" | "jobs">,
  _data: object,
  { id }: Pick<JobRun, "id">,
): Promise<void> {
  await transact(db, async (tx) => {
    const fallen = await takeFallen(tx);
    if (fallen.length === 0) return;
    const tell = async ({ email, username }: Recipient, about: readonly LowVariant[], isSeller: boolean) => {
      const items = about.map(({ variantId, product, variant, left }) => ({
        variantId,
        product,
        variant,
        left,
      }));
      const key = `low-stock:${id}:${isSeller ? "seller" : "admin"}:${email}`;
      await queueMail(tx, jobs, {
        to: email,
        template: "low-stock",
        key,
        data: { username, items, isSeller },
      });
    };
    for (const admin of await listAdmins(tx)) await tell(admin, fallen, false);
    const owners = Map.groupBy(
      fallen.filter(({ ownerEmail }) => ownerEmail !== null),
      ({ ownerEmail }) => ownerEmail,
    );
    for (const [email, about] of owners)
      if (email) await tell({ email, username: about[0]?.ownerName ?? "" }, about, true);
  });
}

/** Marks what has fallen as told, and returns what can be bought of it. */
async function takeFallen(tx: Tx): Promise<LowVariant[]> {
  const { rows } = await sql<LowVariant>`
    with taken as (
      update low_stock set told_at = now()
      where variant_id in (
        select variant_id from low_stock where told_at is null
        order by fell_at limit ${maxTold} for update skip locked
      )
      returning variant_id, left_over
    )
    select taken.variant_id as "variantId", p.title as product, v.title as variant, taken.left_over as left,
      b.name as seller, users.email as "ownerEmail", users.name as "ownerName"
    from taken
    join product_variants v on v.id = taken.variant_id and v.manage_inventory
    join products p on p.id = v.product_id and p.status = 'published' and p.deleted_at is null
    left join businesses b on b.id = p.business_id
    left join users on users.id = b.owner_id
    order by p.title, v.position`.execute(tx);
  return rows;
}

async function listAdmins(tx: Tx): Promise<Recipient[]> {
  return tx
    .selectFrom("profiles")
    .innerJoin("users", "users.id", "profiles.id")
    .select(["users.email", "users.name as username"])
    .where("profiles.is_admin", "=", true)
    .where("users.email_verified", "=", true)
    .orderBy("users.id")
    .execute();
}
