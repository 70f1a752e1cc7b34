import type { Client } from "pg";

type Relation = { name: string; comment: string | null; columns: string };
type Trigger = { table: string; when: string; call: string; comment: string | null };
type Function = { name: string; arguments: string; comment: string | null; isGranted: boolean };

/** Describes all tables, triggers, views and functions of our schema as Markdown, from their comments. */
export async function describeDatabase(owner: Client): Promise<string> {
  const { rows: tables } = await owner.query<Relation>(selectRelations("'r', 'p'"));
  const { rows: views } = await owner.query<Relation>(selectRelations("'v'"));
  const { rows: triggers } = await owner.query<Trigger>(selectTriggers);
  const { rows: functions } = await owner.query<Function>(selectFunctions);
  return [
    "# Database",
    "Written by `npm run db:docs` from the comments in `migrations/`. Do not edit.",
    "A `?` marks columns that can be null, and `→` foreign keys. The app connects as `ujamaa_app`, which owns nothing.",
    "## Tables",
    ...tables.map((table) =>
      describeTable(
        table,
        triggers.filter((trigger) => trigger.table === table.name),
      ),
    ),
    "## Views",
    list(views.map(({ name, comment }) => `\`${name}\`: ${comment}`)),
    "## Functions that the app calls",
    "Trigger functions are listed with their tables.",
    list(functions.filter(({ isGranted }) => isGranted).map(describeFunction)),
    "## Functions that other functions, tables and migrations call",
    list(functions.filter(({ isGranted }) => !isGranted).map(describeFunction)),
  ].join("\n\n");
}

function describeTable({ name, comment, columns }: Relation, triggers: Trigger[]): string {
  const parts = [`### ${name}`, `${comment}`, columns];
  if (triggers.length > 0)
    parts.push(list(triggers.map(({ when, call, comment }) => `${when}: \`${call}\`. ${comment}`)));
  return parts.join("\n\n");
}

const describeFunction = ({ name, arguments: list, comment }: Function) => `\`${name}(${list})\`: ${comment}`;
const list = (lines: string[]) => lines.map((line) => `- ${line}`).join("\n");

// Partitions belong to their table, and those of business_visits change every month.
const selectRelations = (kinds: string) => `
  select c.relname as name, obj_description(c.oid, 'pg_class') as comment,
    string_agg(
      format('\`%s\` %s%s%s', a.attname, replace(replace(
        format_type(a.atttypid, a.atttypmod), 'timestamp with time zone', 'timestamptz'
      ), ' without time zone', ''), case when not a.attnotnull then '?' end, (
        select ' → ' || k.confrelid::regclass
        from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey) limit 1
      )), ', ' order by a.attnum
    ) as columns
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in (${kinds}) and not c.relispartition
  group by c.oid, c.relname order by c.relname collate "C"`;

// Triggers with the same function are one entry with several events.
const selectTriggers = `
  select "table", format('%s %s', timing, concat_ws(', ',
      case when events & 4 > 0 then 'insert' end, case when events & 16 > 0 then 'update' end,
      case when events & 8 > 0 then 'delete' end, case when events & 32 > 0 then 'truncate' end
    )) as when, format('%s(%s)', proname, arguments) as call, comment
  from (
    select c.relname as table, case when tgtype::integer & 2 > 0 then 'Before' else 'After' end as timing, p.proname,
      (regexp_match(pg_get_triggerdef(t.oid), 'EXECUTE FUNCTION [^(]+\\((.*)\\)$'))[1] as arguments,
      bit_or(tgtype::integer) as events, obj_description(p.oid, 'pg_proc') as comment
    from pg_trigger t
    join pg_class c on c.oid = tgrelid
    join pg_proc p on p.oid = tgfoid
    where c.relnamespace = 'public'::regnamespace and not c.relispartition and not tgisinternal
    group by 1, 2, 3, 4, p.oid
  ) as triggers
  order by "table" collate "C", timing desc, proname collate "C", arguments collate "C"`;

const selectFunctions = `
  select p.proname as name, array_to_string(p.proargnames[1:p.pronargs], ', ') as arguments,
    obj_description(p.oid, 'pg_proc') as comment,
    has_function_privilege('ujamaa_app', p.oid, 'execute') as "isGranted"
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
  order by p.proname collate "C"`;
