import { beforeAll } from "vitest";
import type { Db } from "#platform/db/open-database.server.ts";
import type { TestDatabase } from "#testing/database.ts";
import { setUpServices, type TestServices } from "#testing/services.ts";

/** `businessId` is set in `beforeAll`. */
type ReviewedBusiness = { database: TestDatabase; services: TestServices; businessId: string };

/** A fresh database with services and one business, for a test file or a `describe`. */
export function setUpReviewedBusiness(): ReviewedBusiness {
  const reviewed = { ...setUpServices(), businessId: "" };
  beforeAll(async () => {
    reviewed.businessId = await addBusiness(reviewed.database.db);
  });
  return reviewed;
}

export async function addBusiness(db: Db): Promise<string> {
  const { id } = await db
    .insertInto("businesses")
    .values({ name: "Low Tide Kitchen" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
