import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { takeFlash } from "#platform/http/response/flash.server.ts";
import type { Services } from "#platform/http/services.ts";
import type { Person } from "#platform/http/visit.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { listTrips } from "../queries/list-trips.server.ts";
import { action } from "./add-to-trip.ts";

const { services } = setUpServices();
let person: Person;
let subject: string;
beforeEach(async () => {
  person = { ...(await makePerson(services)), avatarUrl: null, isAdmin: false };
  const business = { name: "Saffron & Smoke", location: "Savannah, Georgia" };
  const inserted = services.db.insertInto("businesses").values(business).returning("id");
  subject = (await inserted.executeTakeFirstOrThrow()).id;
});

type Options = { who?: Person | null; using?: Services };
const press = (fields: Record<string, string>, { who = person, using = services }: Options = {}) =>
  action(routeArgs(using, "/trips/add", { fields, visit: { person: who } }));
const add = (fields: Record<string, string> = {}, options?: Options) =>
  press({ kind: "business", subject, returnTo: `/business/${subject}`, ...fields }, options);

async function readRedirect(answer: Promise<unknown>) {
  const response = (await answer) as Response;
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  const { flash } = takeFlash("http://localhost", new Request("http://localhost", { headers: { cookie } }));
  return { to: response.headers.get("location"), flash };
}

describe("the button that adds to a trip", () => {
  it("by a plain form: goes back to the page, says where it is, and can be taken back", async () => {
    const { to, flash } = await readRedirect(add());
    expect(to).toBe(`/business/${subject}`);
    expect(flash).toMatchObject({
      title: "Added to “A trip to Savannah”",
      action: { label: "Undo", to: "/trips/add" },
    });
    expect(await readRedirect(press(flash?.action?.fields ?? {}))).toEqual({
      to: `/business/${subject}`,
      flash: { title: "Taken out of the trip" },
    });
    expect(await listTrips(services.db, person.id)).toEqual([]);
  });

  it("with JavaScript: the page stays", async () => {
    expect(await add({ stay: "yes" })).toMatchObject({
      data: { toast: { title: "Added to “A trip to Savannah”" } },
    });
    expect(await add({ stay: "yes" })).toMatchObject({
      data: { toast: { title: "Already in “A trip to Savannah”" } },
    });
  });

  it("tells a visitor's browser what to keep, and keeps nothing itself", async () => {
    expect(await add({ stay: "yes" }, { who: null })).toMatchObject({
      data: {
        subject: { kind: "business", id: subject, name: "Saffron & Smoke", address: "Savannah, Georgia" },
      },
    });
    const stops = services.db.selectFrom("trip_stops").select("id").where("subject_id", "=", subject);
    expect(await stops.execute()).toEqual([]);
  });

  it("leads a visitor without JavaScript to log in, and back", async () => {
    const { to, flash } = await readRedirect(add({}, { who: null }));
    expect(to).toBe(`/login?returnTo=${encodeURIComponent(`/business/${subject}`)}`);
    expect(flash?.title).toBe("Login Required");
  });

  it("says so when the thing is gone, to members and visitors", async () => {
    subject = randomUUID();
    const words = "That is no longer listed, so it could not be added.";
    for (const who of [person, null])
      expect(await add({ stay: "yes" }, { who })).toMatchObject({
        data: { toast: { title: "Not added", description: words } },
        init: { status: 404 },
      });
  });

  it("says so when the database is away", async () => {
    const away = { ...services, db: {} as never };
    for (const who of [person, null])
      expect(await add({ stay: "yes" }, { who, using: away })).toMatchObject({ init: { status: 503 } });
  });

  it("takes nobody's word for what it is", async () => {
    await expect(press({ kind: "own", subject })).rejects.toMatchObject({ init: { status: 400 } });
    await expect(press({ undo: "x", trip: subject })).rejects.toMatchObject({ init: { status: 400 } });
  });
});
