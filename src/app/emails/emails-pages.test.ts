import { describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { listRefusedKinds } from "#platform/mail/list-refused-kinds.server.ts";
import { stopToken } from "#platform/mail/stop-token.server.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import * as account from "../account/emails.tsx";
import * as stop from "./unsubscribe.tsx";

const { services } = setUpServices();
const path = "/account/letters";

async function signIn() {
  const person = await makePerson(services);
  return { person: { ...person, avatarUrl: null, isAdmin: false } };
}

describe("/account/letters", () => {
  it("turns each kind of email off and on", async () => {
    const visit = await signIn();
    const press = (state: string) =>
      account.action(routeArgs(services, path, { visit, fields: { kind: "event-reminders", state } }));
    await press("off");
    expect(await listRefusedKinds(services.db, visit.person.id)).toEqual(["event-reminders"]);
    const { kinds } = await account.loader(routeArgs(services, path, { visit }));
    expect(kinds.map(({ label, isOn }) => [label, isOn])).toEqual([
      ["Event reminders", false],
      ["Event changes", true],
      ["Replies from artists", true],
    ]);
    await press("on");
    expect(await listRefusedKinds(services.db, visit.person.id)).toEqual([]);
  });

  it("creates a calendar URL, and replaces it", async () => {
    const visit = await signIn();
    const read = async () => (await account.loader(routeArgs(services, path, { visit }))).calendar;
    const renew = () => account.action(routeArgs(services, path, { visit, fields: { form: "calendar" } }));
    expect(await read()).toBeNull();
    await renew();
    const first = await read();
    expect(first?.file).toMatch(/^http:\/\/localhost\/calendar\/[\w-]{43}\.ics$/);
    expect(first?.program).toMatch(/^webcal:\/\/localhost\/calendar\//);
    await renew();
    expect((await read())?.file).not.toBe(first?.file);
  });
});

describe("/letters/stop/:token", () => {
  it("unsubscribes its person with one click, without an account", async () => {
    const { person } = await signIn();
    const token = stopToken(services.env, { userId: person.id, kind: "event-changes" });
    const args = (fields?: Record<string, string>) =>
      routeArgs(services, `/letters/stop/${token}`, { params: { token }, ...(fields && { fields }) });
    expect(await stop.loader(args())).toMatchObject({ label: "Event changes", isStopped: false });
    await stop.action(args({}));
    expect(await stop.loader(args())).toMatchObject({ isStopped: true });
    expect(await listRefusedKinds(services.db, person.id)).toEqual(["event-changes"]);
  });

  it("returns 404 for a forged token", async () => {
    const args = routeArgs(services, "/letters/stop/x", { params: { token: "x.event-changes.y" } });
    await expect(stop.loader(args)).rejects.toMatchObject({ init: { status: 404 } });
  });
});
