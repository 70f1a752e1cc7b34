import { expect, it } from "vitest";
import {
  findRangeState,
  listSitemapStarts,
  readSitemapLines,
} from "#platform/http/routes/sitemap-parts.server.ts";
import { setUpServices } from "#testing/services.ts";
import { addArtist } from "../artists-for-tests.ts";
import { sitemapArtists } from "./artist-sitemap.server.ts";

const { services } = setUpServices();

it("lists public artists only, in files of limited size", async () => {
  const { db } = services;
  const listed: string[] = [];
  for (const status of ["approved", "featured", "rising"]) listed.push(await addArtist(db, { status }));
  for (const status of ["pending", "rejected"]) await addArtist(db, { status });
  listed.sort();
  const starts = await listSitemapStarts(db, sitemapArtists, 2);
  expect(starts).toEqual([listed[0], listed[2]]);
  const files: string[][] = [];
  for (const [index, from] of starts.entries()) {
    const range = { from, before: starts[index + 1], maxEntries: 2 };
    const lines: string[] = [];
    for await (const line of readSitemapLines(db, sitemapArtists, range, "%1$s\n"))
      lines.push(...line.trim().split("\n"));
    expect((await findRangeState(db, sitemapArtists, range)).entries).toBe(lines.length);
    files.push(lines);
  }
  expect(files).toEqual([listed.slice(0, 2), listed.slice(2)]);
});
