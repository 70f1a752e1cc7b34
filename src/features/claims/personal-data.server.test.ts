import { expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { setUpServices } from "#testing/services.ts";
import { addBusiness, sendClaim } from "./claims-for-tests.ts";
import { claimsPersonalData } from "./personal-data.server.ts";

const { services } = setUpServices();
const { exportPersonalData, erasePersonalData } = claimsPersonalData;

it("exports the claims of a person, and deletes them with their proofs, but nothing of another user", async () => {
  const businessId = await addBusiness(services.db);
  const [ama, kofi] = [await makePerson(services), await makePerson(services)];
  const [hers, his] = [
    await sendClaim(services, businessId, ama),
    await sendClaim(services, businessId, kofi),
  ];
  const content = await exportPersonalData(services.db, ama.id);
  expect(content).toMatchObject([
    {
      id: hers.id,
      business: "Tallow House",
      owner_name: "Imani Reyes",
      owner_email: ama.email,
      status: "Pending",
    },
  ]);
  expect(JSON.stringify(content)).not.toContain(kofi.email);

  await transact(services.db, (tx) => erasePersonalData(tx, ama, { removesPosts: false }));
  expect(await exportPersonalData(services.db, ama.id)).toEqual([]);
  expect(await exportPersonalData(services.db, kofi.id)).toMatchObject([{ id: his.id }]);
  const files = await services.db.selectFrom("stored_files").select(["id", "delete_after"]).execute();
  const due = (id: string) => files.find((file) => file.id === id)?.delete_after;
  expect(due(hers.proofId)?.getTime()).toBeLessThanOrEqual(Date.now());
  expect(due(his.proofId)).toBeNull();
});
