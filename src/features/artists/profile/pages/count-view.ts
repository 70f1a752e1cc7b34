import { data } from "react-router";
import { hashVisitor, isSeenByPerson } from "#features/directory/exports/visitors.server.ts";
import { readForm } from "#platform/http/forms/read-form.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import { networkTiersOf } from "#platform/http/request/network-of.server.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { viewSchema } from "../input.ts";
import { profileLimits } from "../limits.ts";
import { viewBufferOf } from "../view-buffer.server.ts";
import type { Route } from "./+types/count-view";

/** This URL only accepts posts. */
export function loader() {
  throw data(null, { status: 404 });
}

const hourMs = 3_600_000;

/**
 * Counts a view of an artist's profile. Public: the page reports it after it is shown. The response is the same
 * whether it counted or not.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, limits } = context.get(servicesContext);
  const { ip, log } = context.get(visitContext);
  const read = readForm(viewSchema, await request.formData());
  if (!read.ok) return answer(400);
  const { artist: artistId } = read.value;
  if (!isSeenByPerson(request.headers)) return answer(204);
  const tooMany = await refuseIfTooMany(limits, [
    [profileLimits.views, ip],
    [profileLimits.viewsOfArtist, `${networkTiersOf(ip).site} ${artistId}`],
  ]);
  if (tooMany) return answer(204);
  const now = new Date();
  const userAgent = request.headers.get("user-agent") ?? "";
  const visitor = await hashVisitor(db, { ip, userAgent }, now);
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
  viewBufferOf(db).add({ artistId, hour, visitor }, log);
  return answer(204);
}

function answer(status: 204 | 400) {
  return new Response(null, { status, headers: { "cache-control": "no-store" } });
}
