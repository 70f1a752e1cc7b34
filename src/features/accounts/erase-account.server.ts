import { audit } from "#platform/audit/audit.server.ts";
import type { Actor } from "#platform/auth/actor.ts";
import type { ErasedPerson, PersonalData } from "#platform/auth/personal-data.ts";
import type { Tx } from "#platform/db/open-database.server.ts";

type Erased = { personalData: readonly PersonalData[]; person: ErasedPerson; removesPosts: boolean };

/** Removes a person from everything that features keep, and then the account. */
export async function eraseAccount(
  tx: Tx,
  actor: Actor,
  { personalData, person, removesPosts }: Erased,
): Promise<void> {
  for (const { erasePersonalData } of personalData) await erasePersonalData(tx, person, { removesPosts });
  await tx.deleteFrom("users").where("id", "=", person.id).execute();
  await audit(tx, actor, {
    action: "accounts.delete",
    subject: { type: "profiles", id: person.id },
    after: { removesPosts },
  });
}
