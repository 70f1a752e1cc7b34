import { Client } from "pg";

const maxRows = 60;

/** Large tables of the demo data, their keys, and the rows to keep first. */
const large = [
  ["businesses", "id", "owner_id is not null or id in (select business_id from products)"],
  ["reviews", "id", "status <> 'Approved' or user_id is not null"],
  ["events", "id", "repeats is not null or approval_status <> 'approved'"],
  ["artist_directory", "artist_id", "status <> 'approved'"],
] as const;

/** Deletes most of the demo data, so that a dump is small and still has rows of every kind. */
export async function thinOut(ownerUrl: string): Promise<void> {
  const owner = new Client({ connectionString: ownerUrl });
  await owner.connect();
  // Decrementing thousands of votes one at a time would take minutes. Their artists are deleted below.
  await owner.query("set session_replication_role = replica");
  await owner.query(`delete from artist_votes where artist_id not in (${selectKept(...large[3])})`);
  await owner.query("reset session_replication_role");
  for (const [table, key, isKept] of large)
    await owner.query(`delete from ${table} where ${key} not in (${selectKept(table, key, isKept)})`);
  await owner.query(`select
    apply_store_listing_changes(1000000), apply_artist_order_changes(1000000), fold_store_counts(1000000)`);
  await owner.query("select apply_search_document_changes(1000000)");
  await owner.query("delete from page_changes");
  await owner.end();
}

function selectKept(table: string, key: string, isKept: string) {
  return `select ${key} from ${table} order by (${isKept}) desc, ${key} limit ${maxRows}`;
}
