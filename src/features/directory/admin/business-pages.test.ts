import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signInCookie } from "#platform/auth/people-for-tests.ts";
import { type BuiltApp, openBuiltApp, sameOriginHeaders } from "#testing/built-app.ts";
import { setUpServices } from "#testing/services.ts";

const { services } = setUpServices();
let app: BuiltApp;
let admin: string;
let member: string;
let id: string;
beforeAll(async () => {
  app = await openBuiltApp(services);
  admin = await signInCookie(services, { isAdmin: true });
  member = await signInCookie(services);
});
beforeEach(async () => {
  const added = await services.db
    .insertInto("businesses")
    .values({ name: "Tallow House", phone: "(410) 555-0121" })
    .returning("id")
    .executeTakeFirstOrThrow();
  id = added.id;
});

const get = async (path: string, cookie = admin) => {
  const response = await app.request(path, { headers: { cookie } });
  return { status: response.status, html: await response.text() };
};
const post = async (path: string, fields: Record<string, string>, cookie = admin) => {
  const response = await app.request(path, {
    method: "POST",
    headers: { cookie, "content-type": "application/x-www-form-urlencoded", ...sameOriginHeaders },
    body: new URLSearchParams(fields).toString(),
  });
  const flash = decodeURIComponent(/flash=([^;]*)/.exec(response.headers.get("set-cookie") ?? "")?.[1] ?? "");
  return {
    status: response.status,
    to: response.headers.get("location"),
    toast: flash && JSON.parse(flash),
    html: await response.text(),
  };
};
const find = () => services.db.selectFrom("businesses").selectAll().where("id", "=", id).executeTakeFirst();
const editor = () => `/admin/businesses/${id}`;

describe("the business editor", () => {
  it("[ADMIN-05] [ADMIN-18] opens empty for add, with the categories to choose from", async () => {
    const { status, html } = await get("/admin/businesses/new");
    expect(status).toBe(200);
    expect(html).toContain("Food &amp; Beverage</option>");
    expect(html).toMatch(/<input[^>]*name="name"[^>]*value=""/);
  });

  it("[ADMIN-19] opens with the values of the business for edit", async () => {
    const { status, html } = await get(editor());
    expect(status).toBe(200);
    expect(html).toMatch(/<input[^>]*name="name"[^>]*value="Tallow House"/);
    expect(html).toMatch(/<input[^>]*name="phone"[^>]*value="\(410\) 555-0121"/);
    expect((await get("/admin/businesses/7")).status).toBe(404);
  });

  it("[ADMIN-21] [ADMIN-22] refuses to save without a name, and keeps what was typed", async () => {
    for (const path of ["/admin/businesses/new", editor()]) {
      const { status, html } = await post(path, {
        name: "  ",
        founder: "Imani Reyes",
        version: "1",
        form: "business",
      });
      expect(status).toBe(400);
      expect(html).toContain("Business name is required");
      expect(html).not.toContain("Save Error");
      expect(html).toContain('value="Imani Reyes"');
    }
    expect(await find()).toMatchObject({ name: "Tallow House", founder: null });
  });

  it("[ADMIN-20] [ADMIN-26] adds a business and returns to the page of the list it was opened from", async () => {
    const path = `/admin/businesses/new?${new URLSearchParams({ list: "search=tal" })}`;
    const { status, to, toast } = await post(path, { name: "Tally Books", form: "business" });
    expect([status, to, toast]).toEqual([
      302,
      "/admin?search=tal",
      { title: "Business created successfully" },
    ]);
  });

  it("[ADMIN-24] [ADMIN-25] [ADMIN-27] [SEC-29] updates the row by its id, without joined or other tables' fields", async () => {
    const { status, to, toast } = await post(editor(), {
      ...{ name: "Tallow & Wick", version: "1", featured: "on" },
      ...{
        categories: "Music",
        id: "0198c0de-0000-7000-8000-000000000000",
        owner_id: id,
        created_at: "1999-01-01",
      },
    });
    expect([status, to, toast]).toEqual([302, "/admin", { title: "Business updated successfully" }]);
    expect(await find()).toMatchObject({
      name: "Tallow & Wick",
      featured: true,
      owner_id: null,
      phone: null,
    });
  });

  it.each([
    ["javascript:alert(1)", "Enter a handle such as @name, or a full link."],
    ["https://evil.example/", "This leads to another site."],
  ])(
    "refuses %s as an Instagram account with 400, and says so next to the field",
    async (instagram, words) => {
      const { version } = (await find()) ?? {};
      const { status, html } = await post(editor(), {
        ...{ name: "Tallow & Wick", version: String(version), instagram, form: "business" },
      });
      expect(status).toBe(400);
      expect(html).toContain(words);
      expect((await find())?.instagram).not.toBe(instagram);
    },
  );

  it("[ADMIN-28] says that someone else saved in between, and shows the typed text with the new version", async () => {
    await post(editor(), { name: "Tallow House", version: "1", founder: "First" });
    const { status, html } = await post(editor(), {
      ...{ name: "Tallow House", version: "1", founder: "Second", form: "business" },
    });
    expect(status).toBe(409);
    expect(html).toContain("Save Error");
    expect(html).toContain('value="Second"');
    expect(html).toMatch(/<input[^>]*name="version"[^>]*value="2"/);
  });

  it("only redirects to its list", async () => {
    const path = `/admin/businesses/new?${new URLSearchParams({ list: "//evil.example" })}`;
    expect((await post(path, { name: "Tally Inks" })).to).toBe("/admin");
  });
});

