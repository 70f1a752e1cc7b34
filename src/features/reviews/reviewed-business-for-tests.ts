import type { Db } from "#platform/db/open-database.server.ts";
import type { Services } from "#platform/http/services.ts";
import { openTestDatabase, type TestDatabase } from "#testing/database.ts";
import { openTestServices } from "#testing/services.ts";

export type ReviewedBusiness = {
  database: TestDatabase;
  services: Services;
  businessId: string;
  close: () => Promise<void>;
};

/** A database of its own with its services, and one business to review. */
export async function openReviewedBusiness(): Promise<ReviewedBusiness> {
  const database = await openTestDatabase();
  const services = openTestServices(database);
  const close = async () => {
    await services.pool.end();
    await database.close();
  };
  return { database, services, businessId: await addBusiness(database.db), close };
}

export async function addBusiness(db: Db): Promise<string> {
  const { id } = await db
    .insertInto("businesses")
    .values({ name: "Low Tide Kitchen" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
