import type { Insertable } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { DB } from "#platform/db/tables.ts";

/** Adds a guide to Savannah with two days and returns its id. */
export async function addGuide(db: Db, set: Partial<Insertable<DB["travel_guides"]>> = {}): Promise<string> {
  const { id } = await db
    .insertInto("travel_guides")
    .values({
      city_name: "Savannah",
      state: "Georgia",
      country: "USA",
      theme_angle: "Savannah, slowly",
      description: "Two days of oak shade.",
      best_time_to_visit: "March to May, when the azaleas are out.",
      budget_tips: "Two lunches beat one dinner.",
      pro_tips: "Wear the ugly shoes.",
      day1_breakfast_name: "The Benne Wafer Co.",
      day1_breakfast_type: "Bakery",
      day1_breakfast_address: "9 Jones Mews",
      day1_breakfast_website: "https://wafers.example/",
      day1_dinner_name: "Salt & Stair",
      day2_breakfast_name: "Porch Coffee",
      ...set,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
