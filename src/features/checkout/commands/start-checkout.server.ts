import { accountOf, type Requester } from "#platform/auth/actor.ts";
import { lockKeys } from "#platform/db/lock-keys.server.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import { networkOf } from "#platform/http/request/network-of.server.ts";
import { checkProof, spendProof } from "#platform/http/security/proof-of-work.server.ts";
import type { Services } from "#platform/http/services.ts";
import { QueueFullError } from "#platform/load/fair-queue.ts";
import { type Buyer, type Excess, maxOpenOrdersOfAccount } from "../hold-limits.ts";
import type { CheckoutInput } from "../input.ts";
import { checkoutLimits, maxOpenOrders } from "../limits.ts";
import { openPaymentSession } from "../open-payment-session.server.ts";
import { canBuy } from "../permissions.ts";
import { placeOrder } from "../place-order.server.ts";
import { findEarlierOrder } from "../queries/find-earlier-order.server.ts";
import type { CheckoutRefusal } from "../refusals.ts";
import { digestNetwork, digestRequest } from "../request-key.server.ts";
import { orderLimits, sumQuantities } from "../rules.ts";
import { readSitePath } from "../site-address.ts";

type Needs = Pick<Services, "db" | "limits" | "env" | "log" | "payments" | "checkouts">;

export type StartedCheckout =
  | { ok: true; orderId: string; url: string }
  | {
      ok: false;
      reason: CheckoutRefusal;
      retryAfterSeconds?: number;
      /** Scarce variants with what is left of them. */
      shortages?: { variantId: string; left: number }[];
      /** Variants that are not for sale. */
      missing?: string[];
      /** The limit for this buyer now. */
      excess?: Excess;
      buyer?: Buyer;
    };

/**
 * Starts an order: holds its stock, writes it with the database's prices, and only then opens a payment page. If the
 * provider is unreachable the hold stays, and the same key tries again.
 */
export async function startCheckout(
  services: Needs,
  actor: Requester,
  input: CheckoutInput,
): Promise<StartedCheckout> {
  if (!canBuy(actor)) return { ok: false, reason: "not-allowed" };
  if (!services.payments) return { ok: false, reason: "payment-unavailable" };
  const digest = digestRequest(accountOf(actor), input);
  try {
    const order = await services.checkouts.run(networkOf(actor.ip), () =>
      findOrPlaceOrder(services, actor, { ...input, digest }),
    );
    if (!order.ok) return order;
    if (order.digest && !order.digest.equals(digest)) return { ok: false, reason: "key-reused" };
    return await openPaymentSession(services, order.id);
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    return { ok: false, reason: "busy", retryAfterSeconds: error.retryAfterSeconds };
  }
}

/** The order of an identical earlier request, or a new one. */
async function findOrPlaceOrder(
  { db, env, limits }: Needs,
  actor: Requester,
  input: CheckoutInput & { digest: Buffer },
) {
  const { key, digest } = input;
  const earlier = key ? await findEarlierOrder(db, key) : undefined;
  if (earlier) return { ok: true as const, ...earlier };
  const country = input.country ?? env.STORE_SHIPPING.keys().next().value;
  if (!country || !env.STORE_SHIPPING.has(country)) return refuse("unknown-country");
  const items = sumQuantities(input.items);
  if (items.some(({ quantity }) => quantity > orderLimits.quantity)) return refuse("too-many-of-one");
  const refused = await refuseIfTooMany(limits, [[checkoutLimits.startNetwork, actor.ip]]);
  if (refused) return refused;

  const networkKey = digestNetwork(env, actor.ip);
  const userId = accountOf(actor);
  const proof = await checkProof(env, input.proof);
  return transact(db, async (tx) => {
    // Requests with the same key, network or account are serialized, so each counts the orders before it.
    await lockKeys(
      tx,
      ...(key ? [key] : []),
      `checkouts of ${networkKey.toString("hex")}`,
      ...(userId ? [`checkouts of ${userId}`] : []),
    );
    const again = key ? await findEarlierOrder(tx, key) : undefined;
    if (again) return { ok: true as const, ...again };
    const open = await countOpenOrders(tx, { networkKey, userId });
    if (open.ofNetwork >= maxOpenOrders(env)) return refuse("too-many-open");
    if (open.ofAccount >= maxOpenOrdersOfAccount) return refuse("too-many-open-of-account");
    const needsNoWork = userId !== null || env.PROOF_OF_WORK_COST === 0;
    return placeOrder(tx, env, {
      items,
      country,
      userId,
      proveWork: async ({ isScarce }) =>
        needsNoWork || (open.ofNetwork === 0 && !isScarce) || (proof.ok && spendProof(tx, proof)),
      request: key ? { key, digest } : null,
      networkKey,
      locale: input.locale ?? null,
      timeZone: input.timeZone ?? null,
      successPath: readSitePath(env.APP_ORIGIN, input.successUrl, "/success"),
      cancelPath: readSitePath(env.APP_ORIGIN, input.cancelUrl, "/store"),
    });
  });
}

function refuse(reason: CheckoutRefusal): { ok: false; reason: CheckoutRefusal } {
  return { ok: false, reason };
}

/** Counts orders waiting for payment. */
async function countOpenOrders(
  tx: Tx,
  { networkKey, userId }: { networkKey: Buffer; userId: string | null },
) {
  return tx
    .selectFrom("orders")
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere("network_key", "=", networkKey).as("ofNetwork"),
      fn.countAll<number>().filterWhere("user_id", "=", userId).as("ofAccount"),
    ])
    .where("status", "=", "pending")
    .where(({ eb, or }) =>
      or([eb("network_key", "=", networkKey), ...(userId ? [eb("user_id", "=", userId)] : [])]),
    )
    .executeTakeFirstOrThrow();
}
