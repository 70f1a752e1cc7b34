import { beforeEach, describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { transact } from "#platform/db/transact.server.ts";
import type { Person } from "#platform/http/visit.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { listOwnArtists } from "../../exports/own-artist.server.ts";
import { addOwnedArtist, addPicture } from "../own-artist-for-tests.ts";
import { ownArtistsPersonalData } from "../personal-data.server.ts";
import * as changes from "./changes.tsx";
import * as edit from "./edit-profile.tsx";
import * as portfolio from "./portfolio.tsx";
import * as profile from "./profile.tsx";
import * as stats from "./stats.tsx";
import * as workspace from "./workspace.tsx";

const { database, services } = setUpServices();
let id: string;
let owner: Person;

const personOf = (personId: string, isAdmin = false): Person => ({
  id: personId,
  email: "nia@example.com",
  username: "Nia",
  avatarUrl: null,
  isAdmin,
});
const setSwitch = (is_on: boolean) =>
  database.owner
    .updateTable("launch_switches")
    .set({ is_on })
    .where("name", "=", "business_dashboard")
    .execute();

beforeEach(async () => {
  await setSwitch(true);
  const artist = await addOwnedArtist(services);
  id = artist.id;
  owner = personOf(artist.owner.id);
});

type Options = { person?: Person | null; fields?: Record<string, string>; of?: string };
function args(path: string, { person = owner, fields, of = id }: Options = {}) {
  // A new db object each, because switches are cached per db for some seconds.
  const fresh = { ...services, db: database.db.withoutPlugins() };
  const options = { params: { id: of }, visit: { person }, ...(fields && { fields }) };
  return routeArgs(fresh, `/dashboard/artist/${of}${path}`, options);
}
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (thrown) => (thrown instanceof Response ? thrown.status : thrown.init?.status),
  );
const doors = {
  head: (options?: Options) => workspace.loader(args("", options)),
  profile: (options?: Options) => profile.loader(args("", options)),
  edit: (options?: Options) => edit.loader(args("/edit", options)),
  portfolio: (options?: Options) => portfolio.loader(args("/portfolio", options)),
  changes: (options?: Options) => changes.loader(args("/changes", options)),
  stats: (options?: Options) => stats.loader(args("/figures", options)),
  save: (options?: Options) => edit.action(args("/edit", { fields: {}, ...options })),
  saveWorks: (options?: Options) => portfolio.action(args("/portfolio", { fields: {}, ...options })),
  putBack: (options?: Options) => changes.action(args("/changes", { fields: { change: id }, ...options })),
};
const typed = async (fields: Record<string, string>) => {
  const { values, version } = await edit.loader(args("/edit"));
  const shown = Object.entries(values).map(([name, value]) => [name, String(value ?? "")]);
  return { ...Object.fromEntries(shown), version: String(version), ...fields };
};