describe("deleting a business", () => {
  it("[ADMIN-29] [ADMIN-30] asks first, lists what will be lost, and deletes nothing until confirmed", async () => {
    await services.db
      .insertInto("reviews")
      .values({ business_id: id, rating: 5, comment: "Good.", status: "Approved" })
      .execute();
    const { status, html } = await get(`${editor()}/delete`);
    expect(status).toBe(200);
    expect(html).toContain("Delete Tallow House?");
    expect(html).toContain("1 review with all replies");
    expect(html).toContain(`href="${editor()}"`);
    expect(await find()).toBeDefined();
  });

  it("[ADMIN-31] [ADMIN-32] deletes the row and says so", async () => {
    const { status, to, toast } = await post(`${editor()}/delete`, {});
    expect([status, to, toast]).toEqual([302, "/admin", { title: "Tallow House has been deleted" }]);
    expect(await find()).toBeUndefined();
  });

  it("[ADMIN-33] says when it failed", async () => {
    await post(`${editor()}/delete`, {});
    const { to, toast } = await post(`${editor()}/delete`, {});
    expect(to).toBe("/admin");
    expect(toast).toMatchObject({ title: "Delete Error", variant: "destructive" });
  });

  it("[SEC-34] cannot be opened by visitors and members, and neither can adding and editing", async () => {
    const before = await find();
    for (const [cookie, leadsTo] of [
      ["", "/login"],
      [member, "/dashboard"],
    ] as const)
      for (const path of ["/admin/businesses/new", editor(), `${editor()}/delete`]) {
        const { status, to } = await post(path, { name: "Uninvited", version: "1" }, cookie);
        expect([path, status, to?.split("?")[0]]).toEqual([path, 302, leadsTo]);
      }
    expect(await find()).toEqual(before);
  });
});

describe("the list", () => {
  it("[ADMIN-09] shows Error with Failed to fetch data when it fails to load", async () => {
    await services.owner.schema.alterTable("businesses").renameTo("businesses_away").execute();
    const { status, html } = await get("/admin?category=Music");
    await services.owner.schema.alterTable("businesses_away").renameTo("businesses").execute();
    expect(status).toBe(503);
    expect(html).toContain("Failed to fetch data");
    expect(html).toMatch(/<h2[^>]*>Error<\/h2>/);
  });
});
