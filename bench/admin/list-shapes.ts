import { auditList } from "#app/admin/audit-query.ts";
import { readAudit } from "#app/admin/read-audit.server.ts";
import { adminBusinessList } from "#features/directory/admin/businesses-query.ts";
import { readAdminBusinesses } from "#features/directory/admin/read-admin-businesses.server.ts";
import { requestList } from "#features/travel/admin/requests-query.ts";
import { listRequests } from "#features/travel/queries/list-requests.server.ts";
import { requestTypes } from "#features/travel/request-types.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { stateCodes } from "#platform/geo/us-states.ts";
import { sampleDocuments } from "../search/sample-documents.ts";
import { auditKinds, auditPeople, idOfPerson } from "./fill-tables.ts";

/** One kind of read, with a different query for each run. */
export type AdminShape = {
  name: string;
  path: string;
  queries: string[];
  /** The same read without HTTP, to record its statements. */
  read: (db: Db, query: URLSearchParams) => Promise<unknown>;
};

const write = (query: Record<string, string>) => new URLSearchParams(query).toString();

/** Every admin list with its searches. */
export async function listAdminShapes(db: Db, runs: number): Promise<AdminShape[]> {
  return [...(await listBusinessShapes(db, runs)), ...listAuditShapes(runs), ...listRequestShapes(runs)];
}

async function listBusinessShapes(db: Db, runs: number): Promise<AdminShape[]> {
  const rows = await sampleDocuments(db, "business", runs);
  const states = Object.keys(stateCodes);
  const business = (name: string, queries: string[]): AdminShape => ({
    ...{ name: `businesses, ${name}`, path: adminBusinessList.path, queries },
    read: (target, query) => readAdminBusinesses(target, adminBusinessList.read(query)),
  });
  const cursorAfter = (name: string, id: string) =>
    Buffer.from(JSON.stringify(["name", name.toLowerCase(), id])).toString("base64url");
  return [
    business(
      "anywhere in the list",
      rows.map(({ name, id }) => write({ after: cursorAfter(name, id) })),
    ),
    business(
      "a category, anywhere in it",
      rows.map(({ name, id }) => write({ category: "Food & Beverage", after: cursorAfter(name, id) })),
    ),
    business(
      "a state",
      rows.map((_, index) =>
        write({ state: states[index % states.length] ?? "", search: String(index % 10) }),
      ),
    ),
    ...[2, 3, 5].map((letters) =>
      business(
        `search, ${letters} letters`,
        rows.map(({ name }) => write({ search: name.slice(0, letters) })),
      ),
    ),
    business(
      "search, the last word",
      rows.map(({ name }) => write({ search: name.split(" ").at(-1) ?? "" })),
    ),
    business(
      "search, a whole name",
      rows.map(({ name }) => write({ search: name })),
    ),
    business(
      "search, nothing found",
      rows.map((_, index) => write({ search: `xqz${index}vk` })),
    ),
  ];
}

function listAuditShapes(runs: number): AdminShape[] {
  const numbers = Array.from({ length: runs }, (_, index) => index);
  const kind = (index: number) => auditKinds[index % auditKinds.length] ?? auditKinds[0];
  const day = (index: number) =>
    new Date(Date.UTC(2024, 0, 2 + ((index * 13) % 900))).toISOString().slice(0, 10);
  const person = (index: number) => idOfPerson((index * 7) % auditPeople);
  const shape = (name: string, query: (index: number) => Record<string, string>): AdminShape => ({
    ...{ name: `audit, ${name}`, path: auditList.path, queries: numbers.map((index) => write(query(index))) },
    read: (db, params) => readAudit(db, auditList.read(params)),
  });
  return [
    shape("up to a day", (index) => ({ to: day(index) })),
    shape("a person", (index) => ({ person: person(index) })),
    shape("the operator, up to a day", (index) => ({ person: "operator", to: day(index) })),
    shape("a kind of thing", (index) => ({ type: kind(index)?.type ?? "", to: day(index) })),
    shape("an action", (index) => ({ action: kind(index)?.action ?? "", to: day(index) })),
    shape("a thing", (index) => ({ type: "profiles", id: `thing-${(index * 7919) % 1000003}` })),
    shape("an id of any kind", (index) => ({ id: `thing-${(index * 104_729) % 1000003}` })),
    shape("a person's action", (index) => ({ person: person(index), action: kind(index)?.action ?? "" })),
    shape("a person, nothing there", (index) => ({ person: person(index), type: "claim", to: "2024-01-01" })),
  ];
}

function listRequestShapes(runs: number): AdminShape[] {
  const states = ["open", "done", "all"] as const;
  const queries = Array.from({ length: runs }, (_, index) =>
    write({ state: states[index % 3] ?? "", type: requestTypes[index % requestTypes.length] ?? "" }),
  );
  return [
    {
      ...{ name: "requests, by state and type", path: requestList.path, queries },
      read: (db, params) => {
        const { state, type, after } = requestList.read(params);
        return listRequests(db, { state, type, after, limit: requestList.perPage });
      },
    },
  ];
}
