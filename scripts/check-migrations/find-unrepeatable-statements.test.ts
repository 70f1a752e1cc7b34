import { expect, it } from "vitest";
import { findUnrepeatableStatements } from "./find-unrepeatable-statements.ts";

it.each([
  "create function name_of() returns text language sql as $$ select 'a;b' $$;",
  "create trigger events_touch before update on events for each row execute function touch();",
  "create table venues (id uuid);",
  "alter table venues add column name text;",
  "insert into venues (id) values (uuidv7());",
  "drop view venue_list;",
])("refuses %s", (sql) => {
  expect(findUnrepeatableStatements(`-- It's here.\n${sql}\nselect 1;`)).toEqual([
    expect.stringContaining("cannot be applied again"),
  ]);
});

it.each([
  "create or replace function name_of() returns text language plpgsql as $$ begin delete from venues; end $$;",
  "create or replace view venue_list as\nselect 1;",
  "comment on view venue_list is 'Venues; drop table venues;';",
  "drop trigger if exists balance on entries;\ncreate constraint trigger balance after insert on entries for each row execute function check_balance();",
  "do $$ begin create table venues (id uuid); end $$;",
  "grant select on venue_list to ujamaa_app;",
])("accepts %s", (sql) => {
  expect(findUnrepeatableStatements(sql)).toEqual([]);
});
