import { expect, it } from "vitest";
import { findUnsafeStatements } from "./find-unsafe-statements.ts";

it.each([
  ["create index events_name_idx on events (name)", "blocks writes"],
  ["create unique index on public.events (name)", "blocks writes"],
  ["alter table events add column seats integer not null", "give the column a default"],
  [
    "alter table events add column a text default '', add column b text not null",
    "give the column a default",
  ],
  ["alter table events alter column name type varchar(80)", "rewrites the table"],
  ["alter table events alter column name set data type text", "rewrites the table"],
  ["alter table events add constraint seats_check check (seats > 0)", "not valid"],
  ["alter table events add foreign key (venue_id) references venues", "not valid"],
  [
    "create or replace function name_of() returns text language sql as $$ select '' $$",
    "migrations/functions",
  ],
  ["create view venue_list as select 1", "migrations/functions"],
  [
    "create trigger touch before update on events for each row execute function touch()",
    "migrations/functions",
  ],
  ["drop view venue_list", "use `if exists`"],
])("refuses on a table in use: %s", (statement, advice) => {
  const problems = findUnsafeStatements(`-- Why.\n${statement};\nselect 1;`);
  expect(problems).toEqual([expect.stringContaining(advice)]);
});

it.each([
  "create index concurrently events_name_idx on events (name);",
  "alter table events add column seats integer not null default 0;",
  "alter table events add column seats integer; -- not null in the next release",
  "alter table events add constraint seats_check check (seats > 0) not valid;",
  "alter table events validate constraint seats_check;",
  "create table venue_hours (day smallint not null); create index on venue_hours (day);",
  "-- safe: a copy without rows\ncreate index on search_model.documents (name);",
  "drop function if exists name_of(text); drop trigger if exists touch on events;",
  "-- safe: a check uses it\ncreate function is_slug(text) returns boolean language sql as $$ select true $$;",
  "do $$ begin create index on events (name); end $$;",
])("accepts: %s", (sql) => {
  expect(findUnsafeStatements(sql)).toEqual([]);
});
