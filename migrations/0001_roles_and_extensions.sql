-- PostgreSQL 17 has no uuidv7(): the milliseconds since 1970, a fraction of a millisecond, and 62 random bits.
do $migration$
begin
  if current_setting('server_version_num')::integer >= 180000 then
    return;
  end if;
  create function public.uuidv7() returns uuid language sql volatile parallel safe as $function$
    select encode(
      overlay(
        overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(clock.ms)::bigint) from 3) from 1 for 6)
        placing int2send((28672 + floor((clock.ms - floor(clock.ms)) * 4096))::smallint) from 7 for 2
      ), 'hex')::uuid
    from (select extract(epoch from clock_timestamp()) * 1000 as ms) as clock
  $function$;
  grant execute on function public.uuidv7() to ujamaa_app;
end
$migration$;

-- Case-insensitive substring search in lists.
create extension if not exists pg_trgm;
-- Substring search with category and state in one index.
create extension if not exists btree_gin;
-- Scalar columns in GiST indexes.
create extension if not exists btree_gist;

-- Migrations run as the owner. The app connects as ujamaa_app, which owns nothing and has only what is granted to it:
-- a stolen app password can read and write rows, but cannot change the schema.
revoke all on schema public from public;
grant usage on schema public to ujamaa_app;
grant select on schema_migrations to ujamaa_app;
comment on table schema_migrations is 'Migrations and function files that have been applied.';

do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end
$$;

-- The app can read and write every table unless the migration that creates the table revokes it (counters, audit log,
-- switches).
alter default privileges in schema public grant select, insert, update, delete on tables to ujamaa_app;
alter default privileges in schema public grant usage on sequences to ujamaa_app;

-- No function is executable by default. Functions the app calls are granted by name.
alter default privileges revoke execute on functions from public;
