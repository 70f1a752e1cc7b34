import { beforeAll, describe, expect, it } from "vitest";
import { makePerson, signedInHeaders, type TestPerson } from "#platform/auth/people-for-tests.ts";
import { setUpServices } from "#testing/services.ts";
import { addPicture, typedEvent } from "./events-for-tests.ts";
import { eventFunctions } from "./functions.server.ts";

const { services } = setUpServices();
let ama: TestPerson;
let cookie: string;
beforeAll(async () => {
  ama = await makePerson(services);
  cookie = (await signedInHeaders(services, ama)).get("cookie") ?? "";
});

function invoke(body: unknown, headers: Record<string, string> = { cookie }) {
  const visit = { requestId: "request-7", ip: "10.1.2.3", log: services.log };
  const request = new Request("http://localhost/api-events", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return eventFunctions().fetch(request, { services, visit, headers: {} });
}
const listEvents = () => services.db.selectFrom("events").selectAll().orderBy("created_at").execute();

/** The request body in the specification. */
const specified = {
  ...{ name: "Porch Pitch", description: "Six founders.", start_datetime: "2031-01-23T18:30" },
  ...{ location: "Macon, GA", is_virtual: false, event_type: "Pitch night", organizer_name: "Kinfolk" },
  ...{ website: "https://porch.example", image_url: null },
};

describe("api-events", () => {
  it("[EVTS-27] [EVTS-28] [DATA-290] accepts the specified body by POST", async () => {
    const picture = await addPicture(services.db, ama.id);
    const response = await invoke({ ...specified, image_url: picture.url });
    expect(response.status).toBe(201);
    const { id, ...answer } = await response.json();
    expect(answer).toEqual({ approval_status: "pending" });
    expect(await listEvents()).toMatchObject([
      {
        ...{ id, name: "Porch Pitch", description: "Six founders.", location: "Macon, GA" },
        ...{ start_datetime: new Date("2031-01-23T23:30:00Z"), is_virtual: false },
        ...{ event_type: "Pitch night", organizer_name: "Kinfolk", website: "https://porch.example" },
        ...{ image_url: picture.url, submitted_by: ama.id },
      },
    ]);
  });

  it("[EVTS-29] keeps the status pending, whatever the body contains", async () => {
    const carried = { approval_status: "approved", featured: true, submitted_by: null, id: specified.name };
    const { id } = await (await invoke({ ...specified, ...carried })).json();
    expect(await listEvents()).toContainEqual(
      expect.objectContaining({ id, approval_status: "pending", featured: false, submitted_by: ama.id }),
    );
  });

  it("[SEC-19] [EVTS-01] refuses a caller without a session, and writes no row", async () => {
    const before = (await listEvents()).length;
    for (const body of [specified, "not json"]) {
      const response = await invoke(body, {});
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ status: 401, title: "not-signed-in" });
    }
    expect(await listEvents()).toHaveLength(before);
  });

  it("[EVTS-33] responds with problem details and a message for each invalid field", async () => {
    const response = await invoke({ ...specified, name: "", website: "porch" });
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    expect(await response.json()).toMatchObject({
      title: "Submission Failed",
      detail: "Enter the name of the event.",
      errors: { name: "Enter the name of the event.", website: "Enter a web address, such as example.com." },
    });
  });

  it.each(["not json", "[]", "null", '"event"'])("refuses %s", async (body) => {
    const response = await invoke(body);
    expect(response.status).toBe(400);
    expect((await response.json()).detail).toBe("Send the event as a JSON object.");
  });

  it("refuses values of the wrong type without failing", async () => {
    for (const value of [7, true, {}, [], [null]])
      for (const field of Object.keys(typedEvent))
        expect((await invoke({ ...specified, [field]: value })).status, `${field} ${value}`).toBe(400);
  });
});
