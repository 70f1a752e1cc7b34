import { accountOf, type Requester } from "#platform/auth/actor.ts";
import { transactWithin } from "#platform/http/limits/transact-within.server.ts";
import type { Services } from "#platform/http/services.ts";
import { keepUpload } from "#platform/uploads/keep-upload.server.ts";
import { artistPictures } from "../artist-pictures.ts";
import type { Submission } from "../input.ts";
import { submissionLimits } from "../limits.ts";
import { canSubmitArtist } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Result = { ok: true; artistId: string } | Refused<"not-allowed" | "too-many" | "picture-gone">;

/** Submits an artist. The profile is always pending until an admin decides. */
export async function submitArtist(
  { db, limits }: Pick<Services, "db" | "limits">,
  actor: Requester,
  { name, category, city, state, email, portfolio, tagline, bio, pictureId }: Submission,
): Promise<Result> {
  if (!canSubmitArtist(actor)) return { ok: false, reason: "not-allowed" };
  return transactWithin({ db, limits }, [[submissionLimits.network, actor.ip]], async (tx) => {
    const upload = { purpose: artistPictures, id: pictureId ?? "", uploadedBy: accountOf(actor) };
    const picture = pictureId === null ? null : await keepUpload(tx, upload);
    if (pictureId !== null && !picture) return { ok: false, reason: "picture-gone" };
    const { artist_id } = await tx
      .insertInto("artist_directory")
      .values({
        name,
        category,
        location_city: city,
        location_state: state,
        tagline,
        bio,
        email,
        // The first link is the artist's website, the picture the first work.
        portfolio_url: [portfolio, picture?.url].filter(Boolean).join(", "),
        status: "pending",
        verified: "no",
        spotlight_eligible: "no",
      })
      .returning("artist_id")
      .executeTakeFirstOrThrow();
    return { ok: true, artistId: artist_id };
  });
}
