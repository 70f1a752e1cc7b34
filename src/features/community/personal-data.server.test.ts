import { beforeEach, expect, it } from "vitest";
import { aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import { endOfFile } from "#platform/uploads/sent-files-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { joinCommunity } from "./commands/join-community.server.ts";
import { addPicture, listJoined, someone } from "./members-for-tests.ts";
import { communityPersonalData } from "./personal-data.server.ts";

const { services } = setUpServices();
const { exportPersonalData, erasePersonalData } = communityPersonalData;
let ama: TestPerson;
let pictureId: string;
const other = someone();

beforeEach(async () => {
  ama = await makePerson(services);
  pictureId = (await addPicture(services.db)).id;
  await joinCommunity(services, aVisitor(), someone({ email: ama.email, pictureId }));
  await joinCommunity(services, aVisitor(), other);
});

const erase = (person: TestPerson, removesPosts: boolean) =>
  transact(services.db, (tx) => erasePersonalData(tx, person, { removesPosts }));

it("exports the join form of the account's email address, and no one else's", async () => {
  expect(await exportPersonalData(services.db, ama.id)).toMatchObject([
    { name: "Renée Okafor", email: ama.email, links: ["https://okafor.example", "@okafor"] },
  ]);
});

it.each([true, false])(
  "is erased with the account and its picture, with posts removed or not: %s",
  async (removesPosts) => {
    await erase(ama, removesPosts);
    expect(await listJoined(services.db, ama.email)).toEqual([]);
    expect(await endOfFile(services.db, pictureId)).not.toBeNull();
    expect(await listJoined(services.db, other.email)).toHaveLength(1);
  },
);

it("keeps the row of an unverified address, which may be someone else's", async () => {
  const eve = await makePerson(services, { isVerified: false });
  await joinCommunity(services, aVisitor(), someone({ email: eve.email }));
  expect(await exportPersonalData(services.db, eve.id)).toEqual([]);
  await erase(eve, true);
  expect(await listJoined(services.db, eve.email)).toHaveLength(1);
});
