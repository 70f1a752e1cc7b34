import { beforeAll, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import * as requests from "./requests.tsx";

const { services } = setUpServices();
const path = "/admin/requests";
let person: { id: string; username: string; email: string; avatarUrl: null; isAdmin: true };
let id: string;

beforeAll(async () => {
  person = { ...(await makePerson(services, { isAdmin: true })), avatarUrl: null, isAdmin: true };
  const row = { name: "Zuri", email: "zuri@example.com", feature_type: "Suggest a destination" };
  const added = await services.db
    .insertInto("feature_requests")
    .values(row)
    .returning("id")
    .executeTakeFirst();
  id = added?.id ?? "";
});

const send = (fields: Record<string, string>) =>
  requests.action(
    routeArgs(services, path, {
      visit: { person },
      fields: { form: id, id, note: "", answer: "", ...fields },
    }),
  );

it("emails the reply, says so, and asks before it sends another", async () => {
  const sent = await send({ state: "done", answer: "Accra has a guide now." });
  expect(sent).toBeInstanceOf(Response);
  expect(decodeURIComponent((sent as Response).headers.get("set-cookie") ?? "")).toContain(
    "on its way by email",
  );
  await send({ state: "open" });
  const again = await send({ state: "done", answer: "And tours." });
  expect(again).toMatchObject({
    init: { status: 409 },
    data: { errors: { again: "They have an answer already. Check the box to send another email." } },
  });
  const { data } = (await requests.loader(routeArgs(services, path, { visit: { person } }))) as {
    data: { found: { items: object[] } };
  };
  expect(data.found.items).toMatchObject([
    { answer: "Accra has a guide now.", answered: { at: expect.any(String) }, done: null },
  ]);
});
