import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import { takeFlash } from "#platform/http/response/flash.server.ts";
import type { Services } from "#platform/http/services.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import { addArtist, countVotes } from "../votes-for-tests.ts";
import { action, loader } from "./artist-votes.ts";

const { services } = setUpServices();
let id: string;
beforeEach(async () => {
  id = await addArtist(services.db);
});

type Options = { headers?: HeadersInit; using?: Services; visit?: object };
const press = async (fields: Record<string, string>, { using = services, ...options }: Options = {}) =>
  (await action(routeArgs(using, "/artist-votes", { fields, ...options }))) as Response;
const read = (path: string, options: Options = {}) =>
  loader(routeArgs(services, `/artist-votes${path}`, options));
const cookieOf = (response: Response, name = "voter") =>
  response.headers
    .getSetCookie()
    .find((line) => line.startsWith(`${name}=`))
    ?.split(";")[0] ?? "";
function flashOf(response: Response) {
  const headers = { cookie: cookieOf(response, "flash") };
  return takeFlash("http://localhost", new Request("http://localhost", { headers })).flash;
}
const away = () => {
  throw new Error("The database is away.");
};
const broken = () => ({ ...services, db: { transaction: away } as never });

describe("the upvote button", () => {
  it("[ART-41] [ART-49] [SEC-15] accepts a visitor's vote, in place", async () => {
    const response = await press({ artist: id, stay: "yes" });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(await response.json()).toEqual({
      hasVoted: true,
      votes: 1,
      toast: { title: "Thanks for your support!" },
    });
  });

  it("[ART-41] [ART-49] as a plain form: returns to the list and says so", async () => {
    const response = await press({ artist: id, returnTo: "/artist-directory?tab=rising" });
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/artist-directory?tab=rising");
    expect(flashOf(response)).toEqual({ title: "Thanks for your support!" });
    const elsewhere = await press({ artist: id, returnTo: "https://evil.example/" });
    expect(elsewhere.headers.get("location")).toBe("/artist-directory");
  });

  it("[ART-50] says that it was pressed before, and counts nothing", async () => {
    const headers = { cookie: cookieOf(await press({ artist: id })) };
    const again = await press({ artist: id, stay: "yes" }, { headers });
    expect(again.status).toBe(409);
    const toast = { title: "You've already upvoted this artist!" };
    expect(await again.json()).toEqual({ hasVoted: true, votes: 1, toast });
    expect(flashOf(await press({ artist: id }, { headers }))).toEqual(toast);
    expect(await countVotes(services.db, id)).toMatchObject({ counted: 1, rows: 1 });
  });

  it("[ART-48] ignores any count that the browser sends", async () => {
    await press({ artist: id, stay: "yes", votes: "999", community_votes: "999" });
    expect(await countVotes(services.db, id)).toMatchObject({ counted: 1 });
  });

  it("[ART-51] says that an entry accepts no votes", async () => {
    const pending = await addArtist(services.db, { status: "pending" });
    const toast = { title: "Voting not available for this artist." };
    for (const artist of ["none", `film-${id}`, pending, "0".repeat(36)]) {
      const response = await press({ artist, stay: "yes" });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ hasVoted: false, votes: null, toast });
      expect(flashOf(await press({ artist }))).toEqual(toast);
    }
  });

  it("[ART-52] has a message for errors that only the log can explain", async () => {
    const response = await press({ artist: id, stay: "yes" }, { using: broken() });
    const toast = { title: "Failed to upvote. Please try again.", variant: "destructive" };
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ hasVoted: false, votes: null, toast });
    expect(flashOf(await press({ artist: id }, { using: broken() }))).toEqual(toast);
  });

  it("refuses a form without an artist", async () => {
    await expect(press({})).rejects.toMatchObject({ init: { status: 400 } });
  });

  it("sets its cookie once, with the first vote", async () => {
    const headers = { cookie: cookieOf(await press({ artist: id })) };
    expect(headers.cookie).not.toBe("");
    const second = await press({ artist: await addArtist(services.db) }, { headers });
    expect(cookieOf(second)).toBe("");
  });
});

describe("the votes of a browser", () => {
  it("are returned to that browser, with the current count", async () => {
    const headers = { cookie: cookieOf(await press({ artist: id })) };
    await press({ artist: id });
    const other = await addArtist(services.db);
    const response = await read(`?artist=${id}&artist=${other}&artist=film-7&artist=${id}`, { headers });
    expect(await response.json()).toEqual({ votes: { [id]: 2 } });
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(await (await read(`?artist=${id}`)).json()).toEqual({ votes: {} });
  });

  it("are returned to a member on every device", async () => {
    const person = { ...(await makePerson(services)), avatarUrl: null, isAdmin: false };
    await press({ artist: id }, { visit: { person } });
    expect(await (await read(`?artist=${id}`, { visit: { person } })).json()).toEqual({ votes: { [id]: 1 } });
  });

  it("are not loaded for more artists than a page shows", async () => {
    const headers = { cookie: cookieOf(await press({ artist: id })) };
    const others = Array.from({ length: 60 }, () => `artist=${randomUUID()}`);
    expect(await (await read(`?${others.join("&")}&artist=${id}`, { headers })).json()).toEqual({
      votes: {},
    });
  });
});
