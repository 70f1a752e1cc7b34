import { spendLinkToken } from "#platform/auth/link-token.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Refused } from "../refusals.ts";
import { refuseIfTooMany } from "./limit-attempts.server.ts";

type Needs = Pick<Services, "db" | "limits">;
type Result = { ok: true } | Refused<"link-expired" | "too-many">;

/** Marks an address as verified by its mailed link, which is used up. */
export async function verifyEmail(
  { db, limits }: Needs,
  { ip }: { ip: string },
  { token }: { token: string },
): Promise<Result> {
  const refused = await refuseIfTooMany(limits, [["write", ip]]);
  if (refused) return refused;
  return db.transaction().execute(async (tx): Promise<Result> => {
    const userId = await spendLinkToken(tx, "verify-email", token);
    if (!userId) return { ok: false, reason: "link-expired" };
    await tx
      .updateTable("users")
      .set({ email_verified: true, updated_at: new Date() })
      .where("id", "=", userId)
      .execute();
    return { ok: true };
  });
}
