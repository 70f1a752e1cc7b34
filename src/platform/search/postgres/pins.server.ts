import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";
import type { SearchArea, SearchPin } from "../engine.ts";
import { inList, titleContains } from "./list.server.ts";

/** The best of this many documents around the center are returned. */
const maxCandidates = 2_000;

/**
 * The best documents of an area. Ordering by distance from the center lets PostgreSQL use the index on points. Boxes are
 * read one by one because they may be far apart.
 */
export async function listPins(db: Db, { list, boxes, offset }: SearchArea): Promise<SearchPin[]> {
  const [west, south, east, north] = [
    Math.min(...boxes.map((box) => box.west)),
    Math.min(...boxes.map((box) => box.south)),
    Math.max(...boxes.map((box) => box.east)),
    Math.max(...boxes.map((box) => box.north)),
  ];
  const center = sql`point(${(west + east) / 2}::double precision, ${(south + north) / 2}::double precision)`;
  const sides = sql.join(
    boxes.map((box) => sql`(${sql.join([box.west, box.south, box.east, box.north].map(degrees))})`),
  );
  const inTitle = list.titlePart ? sql`and ${titleContains(list.titlePart)}` : sql``;
  const { rows } = await sql<SearchPin>`
      with nearest as materialized (
        select found.* from (values ${sides}) as box (west, south, east, north)
        cross join lateral (
          select id, quality, point from search_documents
          where ${inList(list)} and point <@ box(point(west, south), point(east, north))
            and point[0] < east and point[1] < north ${inTitle}
          order by point <-> ${center} limit ${sql.lit(maxCandidates)}
        ) as found
        order by point <-> ${center} limit ${sql.lit(maxCandidates)}
      )
      select id, point[1] as latitude, point[0] as longitude from nearest
      order by quality desc, id limit ${sql.lit(list.limit)} offset ${offset}::integer`.execute(db);
  return rows;
}

const degrees = (side: number): RawBuilder<unknown> => sql`${side}::double precision`;
