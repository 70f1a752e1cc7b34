import { audit } from "#platform/audit/audit.server.ts";
import type { Requester } from "#platform/auth/actor.ts";
import { transact } from "#platform/db/transact.server.ts";
import { refuseIfTooMany } from "#platform/http/limits/refuse-if-too-many.ts";
import type { Services } from "#platform/http/services.ts";
import { confirmPassword } from "../confirm-password.server.ts";
import { accountLimits } from "../limits.ts";
import { canManageAccount } from "../permissions.ts";
import type { Refused } from "../refusals.ts";

type Needs = Pick<Services, "db" | "auth" | "limits" | "env" | "personalData">;
type Result =
  | { ok: true; content: Record<string, unknown> }
  | Refused<"not-allowed" | "not-your-password" | "too-many" | "busy">;

/** Collects everything that features store about a person, and records the export. */
export async function exportAccount(
  services: Needs,
  actor: Requester,
  { current }: { current: string },
): Promise<Result> {
  const { db, limits, personalData } = services;
  if (!canManageAccount(actor)) return { ok: false, reason: "not-allowed" };
  const refused = await refuseIfTooMany(limits, [[accountLimits.export, actor.id]]);
  if (refused) return refused;
  const confirmed = await confirmPassword(services, actor, current);
  if (!confirmed.ok) return confirmed;
  return transact(db, async (tx): Promise<Result> => {
    const content: Record<string, unknown> = {};
    for (const { name, exportPersonalData } of personalData)
      content[name] = await exportPersonalData(tx, actor.id);
    await audit(tx, actor, { action: "accounts.export", subject: { type: "profiles", id: actor.id } });
    return { ok: true, content };
  });
}
