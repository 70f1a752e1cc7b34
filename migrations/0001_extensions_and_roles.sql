-- Case-insensitive substring search on every list.
create extension if not exists pg_trgm;

-- Migrations run as the owner; the app connects as ujamaa_app, which owns nothing and may only use what is granted.
-- A stolen app password can then read and write rows, but cannot change the shape of the database.
revoke all on schema public from public;
grant usage on schema public to ujamaa_app;
grant select on schema_migrations to ujamaa_app;

do $$
begin
  execute format('revoke temporary on database %I from public', current_database());
end
$$;

-- What later migrations create is open to the app unless they take it back (counters, audit, switches).
alter default privileges in schema public grant select, insert, update, delete on tables to ujamaa_app;
alter default privileges in schema public grant usage on sequences to ujamaa_app;

-- Functions are closed to everybody by default: each one the app may call is granted by name.
alter default privileges revoke execute on functions from public;
