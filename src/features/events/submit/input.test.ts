import { describe, expect, it } from "vitest";
import { describeFields } from "#platform/http/forms/describe-fields.server.ts";
import { readForm } from "#platform/http/forms/read-form.server.ts";
import { readEvent, typedEvent } from "./events-for-tests.ts";
import { eventBody } from "./input.ts";
import { listMonthlyChoices } from "./repeat-rule.ts";

function errorsOf(change: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typedEvent, ...change })) form.set(name, value);
  const read = readForm(eventBody, form);
  return read.ok ? {} : read.errors;
}

describe("event fields", () => {
  it.each([
    ["EVTS-04", "name", "", "Enter the name of the event."],
    ["EVTS-04", "name", "  ", "Enter the name of the event."],
    ["EVTS-05", "description", "", "Say what the event is about."],
    ["EVTS-06", "start_datetime", "", "Choose the day and time it starts."],
    ["EVTS-06", "start_datetime", "2031-02-30T18:00", "Choose the day and time it starts."],
    ["EVTS-06", "start_datetime", "0203-02-03T18:00", "Choose the day and time it starts."],
    ["EVTS-07", "event_type", "", "Say what kind of event it is."],
    ["EVTS-14", "website", "", "Enter a website or a link to RSVP."],
    ["EVTS-15", "website", "porch party", "Enter a web address, such as example.com."],
    ["EVTS-15", "website", "javascript:alert(1)", "Enter a web address, such as example.com."],
    ["EVTS-15", "website", "https://not a url", "Enter a web address, such as example.com."],
    ["EVTS-15", "website", "https://a@porch.example", "Enter a web address, such as example.com."],
    ["EVTS-04", "name", "x".repeat(201), "Use at most 200 characters."],
    ["EVTS-06", "end_datetime", "2031-01-23T18:30", "It has to end after it starts."],
    ["EVTS-06", "time_zone", "Mars/Olympus", "Choose a time zone."],
    ["EVTS-06", "time_zone", "+05:00", "Choose a time zone."],
    ["EVTS-06", "repeats", "yearly", "Choose how often it repeats."],
  ])("[%s] refuse %s %j", (_line, field, value, words) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: words });
  });

  it("[EVTS-13] [EVTS-09] [EVTS-16] allow no organizer, location or picture", () => {
    expect(errorsOf({ location: "", organizer_name: "", image_url: "" })).toEqual({});
    expect(readEvent({ location: undefined })).toMatchObject({ fields: { location: null }, picture: null });
  });

  it("[EVTS-15] complete a website without https://, and give the browser a pattern that accepts one", () => {
    expect(readEvent({ website: " facebook.com/porch" }).fields.website).toBe("https://facebook.com/porch");
    const { attributes, words } = describeFields(eventBody).website ?? {};
    expect(attributes).toMatchObject({ required: true, pattern: expect.any(String) });
    expect(words?.patternMismatch).toBe("Enter a web address, such as example.com.");
    expect("facebook.com/porch").toMatch(new RegExp(`^(?:${attributes?.pattern})$`, "v"));
  });

  it.each([
    ["2031-01-23T18:30", "America/Los_Angeles", "2031-01-24T02:30:00.000Z"],
    ["2031-01-23T18:30", undefined, "2031-01-23T23:30:00.000Z"],
    ["2031-01-23T18:30:00Z", "America/Los_Angeles", "2031-01-23T18:30:00.000Z"],
    ["2031-01-23T18:30:00.000+02:00", undefined, "2031-01-23T16:30:00.000Z"],
  ])("[EVTS-06] read %s in %s", (start_datetime, time_zone, moment) => {
    expect(readEvent({ start_datetime, time_zone }).fields.start_datetime).toEqual(new Date(moment));
  });

  it.each([
    ["Macon, GA", "America/New_York"],
    ["5 Main St, Houston, Texas", "America/Chicago"],
    ["Oakland, CA ", "America/Los_Angeles"],
    ["5 Main St, Houston, TX 77002", "America/Chicago"],
    ["Houston TX", "America/Chicago"],
    ["Denver, Colorado, USA", "America/Denver"],
    ["Charlotte North Carolina 28202", "America/New_York"],
    ["somewhere", "America/New_York"],
  ])("take the time zone from %s if none is given", (location, zone) => {
    expect(readEvent({ location, time_zone: undefined }).fields.time_zone).toBe(zone);
  });

  it("refuse a last day before the first", () => {
    const repeat_until = "2031-01-22";
    expect(errorsOf({ repeats: "daily", repeat_until })).toEqual({
      repeat_until: "The last day cannot be before the first.",
    });
    expect(errorsOf({ repeat_until }), "which matters only if it repeats").toEqual({});
  });

  const never = {
    ...{ repeats: null, repeat_interval: 1, repeat_weekdays: [], repeat_week: null, repeat_until: null },
  };
  it.each([
    // A Thursday, the fourth and second to last of its month.
    [{ repeat_interval: 3, on_monday: true, repeat_until: "2031-02-01" }, never],
    [
      { repeats: "daily", repeat_interval: 2 },
      { ...never, repeats: "daily", repeat_interval: 2 },
    ],
    [
      { repeats: "weekly", on_thursday: true, on_monday: true, on_saturday: true },
      { ...never, repeats: "weekly", repeat_weekdays: [1, 6] },
    ],
    [{ repeats: "monthly" }, { ...never, repeats: "monthly" }],
    [
      { repeats: "monthly", repeat_by: "weekday" },
      { ...never, repeats: "monthly", repeat_week: 4 },
    ],
    [
      { repeats: "monthly", repeat_by: "last" },
      { ...never, repeats: "monthly", repeat_week: 4 },
    ],
    [
      { repeats: "monthly", repeat_by: "last", start_datetime: "2031-01-30T18:30" },
      { ...never, repeats: "monthly", repeat_week: -1 },
    ],
    [
      { repeats: "monthly", repeat_by: "weekday", start_datetime: "2031-01-30T18:30" },
      { ...never, repeats: "monthly", repeat_week: -1 },
    ],
  ])("derive the rule of %j", (change, rule) => {
    expect(readEvent(change).fields).toMatchObject(rule);
  });

  it("describe the monthly options for the selected day", () => {
    const labels = (day: string) => listMonthlyChoices(day).map(({ label }) => label);
    expect(labels("2031-01-14")).toEqual(["On day 14", "On the second Tuesday"]);
    expect(labels("2031-01-30")).toEqual(["On day 30", "On the last Thursday"]);
    expect(labels("2031-02-28")).toEqual(["On day 28", "On the fourth Friday", "On the last Friday"]);
    expect(labels("")).toHaveLength(3);
  });
});
