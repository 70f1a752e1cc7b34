import type { SearchArea, SearchList, SearchListPage, SearchPin } from "../engine.ts";
import type { OpenSearch, SearchBody } from "./client.server.ts";
import { maxOffset } from "./mapping.ts";
import {
  allOf,
  anyOf,
  byDistance,
  byQuality,
  type Clause,
  term,
  titleContains,
  withinDistance,
  withoutTotal,
} from "./query.ts";

type Order = {
  sort: readonly Record<string, unknown>[];
  /** Position keys are the same for both engines. These convert them to and from values in the index. */
  write: (value: unknown) => string;
  read: (key: string) => unknown;
};
const byId = { id: "asc" };
const orders: Readonly<Record<SearchList["sort"], Order>> = {
  best: { sort: byQuality, write: String, read: Number },
  rating: { sort: [{ rating: "desc" }, byId], write: String, read: Number },
  newest: { sort: [{ added_at: "desc" }, byId], write: formatTime, read: parseTime },
  name: { sort: [{ title: "asc" }, byId], write: String, read: (key) => key },
};

/** Whether a page by distance is past `index.max_result_window`. PostgreSQL reads those. */
export function isBeyondWindow({ near, after, limit }: SearchList): boolean {
  return near !== null && Number(after?.key ?? 0) + limit >= maxOffset;
}

/** One page of a list, after a position. */
export async function listPage(search: OpenSearch, list: SearchList): Promise<SearchListPage> {
  const { kind, near, after, limit } = list;
  const [page] = await search.search([{ kind, body: near ? listNear(list, near) : listOrdered(list) }]);
  const hits = page?.hits.hits ?? [];
  const shown = hits.slice(0, limit).map(({ _id: id, sort = [] }) => ({ id, value: sort[0] }));
  const last = hits.length > limit ? shown.at(-1) : undefined;
  const offset = Number(near ? (after?.key ?? 0) : 0);
  const keyOf = (value: unknown) => (near ? String(offset + limit) : orders[list.sort].write(value));
  return {
    hits: shown.map(({ id, value }) => ({ id, distanceKm: near ? Number(value) : null })),
    next: last ? { key: keyOf(last.value), id: last.id } : null,
  };
}

function listOrdered(list: SearchList): SearchBody {
  const { sort, read } = orders[list.sort];
  const after = list.after && { search_after: [read(list.after.key), list.after.id] };
  return { ...withoutTotal, ...after, ...pageOptions(list), query: allOf(listFilters(list)), sort };
}

/** Pages by offset: distances are not exact enough for `search_after`. */
function listNear(list: SearchList, near: NonNullable<SearchList["near"]>): SearchBody {
  const query = allOf([...listFilters(list), withinDistance(near)]);
  return {
    ...withoutTotal,
    ...pageOptions(list),
    from: Number(list.after?.key ?? 0),
    query,
    sort: byDistance(near.point),
  };
}

const pageOptions = ({ limit }: SearchList) => ({ size: limit + 1, _source: false });

export function listFilters({ titlePart, category, state }: Omit<SearchList, "kind">): Clause[] {
  return [
    ...(titlePart ? [titleContains(titlePart)] : []),
    ...(category === null ? [] : [term("category", category)]),
    ...(state === null ? [] : [term("state", state)]),
  ];
}

export async function listPins(
  search: OpenSearch,
  { list, boxes, offset }: SearchArea,
): Promise<SearchPin[]> {
  const query = allOf([...listFilters(list), anyOf(boxes.map(inBox))]);
  const page = { from: offset, size: list.limit, sort: byQuality, _source: ["longitude", "latitude"] };
  const [response] = await search.search([{ kind: list.kind, body: { ...withoutTotal, ...page, query } }]);
  return (response?.hits.hits ?? []).map(({ _id: id, _source }) => {
    const { longitude, latitude } = _source as { longitude: number; latitude: number };
    return { id, longitude, latitude };
  });
}

/** Below the precision of a point in the index. */
const epsilon = 1e-7;

/** The east and north edges belong to the neighboring boxes. */
export function inBox(box: SearchArea["boxes"][number]): Clause {
  const clamp = (value: number, max: number) => Math.max(-max, Math.min(max, value));
  const [left, right] = [clamp(box.west, 180), clamp(box.east - epsilon, 180)];
  const [top, bottom] = [clamp(box.north - epsilon, 90), clamp(box.south, 90)];
  return { geo_bounding_box: { point: { top, left, bottom, right } } };
}

/** Formats microseconds since 1970 as PostgreSQL prints a timestamp. */
function formatTime(value: unknown): string {
  const microseconds = Number(value);
  const seconds = new Date(Math.floor(microseconds / 1e6) * 1_000).toISOString().slice(0, 19);
  const fraction = String(((microseconds % 1e6) + 1e6) % 1e6).padStart(6, "0");
  return `${seconds.replace("T", " ")}.${fraction}+00`;
}

function parseTime(key: string): number {
  const [, day, time, fraction = "", hours, minutes = "00"] =
    /^(\S+) (\d\d:\d\d:\d\d)(?:\.(\d+))?([+-]\d\d)(?::(\d\d))?$/.exec(key) ?? [];
  return Date.parse(`${day}T${time}${hours}:${minutes}`) * 1_000 + Number(fraction.padEnd(6, "0"));
}