describe("the workspace of an artist", () => {
  it.each(Object.entries(doors))("%s is for the owner only", async (_name, open) => {
    const { id: otherId } = await makePerson(services);
    expect(await thrownBy(open({ person: null }))).toBe(302);
    for (const person of [personOf(otherId), personOf(otherId, true)])
      expect(await thrownBy(open({ person }))).toBe(404);
    for (const unknown of ["x", "film-7", "0198c0de-0000-7000-8000-000000000000"])
      expect(await thrownBy(open({ of: unknown }))).toBe(404);
    await setSwitch(false);
    expect(await thrownBy(open())).toBe(404);
  });

  it("saves what is typed, shows it before and after, and reverts it", async () => {
    const services_offered = "Live shows\nWorkshops , , Commissions";
    await edit.action(args("/edit", { fields: await typed({ tagline: "New", services_offered }) }));
    const { changes: shown } = await profile.loader(args(""));
    expect(shown).toMatchObject([
      {
        who: "You",
        isLatest: true,
        fields: [
          { label: "Tagline", before: "Songs for the porch", after: "New" },
          { label: "Services Offered", before: null, after: "Live shows, Workshops, Commissions" },
        ],
      },
    ]);
    const change = shown[0]?.id ?? "";
    expect(await changes.action(args("/changes", { fields: { change } }))).toMatchObject({ status: 302 });
    expect((await edit.loader(args("/edit"))).values).toMatchObject({
      tagline: "Songs for the porch",
      services_offered: null,
    });
  });

  it("shows the second of two editors what changed, and keeps what was typed", async () => {
    const mine = await typed({ bio: "I sing." });
    await edit.action(args("/edit", { fields: await typed({ tagline: "New" }) }));
    expect(await edit.action(args("/edit", { fields: mine }))).toMatchObject({
      data: { reason: "changed-meanwhile", typed: { bio: "I sing.", version: "1" } },
      init: { status: 409 },
    });
    const { changes: missed } = await edit.loader(args("/edit"));
    expect(missed).toMatchObject([{ version: 2, fields: [{ label: "Tagline", after: "New" }] }]);
  });

  it.each([
    ["name", " ", "Enter a name."],
    ["email", "nia", "Enter an email address."],
    ["support_link", "javascript:alert(1)", "Enter a web address, such as https://example.com/name."],
    ["tagline", "x".repeat(101), "Use at most 100 characters."],
  ])("says what is wrong with %s", async (field, value, words) => {
    const answer = await edit.action(args("/edit", { fields: await typed({ [field]: value }) }));
    expect(answer).toMatchObject({ data: { errors: { [field]: words } } });
  });

  it("saves the portfolio by rows: an empty link removes a work, a picture is added", async () => {
    const fields = {
      version: "1",
      "links.0": "",
      "titles.0": "Gone",
      "links.1": "https://two.example/b",
      "titles.1": "Dusk",
      picture: await addPicture(services.db, owner.id),
      picture_title: "Quilt",
    };
    expect(await portfolio.action(args("/portfolio", { fields }))).toMatchObject({ status: 302 });
    expect((await portfolio.loader(args("/portfolio"))).works).toEqual([
      { link: "https://two.example/b", title: "Dusk" },
      { link: expect.stringMatching(/^\/files\/artist-images\/public\//), title: "Quilt" },
    ]);
    const { parts } = await profile.loader(args(""));
    expect(parts.find(({ label }) => label === "Portfolio")).toMatchObject({ to: null });
    const wrong = { version: "2", "links.0": "javascript:alert(1)", "titles.0": "" };
    expect(await portfolio.action(args("/portfolio", { fields: wrong }))).toMatchObject({
      data: { errors: { "links.0": "Enter a web address, such as https://example.com/name." } },
    });
  });

  it("counts views, upvotes and connections, and upvotes per day", async () => {
    await database.owner
      .updateTable("artist_directory")
      .set({ profile_views: 1_204, connection_requests: 3 })
      .where("artist_id", "=", id)
      .execute();
    for (const voter_key of ["one", "two"])
      await services.db.insertInto("artist_votes").values({ artist_id: id, voter_key }).execute();
    await database.owner
      .insertInto("artist_votes")
      .values({ artist_id: id, voter_key: "old", created_at: new Date("2026-01-01") })
      .execute();
    const { days, ...totals } = await stats.loader(args("/figures"));
    expect(totals).toEqual({ views: 1_204, votes: 3, connections: 3 });
    expect(days.length).toBe(30);
    expect(days.reduce((sum, { value }) => sum + value, 0)).toBe(2);
    expect(await listOwnArtists(services.db, owner.id)).toMatchObject([{ id, views: 1_204, votes: 3 }]);
  });
});

describe("the personal data of an artist", () => {
  const { exportPersonalData, erasePersonalData } = ownArtistsPersonalData;
  const erase = (removesPosts: boolean) =>
    transact(services.db, (tx) => erasePersonalData(tx, { id: owner.id, email: "" }, { removesPosts }));
  const row = () =>
    services.db
      .selectFrom("artist_directory")
      .select(["name", "email", "phone"])
      .where("artist_id", "=", id)
      .executeTakeFirst();

  it("is in the person's export, and in no one else's", async () => {
    await edit.action(args("/edit", { fields: await typed({ email: "nia@sol.example" }) }));
    expect(await exportPersonalData(services.db, owner.id)).toMatchObject({
      profiles: [{ artist_id: id, email: "nia@sol.example" }],
      changes: [{ artist_id: id, after: { email: "nia@sol.example" } }],
    });
    const { id: otherId } = await makePerson(services);
    expect(await exportPersonalData(services.db, otherId)).toEqual({ profiles: [], changes: [] });
  });

  it("stays listed without contact details, or is deleted with its pictures", async () => {
    const picture = await addPicture(services.db, owner.id);
    const fields = { version: "1", "links.0": "", "titles.0": "", picture, picture_title: "" };
    await portfolio.action(args("/portfolio", { fields }));
    await edit.action(
      args("/edit", { fields: await typed({ email: "nia@sol.example", phone: "555-0100" }) }),
    );
    await erase(false);
    expect(await row()).toEqual({ name: "Nia Sol", email: null, phone: null });
    await erase(true);
    expect(await row()).toBeUndefined();
    const file = services.db.selectFrom("stored_files").select("delete_after").where("id", "=", picture);
    expect((await file.executeTakeFirst())?.delete_after?.getTime()).toBeLessThanOrEqual(Date.now());
  });
});
