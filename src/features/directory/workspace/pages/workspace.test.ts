import { beforeEach, describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Person } from "#platform/http/visit.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { addOwnedBusiness } from "../../owned-business-for-tests.ts";
import * as changes from "./changes.tsx";
import * as edit from "./edit-listing.tsx";
import * as listing from "./listing.tsx";
import * as workspace from "./workspace.tsx";

const { database, services } = setUpServices();
let id: string;
let owner: Person;

const personOf = (personId: string, isAdmin = false): Person => ({
  ...{ id: personId, email: "ama@example.com", username: "Ama", avatarUrl: null, isAdmin },
});

beforeEach(async () => {
  await setSwitch(true);
  const business = await addOwnedBusiness(services);
  id = business.id;
  owner = personOf(business.owner.id);
});

const setSwitch = (is_on: boolean) =>
  database.owner
    .updateTable("launch_switches")
    .set({ is_on })
    .where("name", "=", "business_dashboard")
    .execute();

type Options = { person?: Person | null; fields?: Record<string, string>; of?: string };
function args(path: string, { person = owner, fields, of = id }: Options = {}) {
  // A new db object each, because switches are cached per db for some seconds.
  const fresh = { ...services, db: database.db.withoutPlugins() };
  const options = { params: { id: of }, visit: { person }, ...(fields && { fields }) };
  return routeArgs(fresh, `/dashboard/${of}${path}`, options);
}
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (thrown) => (thrown instanceof Response ? thrown.status : thrown.init?.status),
  );
const doors = {
  head: (options?: Options) => workspace.loader(args("", options)),
  listing: (options?: Options) => listing.loader(args("", options)),
  edit: (options?: Options) => edit.loader(args("/edit", options)),
  changes: (options?: Options) => changes.loader(args("/changes", options)),
  save: (options?: Options) => edit.action(args("/edit", { fields: {}, ...options })),
  confirm: (options?: Options) =>
    changes.action(args("/changes", { fields: { form: "confirm" }, ...options })),
};
const typed = async (fields: Record<string, string>) => {
  const { values, version } = await edit.loader(args("/edit"));
  const shown = Object.entries(values).map(([name, value]) => [name, String(value ?? "")]);
  return { ...Object.fromEntries(shown), version: String(version), ...fields };
};

describe("the workspace", () => {
  it.each(Object.entries(doors))("%s is for the owner only", async (_name, open) => {
    const { id: otherId } = await makePerson(services);
    expect(await thrownBy(open({ person: null }))).toBe(302);
    for (const person of [personOf(otherId), personOf(otherId, true)])
      expect(await thrownBy(open({ person }))).toBe(404);
    for (const unknown of ["x", "0198c0de-0000-7000-8000-000000000000"])
      expect(await thrownBy(open({ of: unknown }))).toBe(404);
    await setSwitch(false);
    expect(await thrownBy(open())).toBe(404);
  });

  it("shows the owner the listing without the site's decisions", async () => {
    const { values, version } = await edit.loader(args("/edit"));
    expect(values).toMatchObject({ name: "Saffron & Smoke", phone: "(912) 555-0114", website: null });
    expect(Object.keys(values)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/owner|featured|verified|tude|^id$/)]),
    );
    expect(version).toBe(1);
  });

  it("saves, shows each field before and after, and reverts it", async () => {
    await edit.action(args("/edit", { fields: await typed({ phone: "(912) 555-0148", category_id: "2" }) }));
    const { changes: shown } = await listing.loader(args(""));
    expect(shown).toMatchObject([
      {
        who: "You",
        isLatest: true,
        fields: [
          { label: "Category", before: null, after: "Food & Beverage" },
          { label: "Phone", before: "(912) 555-0114", after: "(912) 555-0148" },
        ],
      },
    ]);
    const change = shown[0]?.id ?? "";
    const answer = await changes.action(args("/changes", { fields: { change } }));
    expect(answer).toMatchObject({ status: 302 });
    expect((await edit.loader(args("/edit"))).values).toMatchObject({
      phone: "(912) 555-0114",
      category_id: null,
    });
    const { changes: after } = await listing.loader(args(""));
    expect(after.map(({ kind, isLatest }) => [kind, isLatest])).toEqual([
      ["undo", true],
      ["edit", false],
    ]);
  });

  it("shows the second of two editors what changed, and keeps what she typed", async () => {
    const mine = await typed({ founder: "Amaya Quarles" });
    await edit.action(args("/edit", { fields: await typed({ phone: "1" }) }));
    const answer = await edit.action(args("/edit", { fields: mine }));
    expect(answer).toMatchObject({
      data: { reason: "changed-meanwhile", typed: { founder: "Amaya Quarles", version: "1" } },
      init: { status: 409 },
    });
    const { version, changes: missed } = await edit.loader(args("/edit"));
    expect(missed).toMatchObject([{ version: 2, fields: [{ label: "Phone", after: "1" }] }]);
    await edit.action(args("/edit", { fields: { ...mine, version: String(version) } }));
    expect((await edit.loader(args("/edit"))).values).toMatchObject({ founder: "Amaya Quarles" });
  });

  it("says what is wrong with a field", async () => {
    const answer = await edit.action(args("/edit", { fields: await typed({ name: " " }) }));
    expect(answer).toMatchObject({ data: { errors: { name: "Business name is required" } } });
  });

  it("records that everything is still accurate", async () => {
    await doors.confirm();
    const { confirmedDay, changes: shown } = await listing.loader(args(""));
    expect(confirmedDay).toEqual(expect.any(String));
    expect(shown).toMatchObject([{ kind: "confirm", who: "You", isLatest: false }]);
  });

  it("says what the listing lacks", async () => {
    const { parts } = await listing.loader(args(""));
    expect(parts.map(({ missing }) => missing)).toEqual([
      "description",
      "website",
      "category_id",
      "image_url",
      "instagram",
    ]);
  });
});
