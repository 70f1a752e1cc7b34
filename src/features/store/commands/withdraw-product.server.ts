import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import { canEditProducts } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db">;
type Input = { id: string; isWithdrawn: boolean };
type Result = { ok: true; title: string } | Refused<"not-allowed" | "unknown-product">;

/** Takes a product out of the store, or brings it back. It is never deleted: orders name it, and its stock is counted. */
export async function withdrawProduct(
  { db }: Needs,
  actor: Actor,
  { id, isWithdrawn }: Input,
): Promise<Result> {
  if (!canEditProducts(actor)) return { ok: false, reason: "not-allowed" };
  return transact(db, async (tx): Promise<Result> => {
    const changed = await tx
      .updateTable("products")
      .set({ deleted_at: isWithdrawn ? new Date() : null })
      .where("id", "=", id)
      .where("deleted_at", isWithdrawn ? "is" : "is not", null)
      .returning("title")
      .executeTakeFirst();
    if (!changed) return { ok: false, reason: "unknown-product" };
    const { title } = changed;
    const action = isWithdrawn ? "product.withdraw" : "product.bring_back";
    await audit(tx, actor, { action, subject: { type: "product", id }, after: { title } });
    return { ok: true, title };
  });
}
