import { attempt } from "#platform/http/forms/attempt.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import { servicesContext } from "#platform/http/services.ts";
import { visitContext } from "#platform/http/visit.ts";
import { tripLimits } from "../limits.ts";
import { findSubjects } from "../queries/find-subjects.server.ts";
import type { Subjects } from "../subject.ts";
import { isStorable, maxStops, stopKinds } from "../trip.ts";
import type { Route } from "./+types/trip-subjects";

/** What everybody may know about the subjects in the address, for a trip that only the browser has. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, limits } = context.get(servicesContext);
  const { ip, log } = context.get(visitContext);
  const tooMany = await refuseIfTooMany(limits, [[tripLimits.lookNetwork, ip]]);
  if (tooMany) return Response.json(null, { status: 429 });
  const wanted = url.searchParams.getAll("of").slice(0, maxStops).flatMap(readKey);
  const found = await attempt(log, async () => ({
    ok: true as const,
    subjects: await findSubjects(db, wanted),
  }));
  if (!found.ok) return Response.json(null, { status: 503 });
  return Response.json(found.subjects satisfies Subjects, { headers: { "cache-control": "no-store" } });
}

function readKey(key: string) {
  const colon = key.indexOf(":");
  const [kind, subjectId] = [stopKinds.find((one) => one === key.slice(0, colon)), key.slice(colon + 1)];
  return kind && kind !== "own" && subjectId && subjectId.length <= 64 && isStorable(subjectId)
    ? [{ kind, subjectId }]
    : [];
}
