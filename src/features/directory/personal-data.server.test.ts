import { expect, it } from "vitest";
import { transact } from "#platform/db/transact.server.ts";
import { setUpServices } from "#testing/services.ts";
import { confirmBusiness } from "./commands/confirm-business.server.ts";
import { updateBusiness } from "./commands/update-business.server.ts";
import { addOwnedBusiness } from "./owned-business-for-tests.ts";
import { directoryPersonalData } from "./personal-data.server.ts";

const { services } = setUpServices();

it("an owner's export has the businesses and changes, and a deleted account leaves none of them behind", async () => {
  const { id, owner } = await addOwnedBusiness(services);
  await addOwnedBusiness(services);
  await updateBusiness(services, owner, { id, version: 1, fields: { phone: "1" } });
  await confirmBusiness(services, owner, { id });
  expect(await directoryPersonalData.exportPersonalData(services.db, owner.id)).toMatchObject({
    businesses: [{ id, name: "Saffron & Smoke", last_confirmed_at: expect.any(Date) }],
    changes: [
      { business_id: id, kind: "edit", before: { phone: "(912) 555-0114" }, after: { phone: "1" } },
      { business_id: id, kind: "confirm" },
    ],
  });
  await services.db.updateTable("businesses").set({ verified: true }).execute();
  const person = { id: owner.id, email: "" };
  await transact(services.db, (tx) =>
    directoryPersonalData.erasePersonalData(tx, person, { removesPosts: false }),
  );
  const verified = services.db.selectFrom("businesses").select("verified");
  expect(await verified.where("id", "=", id).execute(), "nobody answers for it").toEqual([
    { verified: false },
  ]);
  expect(await verified.where("id", "<>", id).execute()).toEqual([{ verified: true }]);
  await services.db.deleteFrom("users").where("id", "=", owner.id).execute();
  expect(await directoryPersonalData.exportPersonalData(services.db, owner.id)).toEqual({
    businesses: [],
    changes: [],
  });
  const kept = services.db.selectFrom("business_changes").select("changed_by").where("business_id", "=", id);
  expect(await kept.execute()).toEqual([{ changed_by: null }, { changed_by: null }]);
});
