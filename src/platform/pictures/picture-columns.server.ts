import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/open-database.server.ts";
import type { PictureColumn, PictureSource } from "./picture-source.ts";

export type ForeignPicture = { row: string; url: string };

/** Portfolio links can lead anywhere. Those that end like a picture file are treated as pictures. */
const pictureLink = "^[^/][^,]*\\.(avif|gif|jpe?g|png|webp)([?#].*)?$";
/** As in the index `artist_directory_picture_links_idx`. */
const linksWithPicture = "(^|,)\\s*[^/,[:space:]][^,]*\\.(avif|gif|jpe?g|png|webp)\\s*([?#,]|$)";

/** Foreign URLs of a column that are due for an attempt. */
export async function findForeign(
  db: Db,
  { name }: PictureSource,
  column: PictureColumn,
  limit: number,
): Promise<ForeignPicture[]> {
  const { rows } = await sql<ForeignPicture>`
    select found.row::text as row, found.url from (${listForeign(column)}) as found (row, url)
    where not exists (
      select from picture_fetches as tried
      where tried.source = ${name} and tried.row_id = found.row and tried.url_key = md5(found.url)::uuid
        and (tried.next_at is null or tried.next_at > now())
    )
    limit ${limit}`.execute(db);
  return rows;
}

/** Matches the condition of a partial index for large tables. */
function listForeign({ table, id, column, holds }: PictureColumn): RawBuilder<unknown> {
  const [from, row, held] = [sql.table(table), sql.ref(id), sql.ref(column)];
  if (holds === "one")
    return sql`select ${row}, ${held}::text from ${from} where not starts_with(${held}, '/')`;
  if (holds === "list")
    return sql`
      select ${row}, link from ${from}, unnest(${held}::text[]) as link
      where ${held} <> '{}' and not starts_with(link, '/')`;
  return sql`
    select ${row}, btrim(link) from ${from}, string_to_table(${held}, ',') as link
    where ${held} ~* ${sql.lit(linksWithPicture)} and btrim(link) ~* ${sql.lit(pictureLink)}`;
}

/** Replaces a foreign URL with ours. Returns whether it was still there. */
export async function replaceUrl(
  tx: Tx,
  { columns }: PictureSource,
  { row, url }: ForeignPicture,
  own: string,
): Promise<boolean> {
  let replaced = 0n;
  for (const column of columns) {
    const result = await replaceIn(column, { row, url, own }).execute(tx);
    replaced += result.numAffectedRows ?? 0n;
  }
  return replaced > 0n;
}

function replaceIn({ table, id, column, holds }: PictureColumn, change: ForeignPicture & { own: string }) {
  const { row, url, own } = change;
  const [from, held, isRow] = [sql.table(table), sql.ref(column), sql`${sql.ref(id)} = ${row}::uuid`];
  if (holds === "one") return sql`update ${from} set ${held} = ${own} where ${isRow} and ${held} = ${url}`;
  if (holds === "list")
    return sql`
      update ${from} set ${held} = array_replace(${held}::text[], ${url}, ${own})
      where ${isRow} and ${url} = any (${held}::text[])`;
  const links = sql`regexp_split_to_array(btrim(${held}), '\\s*,\\s*')`;
  return sql`
    update ${from} set ${held} = array_to_string(array_replace(${links}, ${url}, ${own}), ', ')
    where ${isRow} and ${url} = any (${links})`;
}
