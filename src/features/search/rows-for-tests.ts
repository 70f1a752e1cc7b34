import type { Insertable } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { ArtistDirectory, Businesses, Events } from "#platform/db/tables.ts";
import { applyDocumentChanges } from "#platform/search/apply-document-changes.server.ts";
import type { ParsedQuery } from "./parse/parsed-query.ts";
import { exactQuery } from "./parse/remove-parts.ts";

/** The categories of the first migration. */
export const beauty = { id: 1, name: "Beauty & Cosmetics" };
export const food = { id: 2, name: "Food & Beverage" };

export const savannah = {
  kind: "city",
  city: "Savannah",
  state: "Georgia",
  latitude: 32.08,
  longitude: -81.09,
} as const;
export const macon = {
  kind: "city",
  city: "Macon",
  state: "Georgia",
  latitude: 32.84,
  longitude: -83.63,
} as const;

/** A query of words only, with these changes. */
export function aParsedQuery(words: string, parts: Partial<ParsedQuery> = {}): ParsedQuery {
  return { ...exactQuery(words), ...parts };
}

/** A restaurant in Savannah. */
export async function addBusiness(db: Db, values: Partial<Insertable<Businesses>> = {}): Promise<string> {
  const row = {
    ...{ name: "Low Tide Kitchen", category_id: food.id, location: "Savannah, Georgia" },
    ...{ latitude: 32.08, longitude: -81.09, ...values },
  };
  const { id } = await db.insertInto("businesses").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** An approved market in Savannah on December 5, 2031 at 11:00. */
export async function addEvent(db: Db, values: Partial<Insertable<Events>> = {}): Promise<string> {
  const { id } = await db
    .insertInto("events")
    .values({
      name: "Makers Market",
      description: "Sixty makers under one depot roof.",
      start_datetime: new Date("2031-12-05T16:00:00Z"),
      end_datetime: new Date("2031-12-05T22:00:00Z"),
      time_zone: "America/New_York",
      location: "12 Cotton Lane, Savannah, Georgia",
      event_type: "Market",
      approval_status: "approved",
      ...values,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** An approved musician of Chicago. */
export async function addArtist(db: Db, values: Partial<Insertable<ArtistDirectory>> = {}): Promise<string> {
  const { artist_id } = await db
    .insertInto("artist_directory")
    .values({
      ...{ name: "Odessa Vance", category: "Music", location_city: "Chicago", location_state: "Illinois" },
      ...{ tagline: "Low strings for big rooms.", status: "approved" },
      ...values,
    })
    .returning("artist_id")
    .executeTakeFirstOrThrow();
  return artist_id;
}

/** A published product, $150 by default. */
export async function addProduct(
  db: Db,
  title: string,
  { cents = 15_000, ...values }: { description?: string; cents?: number } = {},
): Promise<string> {
  const product = { title, status: "published", ...values };
  const { id } = await db.insertInto("products").values(product).returning("id").executeTakeFirstOrThrow();
  const variant = await db
    .insertInto("product_variants")
    .values({ product_id: id, title: "One size" })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("variant_prices")
    .values({ variant_id: variant.id, currency_code: "usd", amount: cents })
    .execute();
  return id;
}

/** Turns on the launch switches of the store and the help page. */
export async function openPages(owner: Db): Promise<void> {
  await owner
    .updateTable("launch_switches")
    .set({ is_on: true })
    .where("name", "in", ["store_catalogue", "contact_and_help"])
    .execute();
}

/** Does the worker's job: writes all queued documents. */
export async function applyChanges(db: Db): Promise<void> {
  while (await applyDocumentChanges(db));
}
