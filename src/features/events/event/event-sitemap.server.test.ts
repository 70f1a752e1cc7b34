import { expect, it } from "vitest";
import {
  findRangeState,
  listSitemapStarts,
  readSitemapLines,
} from "#platform/http/routes/sitemap-parts.server.ts";
import { setUpServices } from "#testing/services.ts";
import { addEvent } from "../events-for-tests.ts";
import { sitemapEvents } from "./event-sitemap.server.ts";

const { services } = setUpServices();

it("contains only upcoming events, in files of limited size", async () => {
  const { db } = services;
  const listed = [await addEvent(db), await addEvent(db), await addEvent(db)];
  await addEvent(db, { start_datetime: new Date("2020-01-01"), end_datetime: null });
  await addEvent(db, { approval_status: "pending" });
  await addEvent(db, { canceled_at: new Date() });
  const weekly = { start_datetime: new Date("2025-01-01T12:00:00Z"), end_datetime: null, repeats: "weekly" };
  listed.push(await addEvent(db, weekly));
  listed.sort();
  const starts = await listSitemapStarts(db, sitemapEvents, 3);
  expect(starts).toEqual([listed[0], listed[3]]);
  const ranges = starts.map((from, index) => ({ from, before: starts[index + 1], maxEntries: 3 }));
  const files: string[][] = [];
  for (const range of ranges) {
    const lines: string[] = [];
    for await (const line of readSitemapLines(db, sitemapEvents, range, "%1$s\n"))
      lines.push(...line.trim().split("\n"));
    expect((await findRangeState(db, sitemapEvents, range)).entries).toBe(lines.length);
    files.push(lines);
  }
  expect(files).toEqual([listed.slice(0, 3), listed.slice(3)]);
});
