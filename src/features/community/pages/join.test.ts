import { beforeAll, describe, expect, it, vi } from "vitest";
import { signInCookie } from "#platform/auth/people-for-tests.ts";
import { stampForm } from "#platform/http/forms/bot-check.server.ts";
import type { Services } from "#platform/http/services.ts";
import { endOfFile } from "#platform/uploads/sent-files-for-tests.ts";
import { type BuiltApp, openBuiltApp, sameOriginHeaders } from "#testing/built-app.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { drawPicture } from "#testing/test-uploads.ts";
import { listJoined } from "../members-for-tests.ts";
import { action, loader } from "./join.tsx";

const { services } = setUpServices();
let app: BuiltApp;
let joiners = 0;

beforeAll(async () => {
  app = await openBuiltApp({ ...services, env: { ...services.env, TRUSTED_PROXY_HOPS: 1 } });
});

const sent = (change: Record<string, string> = {}) => ({
  stamp: stampForm(services.env.AUTH_SECRET, Date.now() - 60_000),
  ...{ name: "Renée Okafor", email: `renee-${++joiners}@okafor.example`, business: "", bio: "", picture: "" },
  "links.0": "",
  ...change,
});
const send = (fields: Record<string, string>, using: Services = services, visit = {}) =>
  action(routeArgs(using, "/join-community", { fields, visit }));

/** Sends the form like a browser without JavaScript, with its file. */
async function post(fields: Record<string, string>, file?: { bytes: Uint8Array; type?: string }) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (name !== "picture") form.append(name, value);
  const { bytes = new Uint8Array(), type = "image/jpeg" } = file ?? {};
  form.append("picture", new File([Buffer.from(bytes)], file ? "porch.jpg" : "", { type }));
  const ip = `10.77.0.${++joiners}`;
  const init = { method: "POST", body: form, headers: { ...sameOriginHeaders, "x-forwarded-for": ip } };
  return app.request("/join-community", init);
}
const variant = "destructive";

describe("the join form", () => {
  it("[JOIN-30] [JOIN-31] [SEC-17] accepts a visitor, says thanks and redirects to the welcome with the name", async () => {
    const fields = sent({ "links.0": "https://okafor.example", "links.1": "" });
    const response = (await send(fields)) as Response;
    expect(response.headers.get("location")).toBe("/community-welcome?name=Ren%C3%A9e+Okafor");
    const flash = decodeURIComponent(response.headers.get("set-cookie") ?? "");
    expect(flash).toContain("Success!");
    expect(flash).toContain("Thanks for joining! Welcome to the community.");
    expect(await listJoined(services.db, fields.email)).toMatchObject([
      { links: ["https://okafor.example"] },
    ]);
  });

  it("accepts what a browser fills in at once", async () => {
    const stamp = stampForm(services.env.AUTH_SECRET, Date.now());
    const response = (await send(sent({ stamp }))) as Response;
    expect(response.headers.get("location")).toContain("/community-welcome");
  });

  it.each([{ name: "" }, { email: " " }, { name: " ", email: "" }])(
    "[JOIN-20] says what is missing: %o",
    async (change) => {
      const toast = { title: "Heads up!", description: "Full Name and Email are required.", variant };
      expect(await send(sent(change))).toMatchObject({ data: { toast }, init: { status: 400 } });
    },
  );

  it("[JOIN-28] says that an address has joined, also next to the field, and keeps what was typed", async () => {
    const fields = sent({ bio: "I mend chairs.", "links.0": "@okafor", "links.1": "okafor.example" });
    await send(fields);
    const words = "This email is already registered in our community.";
    expect(await send(fields)).toMatchObject({
      data: {
        toast: { title: "Registration Error", description: words, variant },
        errors: { email: words },
        typed: { bio: "I mend chairs.", "links.0": "@okafor", "links.1": "okafor.example" },
      },
      init: { status: 409 },
    });
  });

  it("[JOIN-29] has one toast for everything else, and the reason next to the button", async () => {
    const fail = () => {
      throw new Error("connection refused at 10.0.0.7");
    };
    const broken = {
      ...services,
      db: services.db.withPlugin({ transformQuery: fail, transformResult: fail }),
    };
    const toast = {
      ...{ title: "Something went wrong", variant },
      description: "We couldn't process your request. Please try again.",
    };
    const log = { warn: () => {}, error: vi.fn() };
    const answer = await send(sent(), broken, { log, requestId: "req-7" });
    const message = "We couldn't process your request. Please try again. Error id: req-7";
    expect(answer).toMatchObject({ data: { toast, message }, init: { status: 503 } });
    expect(JSON.stringify(answer)).not.toContain("10.0.0.7");
    const old = await send(sent({ stamp: "7" }));
    expect(old).toMatchObject({ data: { toast, message: expect.stringContaining("open for a long time") } });
    const bot = await send(sent({ homepage: "https://spam.example" }));
    expect(bot).toMatchObject({ data: { toast, reason: "honeypot" } });
  });

  it("prefills logged-in people's data", async () => {
    const person = { id: "", username: "Ama", email: "ama@example.com", avatarUrl: null, isAdmin: false };
    expect(await loader(routeArgs(services, "/join-community", { visit: { person } }))).toMatchObject({
      person: { name: "Ama", email: "ama@example.com" },
    });
    expect(await loader(routeArgs(services, "/join-community"))).toMatchObject({ person: null });
  });
});

