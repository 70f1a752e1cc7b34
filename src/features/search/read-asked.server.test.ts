import { expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { searchList } from "./input.ts";
import { readAsked } from "./read-asked.server.ts";

const database = setUpDatabase();
/** Half past nine on Tuesday evening in California, half past midnight in New York. */
const now = new Date("2026-11-18T05:30:00Z");
const tuesday = "2026-11-17";
const wednesday = "2026-11-18";

it.each([
  ["jazz tonight", {}, wednesday],
  ["jazz tonight georgia", {}, wednesday],
  ["jazz tonight california", {}, tuesday],
  ["jazz tonight 94612", {}, tuesday],
  ["jazz tonight near me", {}, wednesday],
  ["jazz tonight near me", { lat: "37.8", lng: "-122.27" }, tuesday],
  ["jazz tonight near me", { near: "Oakland, California" }, tuesday],
  ["jazz tonight near me", { near: "Atlanta, Georgia" }, wednesday],
])("reads %j with %j by the clock of the place", async (q, where, day) => {
  const query = searchList.read(new URLSearchParams({ q, ...where }));
  const { reading } = await readAsked(database.db, query, now);
  expect(reading.time).toMatchObject({ label: "tonight", from: day, to: day });
  expect(reading.words).toEqual(["jazz"]);
});
