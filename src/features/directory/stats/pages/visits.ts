import { data } from "react-router";
import { readForm } from "#platform/http/forms/read-form.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import { networkTiersOf } from "#platform/http/request/network-of.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { isWorkspaceOpen } from "../../exports/own-business.server.ts";
import { directoryLimits } from "../../limits.ts";
import { hashVisitor } from "../hash-visitor.server.ts";
import { visitSchema } from "../input.ts";
import { isBot, isPrefetch } from "../rules.ts";
import { visitBufferOf } from "../visit-buffer.server.ts";
import type { Route } from "./+types/visits";

/** This URL only accepts posts. */
export function loader() {
  throw data(null, { status: 404 });
}

const hourMs = 3_600_000;

/**
 * Counts a view of a business page, or a click on it. Public: the page reports it after it is shown. The response is
 * the same whether it counted or not.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, limits } = context.get(servicesContext);
  const { ip, person, log } = context.get(visitContext);
  const read = readForm(visitSchema, await request.formData());
  if (!read.ok) return answer(400);
  const { business: businessId, kind } = read.value;
  const userAgent = request.headers.get("user-agent");
  if (isBot(userAgent) || isPrefetch(request.headers.get("sec-purpose"))) return answer(204);
  const tooMany = await refuseIfTooMany(limits, [
    [directoryLimits.visits, ip],
    [directoryLimits.visitsOfBusiness, `${networkTiersOf(ip).site} ${businessId}`],
  ]);
  if (tooMany || !(await isWorkspaceOpen(db, log))) return answer(204);
  const now = new Date();
  const visitor = await hashVisitor(db, { ip, userAgent: userAgent ?? "" }, now);
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  visitBufferOf(db).add({ businessId, kind, hour, visitor, personId: person?.id ?? null }, log);
  return answer(204);
}

function answer(status: 204 | 400) {
  return new Response(null, { status, headers: { "cache-control": "no-store" } });
}