describe("without JavaScript", () => {
  it("[JOIN-23] [JOIN-24] [DATA-288] stores the picture in its bucket under public/ with a random name", async () => {
    const fields = sent();
    const bytes = await drawPicture({ width: 60, height: 40 }).png().toBuffer();
    expect((await post(fields, { bytes, type: "image/png" })).status).toBe(302);
    const [member] = await listJoined(services.db, fields.email);
    const uuid = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
    expect(member?.profile_image_url).toMatch(new RegExp(`^/files/community-images/public/${uuid}[.]png$`));
    const open = async (cookie: string) => {
      const { status, headers } = await app.request(member?.profile_image_url ?? "", { headers: { cookie } });
      return [status, headers.get("content-type"), headers.get("cache-control")];
    };
    // No public page shows it.
    expect((await open(""))[0]).toBe(404);
    expect(await open(await signInCookie(services, { isAdmin: true }))).toEqual([
      ...[200, "image/png", "private, no-store"],
    ]);
  });

  it.each([
    ["no picture", async () => Buffer.from("MZ\u0090 this is a program")],
    [
      "a picture of more than 5 MB",
      async () => Buffer.concat([await drawPicture().jpeg().toBuffer(), Buffer.alloc(5 * 1024 * 1024)]),
    ],
  ])("[JOIN-25] [OPEN-146] says that %s was rejected, and adds no one", async (_case, draw) => {
    const fields = sent({ bio: "I mend chairs." });
    const response = await post(fields, { bytes: await draw() });
    const html = await response.text();
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(html).toContain("I mend chairs.");
    expect(html).toContain("Upload Failed");
    expect(html).toContain("Could not upload your profile picture. Please try again.");
    expect(await listJoined(services.db, fields.email)).toEqual([]);
  });

  it("keeps the picture of a refused form for the next attempt", async () => {
    const bytes = await drawPicture().jpeg().toBuffer();
    const html = await (await post(sent({ name: "" }), { bytes })).text();
    const id = /name="picture" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? "";
    expect(await endOfFile(services.db, id)).not.toBeNull();
    const fields = sent({ picture: id });
    expect(await send(fields)).toMatchObject({ status: 302 });
    expect(await endOfFile(services.db, id)).toBeNull();
  });

  it("[JOIN-11] [JOIN-12] [JOIN-13] adds and removes rows of links, and keeps what was typed", async () => {
    const countRows = (html: string) => html.match(/name="links\.\d+"/g)?.length;
    const first = await (await app.request("/join-community")).text();
    expect(countRows(first)).toBe(1);
    expect(first).not.toContain("Remove link");
    const added = await post({ ...sent({ bio: "Chairs.", "links.0": "a.example" }), rows: "links+" });
    const html = await added.text();
    expect(added.status).toBe(200);
    expect(countRows(html)).toBe(2);
    expect(html).toContain('value="a.example"');
    expect(html).toContain("Chairs.");
    expect(html).toContain('aria-label="Remove link 2"');
    const rows = { "links.0": "a.example", "links.1": "b.example" };
    const removed = await (await post({ ...sent(rows), rows: "links-0" })).text();
    expect(countRows(removed)).toBe(1);
    expect(removed).toContain('value="b.example"');
    expect(removed).not.toContain("Remove link");
  });
});
