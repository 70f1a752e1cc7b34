import { data } from "react-router";
import { isUuid } from "#platform/db/is-uuid.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { findSubject, type Subject } from "./queries/find-subject.server.ts";
import { requireTravelReviews } from "./require-open.server.ts";
import { travelKinds } from "./rules.ts";

/** The subject in the URL, or a 404, also while travel reviews are off. */
export async function requireSubject(db: Db, params: { kind: string; id: string }): Promise<Subject> {
  await requireTravelReviews(db);
  const kind = travelKinds.find((known) => known === params.kind);
  const subject =
    kind && isUuid(params.id) ? await findSubject(db, { kind, id: params.id.toLowerCase() }) : null;
  if (!subject) throw data(null, { status: 404 });
  return subject;
}
