import { Hono } from "hono";
import { readActor } from "#platform/auth/read-actor.server.ts";
import {
  type ApiEnvironment,
  dataHeaders,
  describeIssue,
  refuseCall,
  retryAfter,
} from "#platform/http/api/api.ts";
import { makeChallenge } from "#platform/http/security/proof-of-work.server.ts";
import { type StartedCheckout, startCheckout } from "./commands/start-checkout.server.ts";
import { checkoutBody, requestKey } from "./input.ts";
import { describeCheckoutRefusal } from "./refusals.ts";

/** The store's write, below `/api/store/{storeId}`: starts an order and returns the URL of its payment page. */
export function checkoutApi() {
  const api = new Hono<ApiEnvironment>();
  api.post("/checkout", async (c) => {
    const key = requestKey.optional().safeParse(c.req.header("idempotency-key"));
    if (!key.success) return refuse(c.env, describeIssue(key.error));
    const body = checkoutBody.safeParse(await readJson(c.req.raw));
    if (!body.success) return refuse(c.env, describeIssue(body.error));
    const { items, ...rest } = body.data;
    const lines = items.map(({ variant_id, quantity }) => ({
      variantId: variant_id.toLowerCase(),
      quantity,
    }));
    const actor = await readActor(c.env, c.req.raw);
    const started = await startCheckout(c.env.services, actor, { ...rest, items: lines, key: key.data });
    if (!started.ok) return refuseCheckout(c.env, started);
    return c.json({ url: started.url }, 200, dataHeaders(c.env));
  });
  // A challenge for the browser after a `proof-needed` refusal. Its proof is sent in the body as `proof`.
  api.get("/checkout/challenge", async (c) =>
    c.json({ challenge: await makeChallenge(c.env.services.env, Date.now()) }, 200, dataHeaders(c.env)),
  );
  return api;
}

type Bindings = ApiEnvironment["Bindings"];

/** A body that is not JSON is not an order either. */
function readJson(request: Request): Promise<unknown> {
  return request.json().catch(() => null);
}

function refuse(bindings: Bindings, detail: string) {
  return refuseCall(bindings, { status: 400, title: "Invalid request", detail, reason: "invalid" });
}

function refuseCheckout(bindings: Bindings, refused: StartedCheckout & { ok: false }) {
  const { reason, retryAfterSeconds, shortages, missing, excess } = refused;
  const { status, words } = describeCheckoutRefusal(refused, bindings.services.env);
  const details = {
    reason,
    shortages: shortages?.map(({ variantId, left }) => ({ variant_id: variantId, left })),
    limits: excess?.limits.map(({ variantId, most }) => ({ variant_id: variantId, most })),
    missing,
  };
  const problem = { status, title: reason, detail: words, ...details };
  return refuseCall(bindings, problem, retryAfter(retryAfterSeconds));
}
