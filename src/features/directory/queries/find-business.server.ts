import type { Db } from "#platform/db/open-database.server.ts";
import { type BusinessDetail, detailColumns } from "./business-columns.server.ts";

export function findBusiness(db: Db, id: string): Promise<BusinessDetail | undefined> {
  return db.selectFrom("directory").select(detailColumns).where("id", "=", id).executeTakeFirst();
}
