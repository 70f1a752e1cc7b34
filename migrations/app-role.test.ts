import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { templateDatabase } from "#testing/create-database.ts";
import { setUpDatabase } from "#testing/database.ts";
import { addBusiness, addUser, refusalOf } from "./rows.ts";

const database = setUpDatabase();
beforeAll(async () => {
  await addUser(database.db);
  await addBusiness(database.db);
});
const asApp = (statement: string) => sql.raw(statement).execute(database.db);
const asOwner = (statement: string) => sql.raw(statement).execute(database.owner);

const notAllowed = "42501";

describe("the app's role cannot change the schema", () => {
  it.each([
    "create table mine (id int)",
    "create unlogged table mine (id int)",
    "create table mine as select * from users",
    "create view mine as select 1",
    "create materialized view mine as select 1",
    "create sequence mine",
    "create domain mine as text",
    "create type mine as enum ('a')",
    "create schema mine",
    "create extension dblink",
    "create role mine",
    "create database mine",
    "create publication mine for table users",
    "create function mine() returns int language sql as 'select 1'",
    "create index on reviews (rating)",
    "create trigger mine before insert on reviews for each row execute function touch_updated_at()",
    "create rule mine as on delete to reviews do instead nothing",
    "create policy mine on reviews",
    "alter table reviews add column mine int",
    "alter table reviews drop constraint reviews_rating_check",
    "alter table reviews disable trigger user",
    "alter table audit_log disable trigger all",
    "alter table reviews owner to ujamaa_app",
    "alter table reviews enable row level security",
    "alter view directory rename to mine",
    "alter domain web_link drop constraint web_link_check",
    "alter function increment_profile_views owner to ujamaa_app",
    "alter role ujamaa_app superuser",
    "alter role ujamaa_owner password 'mine'",
    "alter system set fsync = off",
    "alter default privileges for role ujamaa_owner grant all on tables to ujamaa_app",
    "drop table reviews",
    "drop view directory",
    "drop index reviews_author_key",
    "drop trigger audit_log_rows_stay on audit_log",
    "drop function increment_profile_views",
    "drop extension pg_trgm",
    "drop schema public",
    "truncate reviews",
    "truncate audit_log",
    "truncate rate_limits",
    "reindex table reviews",
    "comment on table reviews is 'mine'",
    "set role ujamaa_owner",
    "set session authorization ujamaa_owner",
    "copy users to '/tmp/users.txt'",
    "copy users to program 'true'",
    "select pg_read_file('postgresql.conf')",
    "select * from pg_authid",
  ])("%s", async (statement) => {
    expect(await refusalOf(asApp(statement))).toBe(notAllowed);
  });

  it("cannot grant itself anything", async () => {
    // This GRANT only warns, so check that nothing changed.
    await asApp("grant truncate on reviews to ujamaa_app");
    expect(await refusalOf(asApp("truncate reviews"))).toBe(notAllowed);
  });

  it("owns nothing, has no special rights, belongs to no other role and creates no temporary tables", async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as special,
        (select count(*) from pg_class where relowner = r.oid) as relations,
        (select count(*) from pg_proc where proowner = r.oid) as functions,
        (select count(*) from pg_auth_members where member = r.oid) as roles,
        has_schema_privilege(r.oid, 'public', 'create') as creates,
        has_database_privilege(r.oid, ${templateDatabase}, 'temporary, create') as adds
      from pg_roles r where rolname = 'ujamaa_app'`.execute(database.owner);
    expect(rows).toEqual([
      { special: false, relations: 0, functions: 0, roles: 0, creates: false, adds: false },
    ]);
  });
});

describe("cannot write columns reserved for the database or the owner", () => {
  it.each([
    "update audit_log set action = 'mine'",
    "delete from audit_log",
    "update profiles set is_admin = true",
    "insert into profiles (id, username, is_admin) select id, 'mine', true from users",
    "delete from profiles",
    "insert into business_stats (business_id) select id from businesses",
    "update business_stats set review_count = 99, rating_sum = 495",
    "delete from business_stats",
    "update travel_review_stats set answers = 99",
    "insert into artist_directory (name, category, community_votes) values ('Mine', 'Music', 99)",
    "update artist_directory set community_votes = 99",
    "update artist_directory set profile_views = 99",
    "update artist_directory set version = 99",
    "update artist_votes set voter_key = 'mine'",
    "insert into launch_switches (name, description, is_built, is_on) values ('mine', 'Mine', true, true)",
    "update launch_switches set is_built = true",
    "delete from launch_switches",
    "insert into schema_migrations (name, checksum) values ('9999_mine.sql', 'x')",
    "update schema_migrations set checksum = 'x'",
    "delete from schema_migrations",
    "select keep_profile()",
    "select refuse_change()",
  ])("%s", async (statement) => {
    expect(await refusalOf(asApp(statement))).toBe(notAllowed);
  });

  it("has full access to every other table, and no more than that", async () => {
    const { rows } = await sql<{ name: string; may: string }>`
      select c.relname as name, string_agg(right_name, ' ' order by position) as may
      from pg_class c
      cross join unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'trigger', 'maintain'])
        with ordinality as rights (right_name, position)
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and has_table_privilege('ujamaa_app', c.oid, right_name)
      group by c.relname`.execute(database.owner);
    const limited = rows.filter(({ may }) => may !== "select insert update delete");
    const month = /_\d{4}_\d{2}$/;
    expect(Object.fromEntries(limited.map(({ name, may }) => [name.replace(month, "_*"), may]))).toEqual({
      artist_changes: "select insert",
      backup_runs: "select",
      artist_directory: "select delete",
      artist_order_changes: "select",
      artist_views: "select insert delete",
      artist_votes: "select insert delete",
      audit_log: "select insert",
      business_changes: "select insert",
      business_stats: "select",
      "business_visits_*": "select insert",
      decisions: "select",
      event_dates: "select",
      event_listings: "select",
      launch_switches: "select",
      ledger_entries: "select insert",
      ledger_transactions: "select insert",
      low_stock: "select",
      page_changes: "select delete",
      profiles: "select",
      schema_migrations: "select",
      search_cells: "select",
      search_cities: "select",
      search_document_changes: "select",
      search_documents_artist: "select",
      search_documents_business: "select",
      search_documents_event: "select",
      search_documents_other: "select",
      search_documents_product: "select",
      search_facets: "select",
      search_mirror_changes: "select delete",
      search_rebuild_changes: "select",
      search_rebuilds: "select",
      search_tiers: "select",
      search_word_remainders: "select",
      search_words: "select",
      shown_files: "select",
      stock_movements: "select insert",
      store_count_changes: "select",
      store_counts: "select",
      store_listing_changes: "select",
      store_listings: "select",
      travel_review_stats: "select",
      us_states: "select",
      variant_stock: "select",
    });
  });

  it("can call only the functions granted to it", async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc p
      where pronamespace = 'public'::regnamespace and has_function_privilege('ujamaa_app', oid, 'execute')
        and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
      order by name`.execute(database.owner);
    expect(rows.map(({ name }) => name)).toEqual([
      "apply_artist_order_changes",
      "apply_search_document_changes",
      "apply_store_listing_changes",
      "begin_search_rebuild",
      "calendar_start",
      "compare_search_documents",
      "count_all_search_documents",
      "count_search_tiers",
      "drop_old_visit_months",
      "event_horizon",
      "extend_event_dates",
      "fill_search_rebuild",
      "finish_search_rebuild",
      "fold_name",
      "fold_search_text",
      "fold_store_counts",
      "forget_artist_changes",
      "forget_audit_addresses",
      "forget_audit_entries",
      "forget_business_changes",
      "forget_decisions",
      "gather_search_words",
      "increment_profile_views",
      "index_search_rebuild",
      "is_decision_undone",
      "known_time_zone",
      "list_local_dates",
      "list_search_keys",
      "local_moment",
      "lock_stock",
      "make_visit_months",
      "offset_before",
      "place_slug_of",
      "repair_artist_vote_counts",
      "repair_business_stats",
      "repair_event_dates",
      "repair_event_listings",
      "repair_search_counts",
      "repair_store_counts",
      "repair_store_listings",
      "repair_travel_review_stats",
      "reserve_stock",
      "search_cell_of",
      "search_documents_from_source",
      "search_documents_waiting",
      "search_price_cents",
      "sell_stock_late",
      "set_admin",
      "slug_of",
      "store_count_keys",
    ]);
  });

  it("cannot hijack functions that run as the owner, because their search path is fixed", async () => {
    const { rows } = await sql<{ name: string; config: string[] }>`
      select proname as name, proconfig as config from pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef`.execute(database.owner);
    expect(rows.length).toBeGreaterThan(0);
    for (const { name, config } of rows)
      expect(config[0], name).toMatch(/^search_path=((search|search_next), )?public, pg_temp$/);
  });
});

describe("audit_log", () => {
  it("accepts rows from the app, and cannot be changed even by the owner", async () => {
    await asApp(
      "insert into audit_log (action, subject_type, subject_id) values ('business.delete', 'business', '1')",
    );
    for (const tamper of [
      "update audit_log set action = 'x'",
      "delete from audit_log",
      "truncate audit_log",
    ]) {
      expect(await refusalOf(asOwner(tamper)), tamper).toBe(notAllowed);
    }
    const { rows } = await sql`select action from audit_log`.execute(database.db);
    expect(rows).toEqual([{ action: "business.delete" }]);
  });

  it("records the transaction that wrote it", async () => {
    const { rows } = await sql<{ same: boolean }>`
      insert into audit_log (action, subject_type, subject_id) values ('x', 'y', 'z')
      returning transaction_id = pg_current_xact_id() as same`.execute(database.db);
    expect(rows).toEqual([{ same: true }]);
  });
});
