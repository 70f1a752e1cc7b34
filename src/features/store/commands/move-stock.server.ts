import { audit } from "#platform/audit/audit.server.ts";
import { type Actor, accountOf } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Movement } from "../admin/input.ts";
import { canMoveStock } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db">;
type Input = Movement & { variantId: string };
type Result = { ok: true } | Refused<"not-allowed" | "unknown-variant" | "too-few">;

/** Writes down goods that came in, or a count that was wrong. What is sold or held cannot be corrected away. */
export async function moveStock({ db }: Needs, actor: Actor, input: Input): Promise<Result> {
  if (!canMoveStock(actor)) return { ok: false, reason: "not-allowed" };
  const { variantId, kind, quantity, note } = input;
  return transact(db, async (tx): Promise<Result> => {
    const variant = await tx
      .selectFrom("product_variants")
      .select(["id", "product_id"])
      .where("id", "=", variantId)
      .executeTakeFirst();
    if (!variant) return { ok: false, reason: "unknown-variant" };
    await tx
      .insertInto("stock_movements")
      .values({ variant_id: variantId, kind, quantity, note, moved_by: accountOf(actor) })
      .execute();
    await audit(tx, actor, {
      action: `stock.${kind}`,
      subject: { type: "product", id: variant.product_id },
      after: { variantId, quantity, note },
    });
    return { ok: true };
  }).catch((error: unknown): Result => {
    if ((error as { constraint?: string }).constraint !== "variant_stock_is_never_oversold") throw error;
    return { ok: false, reason: "too-few" };
  });
}
