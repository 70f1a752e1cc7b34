import { describe, expect, it } from "vitest";
import { setUpDatabase } from "#testing/database.ts";
import { addRow, refusalOf } from "./rows.ts";
import { type ColumnSpec, testColumns } from "./test-columns.ts";

const database = setUpDatabase();
const db = () => database.db;

describe("cultural_tours", () => {
  testColumns(db, "cultural_tours", [
    ["DATA-152", "id", "uuid not null"],
    ["DATA-153", "tour_name", "text not null"],
    ["DATA-154", "tour_type", "text"],
    ["DATA-155", "description", "text"],
    ["DATA-156", "location", "text"],
    ["DATA-157", "duration", "text"],
    ["DATA-158", "schedule", "text"],
    ["DATA-159", "contact_info", "text"],
    ["DATA-160", "booking_requirements", "text"],
    ["DATA-161", "price_range", "text"],
    ["DATA-162", "website", "web_link"],
    ["DATA-163", "black_owned_business", "boolean not null"],
  ]);
});

describe("travel_guides", () => {
  testColumns(db, "travel_guides", [
    ["DATA-164", "id", "uuid not null"],
    ["DATA-165", "city_name", "text not null"],
    ["DATA-166", "state", "text"],
    ["DATA-167", "country", "text"],
    ["DATA-168", "theme_angle", "text"],
    ["DATA-169", "description", "text"],
    ["DATA-170", "image_url", "web_link"],
    ["DATA-171", "best_time_to_visit", "text"],
    ["DATA-172", "budget_tips", "text"],
    ["DATA-173", "pro_tips", "text"],
  ]);

  const slots = [
    "breakfast",
    "morning_activity",
    "lunch",
    "afternoon_activity",
    "dinner",
    "evening_activity",
  ];
  const stops = [1, 2, 3].flatMap((day) => slots.map((slot) => [day, slot] as const));
  it.each(stops.map(([day, slot], index) => [`DATA-${174 + index}`, day, slot] as const))(
    "[%s] has, for day %d, %s with name, type, address and website",
    async (_id, day, slot) => {
      const stop = Object.fromEntries(
        ["name", "type", "address"].map((part) => [`day${day}_${slot}_${part}`, `A ${part}`]),
      );
      const website = `day${day}_${slot}_website`;
      const guide = { city_name: "Accra", ...stop, [website]: "https://stop.example.org" };
      expect(await addRow(db(), "travel_guides", guide)).toMatchObject(guide);
      const bad = { city_name: "Accra", [website]: "javascript:alert(1)" };
      expect(await refusalOf(addRow(db(), "travel_guides", bad))).toBe("23514");
    },
  );

  it("is complete with a city alone", async () => {
    const guide = await addRow(db(), "travel_guides", { city_name: "Savannah" });
    const stopColumns = Object.keys(guide).filter((column) => /^day[1-3]_/.test(column));
    expect(stopColumns).toHaveLength(3 * 6 * 4);
    expect(stopColumns.filter((column) => guide[column] !== null)).toEqual([]);
  });
});

describe("feature_requests", () => {
  testColumns(db, "feature_requests", [
    ["DATA-192", "name", "text not null"],
    ["DATA-194", "feature_type", "text not null"],
    ["DATA-195", "details", "text"],
  ]);

  it("[DATA-193] feature_requests.email is optional", async () => {
    const request = { name: "Ayo", feature_type: "Suggest a destination" };
    expect(await addRow(db(), "feature_requests", request)).toMatchObject({ email: null });
    const email = "ayo@example.org";
    expect(await addRow(db(), "feature_requests", { ...request, email })).toMatchObject({ email });
    expect(await refusalOf(addRow(db(), "feature_requests", { ...request, email: "ayo" }))).toBe("23514");
  });

  it("accepts the five specified types only, and requires a name", async () => {
    const types = [
      ...["Suggest a destination", "Request a missing service", "Ask for a custom itinerary"],
      ...["Submit a business to feature", "Vote or recommend a travel idea"],
    ];
    for (const feature_type of types) await addRow(db(), "feature_requests", { name: "Ayo", feature_type });
    for (const request of [
      { name: "Ayo", feature_type: "Else" },
      { name: " ", feature_type: types[0] },
    ]) {
      expect(await refusalOf(addRow(db(), "feature_requests", request))).toBe("23514");
    }
  });
});

describe("booking_platform", () => {
  const texts = ["category", "description", "location", "service_type", "price_range"];
  const lines: ColumnSpec[] = texts.map((column, index) => [`DATA-${197 + index}`, column, "text"]);
  testColumns(db, "booking_platform", [
    ["DATA-196", "name", "text not null"],
    ...lines,
    ["DATA-202", "booking_link", "web_link"],
    ["DATA-203", "website", "web_link"],
    ["DATA-204", "ownership_tag", "text"],
    ["DATA-205", "id", "uuid not null"],
  ]);
});
