import { Hono } from "hono";
import { readActor } from "#platform/auth/read-actor.server.ts";
import { type ApiEnvironment, dataHeaders, refusalResponse, refuseCall } from "#platform/http/api/api.ts";
import { submitEvent } from "./commands/submit-event.server.ts";
import { eventBody } from "./input.ts";
import { submissionFailed, submitRefusals } from "./refusals.ts";

/** `api-events`: submits an event, with the same schema and command as the page. */
export function eventFunctions() {
  return new Hono<ApiEnvironment>().post("/api-events", async (c) => {
    const actor = await readActor(c.env, c.req.raw);
    // The response to visitors says nothing about the body.
    if (actor.kind !== "person")
      return refusalResponse(c.env, submitRefusals, { ok: false, reason: "not-signed-in" });
    const body = eventBody.safeParse(await readJson(c.req.raw));
    if (!body.success) return refuseBody(c.env, body.error.issues);
    const result = await submitEvent(c.env.services, actor, body.data);
    if (!result.ok) return refusalResponse(c.env, submitRefusals, result);
    const { id } = result.event;
    return c.json({ id, approval_status: "pending" }, 201, dataHeaders(c.env));
  });
}

/** Treats an empty field as missing, like in a form. A body that is not JSON is an invalid event too. */
async function readJson(request: Request): Promise<unknown> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== "object" || body === null || Array.isArray(body)) return null;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== ""));
}

type Issue = { path: PropertyKey[]; message: string };

/** The first error, and a message for each field. */
function refuseBody(bindings: ApiEnvironment["Bindings"], issues: readonly Issue[]) {
  const errors = Object.fromEntries(issues.map(({ path, message }) => [path.map(String).join("."), message]));
  const { "": whole, ...fields } = errors;
  const detail = whole === undefined ? (issues[0]?.message ?? "") : "Send the event as a JSON object.";
  return refuseCall(bindings, { status: 400, title: submissionFailed, detail, errors: fields });
}
