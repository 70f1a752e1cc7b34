import { transact } from "#platform/db/transact.server.ts";
import { isWrite, readBoundedBody } from "#platform/http/request/guard-write.ts";
import { problemResponse } from "#platform/http/response/problem.ts";
import type { Services } from "#platform/http/services.ts";
import type { Visit } from "#platform/http/visit.ts";
import type { PaymentEvent } from "#platform/payments/payment-provider.ts";
import { handleEventJob, isHandled } from "./jobs/handle-event-job.ts";

/** The path of the provider's webhook. */
export const webhookPath = "/webhooks/stripe";

/** An event contains one object of the provider; all we have seen are far smaller. */
const bodyLimitBytes = 256 * 1024;

type Options = { services: Services; headers: Record<string, string> };

/**
 * Receives the provider's events: verifies the raw body before parsing, stores the event together with its job, and
 * responds. An event that arrives twice has one row and one job.
 */
export function createWebhookHandler({ services, headers }: Options) {
  return async (
    request: Request,
    { requestId, log }: Pick<Visit, "requestId" | "log">,
  ): Promise<Response> => {
    const refuse = (status: number, title: string, detail: string) =>
      problemResponse({ status, title, detail, requestId }, headers);
    if (!isWrite(request)) return refuse(405, "Method not allowed", "Events are posted here.");
    const body = await readBoundedBody(request, bodyLimitBytes);
    if (!body) return refuse(413, "Too large", "No event is this long.");
    const text = new TextDecoder().decode(body);
    const event = services.payments?.readEvent(text, request.headers.get("stripe-signature"));
    if (!event) {
      log.warn({}, "a webhook was not signed by the payment provider, or too long ago");
      return refuse(400, "Wrong signature", "This was not signed by the payment provider, or too long ago.");
    }
    await keepEvent(services, event);
    return new Response(null, { status: 200, headers: { ...headers, "cache-control": "no-store" } });
  };
}

/** Unhandled types are stored as done. */
async function keepEvent({ db, jobs }: Pick<Services, "db" | "jobs">, event: PaymentEvent): Promise<void> {
  const { id, type, objectId } = event;
  await transact(db, async (tx) => {
    const isOurs = isHandled(type);
    const kept = await tx
      .insertInto("payment_events")
      .values({ id, type, object_id: objectId, handled_at: isOurs ? null : new Date() })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (kept && isOurs) await jobs.queue(tx, handleEventJob, event);
  });
}
