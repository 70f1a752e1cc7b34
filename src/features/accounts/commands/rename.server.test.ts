import { expect, it } from "vitest";
import { aMember, anAdmin, aVisitor } from "#platform/auth/actors-for-tests.ts";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { register } from "./register.server.ts";
import { rename } from "./rename.server.ts";

const { services } = setUpServices();

const nameOf = async (id: string) => {
  const profile = services.db.selectFrom("profiles").select("username").where("id", "=", id);
  return (await profile.executeTakeFirstOrThrow()).username;
};
const to = (id: string, username: string) => rename(services, aMember(id), { username });

it("changes one's username, including case-only changes", async () => {
  const [ama, kofi] = [await makePerson(services), await makePerson(services)];
  expect(await to(ama.id, "Ama Mensah")).toEqual({ ok: true });
  expect(await to(ama.id, "AMA MENSAH")).toEqual({ ok: true });
  expect([await nameOf(ama.id), await nameOf(kofi.id)]).toEqual(["AMA MENSAH", kofi.username]);
});

it("refuses another user's name in any spelling", async () => {
  const [ama, kofi] = [await makePerson(services), await makePerson(services)];
  const answer = await to(ama.id, kofi.username.toUpperCase());
  expect(answer).toEqual({ ok: false, reason: "username-taken" });
  expect(await nameOf(ama.id)).toBe(ama.username);
});

it("refuses a name that someone has just registered with", async () => {
  const ama = await makePerson(services);
  const signUp = { username: "Efua", email: "efua@example.com", password: "kola-nut-market" };
  await register(services, aVisitor(), signUp);
  await services.owner.deleteFrom("users").where("email", "=", "efua@example.com").execute();
  expect(await to(ama.id, "efua")).toEqual({ ok: false, reason: "username-taken" });
});

it("refuses advertising, and names of the site except for admins", async () => {
  const ama = await makePerson(services);
  expect(await to(ama.id, "Ama at evil-prize.com")).toEqual({ ok: false, reason: "username-has-contact" });
  expect(await to(ama.id, "Ama 404 555 0100")).toEqual({ ok: false, reason: "username-has-contact" });
  expect(await to(ama.id, "Ujamaa Team")).toEqual({ ok: false, reason: "username-reserved" });
  expect(await nameOf(ama.id)).toBe(ama.username);
  const admin = await makePerson(services, { isAdmin: true });
  expect(await rename(services, anAdmin(admin.id), { username: "Ujamaa Team" })).toEqual({ ok: true });
});

it("is refused to visitors, and after too many changes", async () => {
  expect(await rename(services, aVisitor(), { username: "Nobody" })).toMatchObject({ reason: "not-allowed" });
  const ama = await makePerson(services);
  for (let nth = 0; nth < 5; nth++) expect(await to(ama.id, `Ama the ${nth}.`)).toEqual({ ok: true });
  expect(await to(ama.id, "Ama the last")).toMatchObject({ ok: false, reason: "too-many" });
});
