import { beforeEach, describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { takeFlash } from "#platform/http/response/flash.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Person } from "#platform/http/visit.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { addEvent } from "../../events-for-tests.ts";
import { action, loader } from "./save-event.ts";

const { services } = setUpServices();
let person: Person;
let id: string;
beforeEach(async () => {
  person = { ...(await makePerson(services)), avatarUrl: null, isAdmin: false };
  id = await addEvent(services.db);
});

type Options = { who?: Person | null; eventId?: string; using?: Services };
const press = (fields: Record<string, string>, options: Options = {}) => {
  const { who = person, eventId = id, using = services } = options;
  const params = { id: eventId };
  return action(routeArgs(using, `/event/${eventId}/save`, { fields, params, visit: { person: who } }));
};
async function pressPlain(fields: Record<string, string>, options?: Options) {
  const response = (await press(fields, options)) as Response;
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  const { flash } = takeFlash("http://localhost", new Request("http://localhost", { headers: { cookie } }));
  return { status: response.status, to: response.headers.get("location"), flash };
}
const countSaved = async () =>
  (await services.db.selectFrom("user_saved_events").select("user_id").where("event_id", "=", id).execute())
    .length;
const away = () => {
  throw new Error("The database is away.");
};
const broken = () => ({ ...services, db: { transaction: away } as never });

describe("the save button", () => {
  it("[EVTD-29] [EVTD-30] by a plain form: redirects to the event and says so", async () => {
    expect(await pressPlain({ save: "yes" })).toEqual({
      status: 302,
      to: `/event/${id}`,
      flash: { title: "Event Saved!", description: "You can find it in your dashboard." },
    });
    expect(await countSaved()).toBe(1);
    expect(await pressPlain({ save: "no", returnTo: "/dashboard" })).toEqual({
      status: 302,
      to: "/dashboard",
      flash: { title: "Event Unsaved", description: "Removed from your saved events." },
    });
    expect(await countSaved()).toBe(0);
  });

  it("with JavaScript: stays on the page and returns the state and the text", async () => {
    expect(await press({ save: "yes", stay: "yes" })).toMatchObject({
      data: { isSaved: true, toast: { title: "Event Saved!" } },
    });
    expect(await press({ save: "no", stay: "yes" })).toMatchObject({
      data: { isSaved: false, toast: { title: "Event Unsaved" } },
    });
  });

  it("[EVTD-33] [EVTD-34] [EVTD-35] [SEC-20] without a session: redirects to log in, and writes no row", async () => {
    for (const stay of ["", "yes"])
      expect(await pressPlain({ save: "yes", stay }, { who: null })).toEqual({
        status: 302,
        to: `/login?returnTo=%2Fevent%2F${id}`,
        flash: { title: "Login Required", description: "Please log in to save events." },
      });
    expect(await countSaved()).toBe(0);
  });

  it("[EVTD-31] explains why an event cannot be saved", async () => {
    const pending = await addEvent(services.db, { approval_status: "pending" });
    const toast = {
      title: "Error",
      description: "This event is no longer available.",
      variant: "destructive",
    };
    for (const eventId of [pending, `ne-${id}`, "7", "%2F"]) {
      expect(await press({ save: "yes", stay: "yes" }, { eventId })).toMatchObject({
        init: { status: 404 },
        data: { isSaved: null, toast },
      });
      expect((await pressPlain({ save: "yes" }, { eventId })).flash).toEqual(toast);
    }
  });

  it("[EVTD-32] has a message for unexpected errors", async () => {
    const answer = await press({ save: "yes", stay: "yes" }, { using: broken() });
    expect(answer).toMatchObject({
      init: { status: 503 },
      data: { toast: { title: "Error", description: "Could not update saved status." } },
    });
  });

  it("refuses an incomplete form, and never redirects to another site", async () => {
    await expect(press({ save: "maybe" })).rejects.toMatchObject({ init: { status: 400 } });
    await expect(press({})).rejects.toMatchObject({ init: { status: 400 } });
    const { to } = await pressPlain({ save: "yes", returnTo: "https://evil.example/" });
    expect(to).toBe(`/event/${id}`);
  });

  it("redirects a typed URL to the event", () => {
    const params = { id };
    const response = loader(routeArgs(services, `/event/${id}/save`, { params }));
    expect(response.headers.get("location")).toBe(`/event/${id}`);
  });
});
