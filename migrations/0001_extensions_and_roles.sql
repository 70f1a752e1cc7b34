-- Case-insensitive substring search in lists.
create extension if not exists pg_trgm;
-- Category and location in one GiST index: nearest first within a category.
create extension if not exists btree_gist;

-- Migrations run as the owner; the app connects as ujamaa_app, which owns nothing and has only what is granted.
-- A stolen app password can then read and write rows, but cannot change the schema.
revoke all on schema public from public;
grant usage on schema public to ujamaa_app;
grant select on schema_migrations to ujamaa_app;

do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end
$$;

-- The app may read and write every table unless the migration that creates it revokes that (counters, audit, switches).
alter default privileges in schema public grant select, insert, update, delete on tables to ujamaa_app;
alter default privileges in schema public grant usage on sequences to ujamaa_app;

-- Nobody may execute a function by default: each one the app calls is granted by name.
alter default privileges revoke execute on functions from public;
