import { sql } from "kysely";
import { aMember, anAdmin } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { accept, decide, upload } from "#testing/deletion/act.ts";
import { fullName } from "#testing/deletion/canary.ts";
import { calls, defineFeatureTests } from "#testing/feature-tests.ts";
import { writePdf } from "#testing/test-uploads.ts";
import { claimDecider } from "./admin/claim-decider.server.ts";
import { addBusiness, sendClaim } from "./claims-for-tests.ts";
import { handOver } from "./commands/hand-over.server.ts";
import { submitClaim } from "./commands/submit-claim.server.ts";

const approved = { outcome: "approved" } as const;

export const featureTests = defineFeatureTests({
  commandCases: {
    handOver: calls(handOver, async (services) => {
      const [claimant, business_id] = [await makePerson(services), await addBusiness(services.db)];
      const { id } = await services.db
        .insertInto("business_claims")
        .values({
          ...{ business_id, user_id: claimant.id, owner_name: "Ama", owner_email: claimant.email },
          proof_url: "/files/claim_proofs/proof.jpg",
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return { id };
    }),
  },
  retentionCases: {
    proofs: async (services) => {
      const claim = await sendClaim(services, await addBusiness(services.db));
      const admin = anAdmin((await makePerson(services, { isAdmin: true })).id);
      await transact(services.db, (tx) => claimDecider.apply(tx, claim.id, approved, admin));
      return ["stored_files", sql`id = ${claim.proofId}`];
    },
  },
  seeders: [
    {
      what: "claim with its proof",
      leaves: ["business_claims.owner_name", "business_claims.owner_email", "stored_files.name"],
      seed: async (canary) => {
        const { services, person } = canary;
        const businessId = await addBusiness(services.db);
        const bytes = writePdf({ objects: [`(${fullName})`] });
        const proofId = await upload(canary, "claim-proof", {
          bytes,
          type: "application/pdf",
          isKept: false,
        });
        const claim = { businessId, ownerName: fullName, proofId };
        const sent = accept(await submitClaim(services, aMember(person.id), claim));
        await decide(canary, [claimDecider], {
          item: { kind: "claim", id: sent.claim.id },
          verdict: approved,
        });
      },
    },
  ],
});
