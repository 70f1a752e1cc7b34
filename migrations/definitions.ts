import { sql } from "kysely";
import type { Db } from "#platform/db/open-database.server.ts";

/** Everything in the schema, with owners, rights and comments, one line each. */
export async function listDefinitions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    with relations as (
      -- Partitions are created as months pass.
      select *, array(select acl::text from unnest(relacl) as acl order by 1) as rights from pg_class
      where relnamespace = 'public'::regnamespace and not relispartition
    )
    select concat_ws(' ', relkind, relname, pg_get_viewdef(oid), relpersistence, reloptions, rights, relowner::regrole,
      obj_description(oid, 'pg_class')) as definition
    from relations where relkind in ('r', 'p', 'v', 'S')
    union all
    select concat_ws(' ', relname, attnum, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
      attgenerated, attstattarget, attacl, pg_get_expr(adbin, adrelid))
    from relations
    join pg_attribute on attrelid = relations.oid and attnum > 0 and not attisdropped
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind in ('r', 'p')
    union all
    select concat_ws(' ', relname, conname, pg_get_constraintdef(k.oid))
    from pg_constraint k join relations on relations.oid = conrelid
    union all
    select pg_get_indexdef(indexrelid) || case when indisvalid then '' else ' invalid' end
    from pg_index join relations on relations.oid = indrelid
    union all
    select concat_ws(' ', pg_get_triggerdef(t.oid), tgenabled)
    from pg_trigger t join relations on relations.oid = tgrelid
    where not tgisinternal
    union all
    select concat_ws(' ', pg_get_functiondef(p.oid), array(select acl::text from unnest(proacl) as acl order by 1),
      proowner::regrole, obj_description(p.oid, 'pg_proc'))
    from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    order by 1`.execute(db);
  return rows.map(({ definition }) => definition);
}
