import { Kysely, type LogEvent, PostgresDialect } from "kysely";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { makePerson } from "#platform/auth/people-for-tests.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { routeArgs } from "#testing/route-args.ts";
import { setUpServices } from "#testing/services.ts";
import BusinessPage, { ErrorBoundary, loader } from "./business.tsx";

const { database, services } = setUpServices();
let id: string;

beforeAll(async () => {
  const music = database.owner.selectFrom("categories").select("id").where("name", "=", "Music");
  ({ id } = await database.owner
    .insertInto("businesses")
    .values({
      name: "Okra Street <Band>",
      category_id: music,
      subcategory: "Brass",
      location: "Houston, Texas",
      description: "First line.\n\nSecond line.",
      phone: "(404) 555-0100",
      website: "okrastreet.example",
      founder: "Ida Bell",
      email: "ida@okrastreet.example",
      contact_info: "Text works best.",
      instagram: "@okra.street",
      twitter: "N/A",
      facebook: "facebook.com/okra",
      tiktok: "okra",
      verified: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow());
});

const log = { warn: () => {}, error: vi.fn() };

function load(param: string, db: Db = services.db) {
  const visit = { requestId: "request-7", log };
  return loader(routeArgs({ ...services, db }, `/business/${param}`, { params: { id: param }, visit }));
}

function show(content: ReactNode) {
  const Page = createRoutesStub([{ path: "/", Component: () => content }]);
  return renderToStaticMarkup(<Page />);
}
const render = (loaderData: Awaited<ReturnType<typeof load>>) =>
  show(createElement(BusinessPage as never, { loaderData }));
const renderError = (error: unknown) => show(createElement(ErrorBoundary as never, { error }));

/** A thrown `data()` as React Router passes it to the error boundary. */
const asRouteError = ({ data, init }: { data: unknown; init: { status: number } }) => ({
  status: init.status,
  statusText: "",
  internal: false,
  data,
});

describe("a business page", () => {
  it("[BIZ-02] reads one row of the directory", async () => {
    const queries: string[] = [];
    const log = ({ query }: LogEvent) => void queries.push(query.sql);
    const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: services.pool }), log });
    const { business } = await load(id, db);
    expect(business).toMatchObject({ id, name: "Okra Street <Band>" });
    const reads = queries.filter((query) => !query.includes("launch_switches"));
    expect(reads).toHaveLength(1);
    expect(reads[0]).toContain('from "directory"');
  });

  it("[BIZ-11] also reads contact_info, and shows it", async () => {
    const page = await load(id);
    expect(page.business.contactInfo).toBe("Text works best.");
    expect(render(page)).toContain("Text works best.");
  });

  it("[BIZ-07] turns typed values into links, and leaves out invalid ones", async () => {
    const html = render(await load(id));
    const links = [...html.matchAll(/<a [^>]*href="((?:https?|tel):[^"]*)"/g)].map(([, href]) => href);
    expect(new Set(links)).toEqual(
      new Set([
        "tel:4045550100",
        "https://okrastreet.example",
        "https://instagram.com/okra.street",
        "https://facebook.com/okra",
        "https://tiktok.com/@okra",
        "https://www.openstreetmap.org/search?query=Houston%2C+Texas",
      ]),
    );
    expect(html).not.toContain("Twitter");
    expect(html).not.toContain("mailto:");
  });

  it("invites owners to claim it, less prominently if someone has", async () => {
    const [owner, shop] = [await makePerson(services), { name: "Claimed & Co" }];
    const { id: claimed } = await database.owner
      .insertInto("businesses")
      .values({ ...shop, owner_id: owner.id })
      .returning("id")
      .executeTakeFirstOrThrow();
    const free = render(await load(id));
    expect(free).toContain("Is this your business?");
    expect(free).not.toContain("Claimed by its owner.");
    const taken = render(await load(claimed));
    expect(taken).toContain("Claimed by its owner.");
    expect(taken).not.toContain("Is this your business?");
    expect(taken).toContain(`/claim-business?business_id=${claimed}&amp;business_name=Claimed+%26+Co`);
    expect(taken).not.toContain(owner.username);
  });

  it("shows its sections even if nothing was filled in", async () => {
    const { id: bare } = await database.owner
      .insertInto("businesses")
      .values({ name: "Bare Shelf" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const html = render(await load(bare));
    for (const heading of ["About", "Details", "Social Media"]) expect(html).toContain(`>${heading}</h2>`);
    expect(html).toContain("No details yet.");
    expect(html).toContain("No accounts listed yet.");
  });
});

describe("a business that does not exist", () => {
  it.each(["019a0000-0000-7000-8000-000000000000", "nonsense", "7", "' or true --", `${"a".repeat(5000)}`])(
    "[BIZ-21] [BIZ-22] %j is a 404 with a link back",
    async (param) => {
      const thrown = await load(param).catch((error) => error);
      expect(thrown).toMatchObject({ data: null, init: { status: 404 } });
      const html = renderError(asRouteError(thrown));
      expect(html).toContain("<h1>Something went wrong</h1>");
      expect(html).toContain("Item not found.");
      expect(html).toMatch(/<a [^>]*href="\/directory"/);
    },
  );
});

describe("a business that fails to load", () => {
  it("[BIZ-24] shows a message with the error's id; only the log has the cause", async () => {
    const fail = () => {
      throw new Error("connection refused at 10.0.0.7");
    };
    const broken = services.db.withPlugin({ transformQuery: ({ node }) => node, transformResult: fail });
    const thrown = await load(id, broken).catch((error) => error);
    expect(thrown).toMatchObject({ data: { errorId: "request-7" }, init: { status: 503 } });
    const html = renderError(asRouteError(thrown));
    expect(html).toContain("<h1>Something went wrong</h1>");
    expect(html).toContain("request-7");
    expect(html).toMatch(/<a [^>]*href="\/directory"/);
    expect(JSON.stringify(thrown) + html).not.toContain("10.0.0.7");
    expect(log.error).toHaveBeenCalledOnce();
  });
});
