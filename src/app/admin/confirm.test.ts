import { beforeAll, describe, expect, it } from "vitest";
import { turnOn } from "#features/accounts/second-factor/factor-for-tests.ts";
import { makePerson, signedInHeaders } from "#platform/auth/people-for-tests.ts";
import { type BuiltApp, openBuiltApp, sameOriginHeaders } from "#testing/built-app.ts";
import { setUpServices } from "#testing/services.ts";

const { services } = setUpServices();
let app: BuiltApp;
beforeAll(async () => {
  app = await openBuiltApp(services);
});

const post = (path: string, cookie: string, fields: Record<string, string>) =>
  app.request(path, {
    method: "POST",
    headers: { cookie, "content-type": "application/x-www-form-urlencoded", ...sameOriginHeaders },
    body: new URLSearchParams(fields).toString(),
  });

async function anAdmin({ minutesAgo = 0 } = {}) {
  const person = await makePerson(services, { isAdmin: true });
  const cookie = (await signedInHeaders(services, person)).get("cookie") ?? "";
  await services.db
    .updateTable("auth_sessions")
    .set({ confirmed_at: new Date(Date.now() - minutesAgo * 60_000) })
    .where("user_id", "=", person.id)
    .execute();
  return { person, cookie };
}

/** A member to ban, and whether that happened. */
async function aTarget() {
  const member = await makePerson(services);
  const path = `/admin/members/${member.id}`;
  const fields = { form: "ban", id: member.id, reason: 'Wrote "spam" & more', length: "7" };
  const bans = services.db.selectFrom("member_bans").select("reason").where("user_id", "=", member.id);
  return { path, fields, reasons: async () => (await bans.execute()).map(({ reason }) => reason) };
}

describe("an admin action", () => {
  it("runs immediately within 30 minutes after the password", async () => {
    const [{ cookie }, { path, fields, reasons }] = [await anAdmin({ minutesAgo: 29 }), await aTarget()];
    const answer = await post(path, cookie, fields);
    expect(answer.headers.get("location")).toBe(path);
    expect(await reasons()).toEqual([fields.reason]);
  });

  it("waits for the password after that; reading continues, and the form is stored for this session only", async () => {
    const [{ person, cookie }, { path, fields, reasons }] = [
      await anAdmin({ minutesAgo: 31 }),
      await aTarget(),
    ];
    expect((await app.request(path, { headers: { cookie } })).status).toBe(200);
    const held = await post(path, cookie, fields);
    const confirm = `/account/confirm?${new URLSearchParams({ returnTo: path })}`;
    expect([held.status, held.headers.get("location")]).toEqual([302, confirm]);
    expect(await reasons()).toEqual([]);
    const requested = await (await app.request(confirm, { headers: { cookie } })).text();
    expect(requested).toContain("Confirm it’s you");
    expect(requested).not.toContain("spam");

    const wrong = await post(confirm, cookie, { current: "wrong-one" });
    expect([wrong.status, await reasons()]).toEqual([401, []]);
    const right = await post(confirm, cookie, { current: person.password });
    expect(right.headers.get("location")).toBe(confirm);
    const offered = await (await app.request(confirm, { headers: { cookie } })).text();
    expect(offered).toContain("Send it now");
    expect(offered).toContain('value="Wrote &quot;spam&quot; &amp; more"');
    expect(await reasons(), "nothing is sent unseen").toEqual([]);

    const other = await anAdmin();
    const elsewhere = await app.request(confirm, { headers: { cookie: other.cookie } });
    expect(elsewhere.headers.get("location"), "another admin's form is not shown").toBe(path);
    await post(path, cookie, fields);
    expect(await reasons()).toEqual([fields.reason]);
  });

  it("also waits in a session from before this rule", async () => {
    const [{ person, cookie }, { path, fields, reasons }] = [await anAdmin(), await aTarget()];
    await services.db
      .updateTable("auth_sessions")
      .set({ confirmed_at: null })
      .where("user_id", "=", person.id)
      .execute();
    expect((await post(path, cookie, fields)).headers.get("location")).toMatch(/^\/account\/confirm/);
    expect(await reasons()).toEqual([]);
  });

  it("redirects visitors to log in and members away before anything is stored", async () => {
    const { path, fields, reasons } = await aTarget();
    const member = (await signedInHeaders(services, await makePerson(services))).get("cookie") ?? "";
    expect((await post(path, "", fields)).headers.get("location")).toMatch(/^\/login/);
    expect((await post(path, member, fields)).headers.get("location")).toBe("/dashboard");
    expect(await reasons()).toEqual([]);
  });
});

describe("where admins need a second factor", () => {
  it("an admin without one can only open the page that sets it up", async () => {
    const env = { ...services.env, REQUIRE_ADMIN_SECOND_FACTOR: true };
    const strict = await openBuiltApp({ ...services, env });
    const { person, cookie } = await anAdmin();
    for (const path of ["/admin/members", "/admin/members.data"]) {
      const answer = await strict.request(path, { headers: { cookie } });
      const seen = `${answer.headers.get("location")} ${await answer.text()}`;
      expect(seen).toContain("/account/second-factor");
      expect(seen).not.toContain(person.email);
    }
    const page = await (await strict.request("/account/second-factor", { headers: { cookie } })).text();
    expect(page).toContain("Admins of this site need two-step verification.");
    const { headers } = await turnOn(services, person);
    const open = await strict.request("/admin/members", {
      headers: { cookie: headers.get("cookie") ?? "" },
    });
    expect(open.status).toBe(200);
  });
});
