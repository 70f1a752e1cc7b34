import { describe, expect, it } from "vitest";
import { isTimeZone, localTimeOf, momentOf } from "./local-time.ts";

describe("momentOf", () => {
  it.each([
    ["2026-11-16T19:30", "America/New_York", "2026-11-17T00:30:00.000Z"],
    ["2026-07-16T19:30:15", "America/New_York", "2026-07-16T23:30:15.000Z"],
    // Skipped: uses the offset before the change.
    ["2026-03-08T02:30", "America/New_York", "2026-03-08T07:30:00.000Z"],
    // Ambiguous: the first one.
    ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
    ["2027-04-04T01:45", "Australia/Lord_Howe", "2027-04-03T14:45:00.000Z"],
    ["2026-11-16T19:30", "UTC", "2026-11-16T19:30:00.000Z"],
  ])("parses %s in %s as %s", (local, zone, moment) => {
    expect(momentOf(local, zone)?.toISOString()).toBe(moment);
  });

  it.each([
    ["2026-02-30T10:00", "UTC"],
    ["2026-11-16", "UTC"],
    ["2026-11-16T24:00", "UTC"],
    ["2026-11-16T19:30Z", "UTC"],
    ["2026-11-16T19:30", "Mars/Olympus"],
    ["2026-11-16T19:30", ""],
  ])("returns null for %s in %s", (local, zone) => {
    expect(momentOf(local, zone)).toBeNull();
  });
});

it("localTimeOf is the inverse", () => {
  expect(localTimeOf(new Date("2026-11-01T05:30:00Z"), "America/New_York")).toBe("2026-11-01T01:30:00");
  expect(localTimeOf(new Date("2026-11-01T06:30:00Z"), "America/New_York")).toBe("2026-11-01T01:30:00");
  expect(localTimeOf(new Date("2026-01-01T00:00:00Z"), "Asia/Kathmandu")).toBe("2026-01-01T05:45:00");
});

it("isTimeZone accepts the runtime's zones", () => {
  expect(isTimeZone("Africa/Lagos")).toBe(true);
  expect(isTimeZone("Mars/Olympus")).toBe(false);
});
