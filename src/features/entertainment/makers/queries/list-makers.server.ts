import { type RawBuilder, sql } from "kysely";
import { containsFolded } from "#platform/db/contains-folded.server.ts";
import { defineKeyset, text, uuid } from "#platform/db/keyset.server.ts";
import { listChoices } from "#platform/db/list-distinct.server.ts";
import type { Db } from "#platform/db/open-database.server.ts";
import { unlisted } from "#platform/http/lists/load-list.server.ts";
import { type OpenSwitches, readSwitches } from "#platform/switches/read-switches.server.ts";
import { artistNamed } from "../../queries/artist-named.server.ts";
import { filmList, type MakerQuery } from "../input.ts";

/** Film is a merged list with unique names. */
export type Scene = "film" | "theater";

const tables: Readonly<Record<Scene, readonly string[]>> = {
  film: ["film_media", "underground_filmmakers"],
  theater: ["black_theater_arts"],
};

/** The only order of film and theater. */
export const makerOrder = defineKeyset({
  name: { direction: "asc", keys: [text("sort_name"), uuid("id")] },
});
export type Maker = Awaited<ReturnType<typeof listMakers>>["items"][number];

/** One page of film or theater makers by name, the total, and the filter values. */
export async function listMakers(db: Db, scene: Scene, requested: Omit<MakerQuery, "trail">) {
  const { search, category, type, after } = requested;
  const page = { sort: "name", after, limit: filmList.perPage } as const;
  const open = await readSwitches(db);
  const matching = selectScene(db, scene)
    .$if(category !== "", (query) => query.where("category", "=", category))
    .$if(type !== "", (query) => query.where("type", "=", type))
    .$if(search !== "", (query) => query.where(contains(search)));
  const [rows, { count }, categories, types] = await Promise.all([
    matching
      .select(["id", "name", "company", "category", "type", "location", "notable_works", "awards"])
      .select(["active_since", "tier", "is_active"])
      .select(profileOf(scene, open).as("profile_id"))
      .$call(makerOrder.select(page))
      .execute(),
    matching.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow(),
    listMakerChoices(db, scene, "category"),
    listMakerChoices(db, scene, "type"),
  ]);
  const { items, nextCursor } = makerOrder.page(rows, page);
  return { items: items.map(present), nextCursor, total: Number(count), categories, types };
}

/** While this switch of the artists is on, entries merged into the artist directory have profiles. */
const mergedProfiles = "merged_artist_profiles";

/** The id in the profile's URL: the artist with that name, or the entry itself. */
function profileOf(scene: Scene, open: OpenSwitches): RawBuilder<string | null> {
  const artist = artistNamed(sql.ref("listed.name"));
  return open.has(mergedProfiles) ? sql`coalesce(${artist}, ${ownProfile[scene]})` : artist;
}

const ownProfile: Readonly<Record<Scene, RawBuilder<string | null>>> = {
  // The film list shows a name once, from either table.
  film: sql`(
    select 'film-' || maker.id from underground_filmmakers as maker
    where lower(btrim(maker.name)) = lower(btrim(listed.name)) order by maker.id limit 1
  )`,
  theater: sql`'theater-' || listed.id`,
};

/** Values in the URL that no row has. */
export function findUnknownMakers(scene: Scene) {
  const category = unlisted("category", (db) => listMakerChoices(db, scene, "category"));
  const type = unlisted("type", (db) => listMakerChoices(db, scene, "type"));
  return async (db: Db, query: MakerQuery) =>
    (await Promise.all([category(db, query), type(db, query)])).flat();
}

async function listMakerChoices(db: Db, scene: Scene, column: "category" | "type"): Promise<string[]> {
  const found = await Promise.all(tables[scene].map((table) => listChoices(db, table, column)));
  return [...new Set(found.flat())].toSorted((one, other) => one.localeCompare(other, "en-US"));
}

function selectScene(db: Db, scene: Scene) {
  const columns = [
    ...(["id", "name", "company", "category", "type", "location", "notable_works", "awards"] as const),
    ...(["active_since", "tier", "is_active"] as const),
  ];
  return scene === "film"
    ? db.selectFrom((from) =>
        from
          .selectFrom("all_film_media")
          .select([...columns, "sort_name"])
          .as("listed"),
      )
    : db.selectFrom((from) =>
        from
          .selectFrom("black_theater_arts")
          .select(columns)
          .select(sql<string | null>`lower(name)`.as("sort_name"))
          // As nullable as the columns of a view, so that both scenes have one type.
          .$castTo<MakerRow>()
          .as("listed"),
      );
}

type MakerRow = {
  [Column in "id" | "name" | "company" | "category" | "type" | "location" | "notable_works" | "awards"]:
    | string
    | null;
} & { active_since: number | null; tier: string | null; is_active: boolean | null; sort_name: string | null };

/** In the name or in the company. */
function contains(search: string) {
  const [name, company] = [sql`fold_search_text(name)`, sql`fold_search_text(company)`];
  return sql<boolean>`(${containsFolded(name, search)} or ${containsFolded(company, search)})`;
}

/** The generated types make all columns of a view nullable. */
function present<Row extends Pick<MakerRow, "id" | "name" | "is_active">>(row: Row) {
  return { ...row, id: row.id ?? "", name: row.name ?? "", is_active: row.is_active ?? false };
}
