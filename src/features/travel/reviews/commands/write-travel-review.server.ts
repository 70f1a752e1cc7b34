import { prepareText, recordText, screenText } from "#features/reviews/exports/screen-text.server.ts";
import { audit } from "#platform/audit/audit.server.ts";
import type { PersonActor, Requester } from "#platform/auth/actor.ts";
import { lockKeys } from "#platform/db/lock-keys.server.ts";
import type { Tx } from "#platform/db/open-database.server.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { ProofSettings } from "#platform/http/security/proof-of-work.server.ts";
import type { Services } from "#platform/http/services.ts";
import { readSwitches } from "#platform/switches/read-switches.server.ts";
import type { TravelReviewDraft } from "../input.ts";
import { travelReviewLimits } from "../limits.ts";
import { canEditTravelReview, canWriteTravelReview } from "../permissions.ts";
import { findTravelReview } from "../queries/find-travel-review.server.ts";
import type { Refused } from "../refusals.ts";
import type { TravelKind } from "../rules.ts";
import { travelReviewSwitches } from "../switches.ts";

type Needs = Pick<Services, "db" | "limits"> & { env: ProofSettings };
type Input = TravelReviewDraft & { kind: TravelKind; subjectId: string };
type Written = { id: string; status: "Approved" | "Pending" };
type Result =
  | { ok: true; review: Written }
  | Refused<"not-open" | "not-signed-in" | "unknown-subject" | "rejected" | "too-many">;

/**
 * Creates or updates a member's review of a tour, guide or booking option. It is published immediately, unless reviews
 * are moderated or it is part of an attack. A held review stays held.
 */
export async function writeTravelReview(services: Needs, actor: Requester, input: Input): Promise<Result> {
  const { db, limits, env } = services;
  const switches = await readSwitches(db);
  const isOpen = switches.has(travelReviewSwitches.reviews.name);
  if (!canWriteTravelReview(actor, { isOpen }) || actor.kind !== "person")
    return { ok: false, reason: isOpen ? "not-signed-in" : "not-open" };
  const refused = await refuseIfTooMany(limits, [[travelReviewLimits.writeAccount, actor.id]]);
  if (refused) return refused;

  const isModerated = switches.has("review_moderation");
  const prepared = await prepareText({ db, env }, actor, input.comment);
  const { kind, subjectId } = input;
  try {
    return await transact(db, async (tx): Promise<Result> => {
      // Of two forms sent at once, the second updates the first one's review.
      await lockKeys(tx, `travel ${actor.id} ${subjectId}`);
      const before = await findTravelReview(tx, { kind, subjectId, userId: actor.id });
      if (before && !canEditTravelReview(actor, before)) return { ok: false, reason: "rejected" };
      const verdict = await screenText(tx, prepared, { subjectId, replacesId: before?.id });
      const held =
        verdict.reason ??
        (before?.status === "Pending" ? (before.held_reason ?? "moderation") : null) ??
        (isModerated ? "moderation" : null);
      const review = before
        ? await changeReview(tx, actor, { ...input, id: before.id, before }, held)
        : await addReview(tx, actor, input, held);
      await recordText(tx, verdict, prepared, { id: review.id, subjectId, isShown: !held });
      return { ok: true, review };
    });
  } catch (error) {
    const { constraint = "" } = error as { constraint?: string };
    if (/^travel_reviews_(tour|guide|booking)_id_fkey$/.test(constraint))
      return { ok: false, reason: "unknown-subject" };
    throw error;
  }
}

const columns = { tour: "tour_id", guide: "guide_id", booking: "booking_id" } as const;

function valuesOf({ rating, welcome, comment, anonymous }: Input, held: string | null) {
  const status: Written["status"] = held ? "Pending" : "Approved";
  return { rating, welcome, comment, is_anonymous: anonymous, status, held_reason: held };
}

async function addReview(tx: Tx, actor: PersonActor, input: Input, held: string | null): Promise<Written> {
  const values = valuesOf(input, held);
  const { id } = await tx
    .insertInto("travel_reviews")
    .values({ ...values, [columns[input.kind]]: input.subjectId, user_id: actor.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (held && held !== "moderation")
    await audit(tx, actor, {
      action: "travel_review.hold",
      subject: { type: "travel_review", id },
      after: { status: values.status, reason: held },
    });
  return { id, status: values.status };
}

type Before = NonNullable<Awaited<ReturnType<typeof findTravelReview>>>;

async function changeReview(
  tx: Tx,
  actor: PersonActor,
  { id, before, ...input }: Input & { id: string; before: Before },
  held: string | null,
): Promise<Written> {
  const values = valuesOf(input, held);
  await tx
    .updateTable("travel_reviews")
    .set({ ...values, edited_at: new Date() })
    .where("id", "=", id)
    .execute();
  const { rating, welcome, status } = values;
  await audit(tx, actor, {
    action: "travel_review.edit",
    subject: { type: "travel_review", id },
    before: {
      rating: before.rating,
      welcome: before.welcome,
      status: before.status,
      reason: before.held_reason,
    },
    after: { rating, welcome, status, reason: held },
  });
  return { id, status };
}
