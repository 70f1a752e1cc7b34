import type { Insertable } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { Businesses, Events } from "#platform/db/tables.ts";

/** The categories of the first migration. */
export const beauty = { id: 1, name: "Beauty & Cosmetics" };
export const food = { id: 2, name: "Food & Beverage" };
export const savannah = { latitude: 32.08, longitude: -81.09 };

type Values = Partial<Insertable<Businesses>> & { name: string; ratings?: readonly number[] };

/** A restaurant in Savannah, with a review for each rating. */
export async function addBusiness(db: Db, { ratings = [], ...values }: Values): Promise<string> {
  const row = { category_id: food.id, location: "Savannah, Georgia", ...savannah, ...values };
  const { id } = await db.insertInto("businesses").values(row).returning("id").executeTakeFirstOrThrow();
  const reviews = ratings.map((rating) => ({
    business_id: id,
    rating,
    comment: "Good.",
    status: "Approved",
  }));
  if (reviews.length > 0) await db.insertInto("reviews").values(reviews).execute();
  return id;
}

export async function addBusinesses(db: Db, all: readonly Values[]): Promise<void> {
  for (const values of all) await addBusiness(db, values);
}

/** An approved event of two hours in Savannah. */
export async function addEvent(
  db: Db,
  { name, at, ...values }: Partial<Insertable<Events>> & { name: string; at: string },
): Promise<string> {
  const start = new Date(at);
  const row = {
    name,
    event_type: "Market",
    approval_status: "approved",
    time_zone: "America/New_York",
    location: "12 Cotton Lane, Savannah, Georgia",
    start_datetime: start,
    end_datetime: new Date(start.getTime() + 7_200_000),
    ...values,
  };
  const { id } = await db.insertInto("events").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** A published product. */
export async function addProduct(db: Db, title: string, cents: number): Promise<string> {
  const product = { title, status: "published" };
  const { id } = await db.insertInto("products").values(product).returning("id").executeTakeFirstOrThrow();
  const variant = { product_id: id, title: "One size" };
  const { id: variant_id } = await db
    .insertInto("product_variants")
    .values(variant)
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("variant_prices").values({ variant_id, currency_code: "usd", amount: cents }).execute();
  return id;
}
