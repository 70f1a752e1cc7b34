import { expect, it } from "vitest";
import { CliError } from "../command.ts";
import { formatTime, parseTime } from "./parse-time.ts";

const now = new Date("2026-11-20T12:00:00Z");

it.each([
  ["2026-11-20 03:04:05", "2026-11-20T03:04:05.000Z"],
  ["2026-11-20T03:04:05Z", "2026-11-20T03:04:05.000Z"],
  ["2026-11-20 03:04 UTC", "2026-11-20T03:04:00.000Z"],
  ["2026-11-20 03:04:05.25", "2026-11-20T03:04:05.250Z"],
  ["2026-11-20 03:04:05 +02:00", "2026-11-20T01:04:05.000Z"],
  ["2026-11-19 22:04:05 -0500", "2026-11-20T03:04:05.000Z"],
  ["2026-11-20 03:04:05+02", "2026-11-20T01:04:05.000Z"],
])("reads %s", (text, expected) => expect(parseTime(text, now).toISOString()).toBe(expected));

it.each([
  "yesterday",
  "2026-11-20",
  "03:04:05",
  "2026-13-01 00:00:00",
  "2026-11-20 25:00:00",
  "2026-11-21 00:00:00",
])("refuses %s", (text) => expect(() => parseTime(text, now)).toThrow(CliError));

it("prints a time with its zone", () => expect(formatTime(now)).toBe("2026-11-20 12:00:00 UTC"));
