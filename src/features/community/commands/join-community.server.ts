import { accountOf, type Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { keepUpload } from "#platform/uploads/keep-upload.server.ts";
import type { NewMember } from "../input.ts";
import { communityLimits } from "../limits.ts";
import { memberPictures } from "../member-pictures.ts";
import { canJoin } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result = { ok: true } | Refused<"not-allowed" | "too-many" | "already-joined" | "picture-gone">;

/** Adds someone to the community. Only the database decides whether an address has already joined. */
export async function joinCommunity(services: Needs, actor: Requester, input: NewMember): Promise<Result> {
  const { db, limits } = services;
  if (!canJoin(actor)) return { ok: false, reason: "not-allowed" };
  const tooMany = await refuseIfTooMany(limits, [[communityLimits.joinNetwork, actor.ip]]);
  if (tooMany) return tooMany;
  const { name, email, business, links, bio, pictureId } = input;
  try {
    return await transact(db, async (tx): Promise<Result> => {
      const upload = { purpose: memberPictures, id: pictureId ?? "", uploadedBy: accountOf(actor) };
      const picture = pictureId === null ? null : await keepUpload(tx, upload);
      if (pictureId !== null && !picture) return { ok: false, reason: "picture-gone" };
      await tx
        .insertInto("community_members")
        .values({ name, email, business, links, bio, profile_image_url: picture?.url ?? null })
        .execute();
      return { ok: true };
    });
  } catch (error) {
    if (!isSecondJoin(error)) throw error;
    return { ok: false, reason: "already-joined" };
  }
}

function isSecondJoin(error: unknown) {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === "23505" && constraint === "community_members_email_key";
}
