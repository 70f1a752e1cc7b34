-- Texts hold hashes of PostgreSQL's own, which may change with a major version: tables that another one built count as
-- those of an older format.
alter table search_model.build
  add column server_version integer not null default (current_setting('server_version_num')::integer / 10000);
alter table search.build
  add column server_version integer not null default (current_setting('server_version_num')::integer / 10000);

-- Creates empty copies of all search tables; from now on, changes are queued for the build as well.
create or replace function begin_search_build() returns integer language plpgsql
security definer set search_path = public, pg_temp set client_min_messages = warning as $$
declare
  build integer;
  model record;
begin
  perform pg_advisory_xact_lock(7345882);
  -- Left over from an unfinished build.
  drop schema if exists search_next cascade;
  drop schema if exists search_previous cascade;
  create schema search_next;
  grant usage on schema search_next to ujamaa_app;
  for model in
    select relname as name, coalesce('with (' || array_to_string(reloptions, ', ') || ')', '') as options
    from pg_class
    where relnamespace = 'search_model'::regnamespace and relkind = 'r'
  loop
    execute format('create table search_next.%1$I (like search_model.%1$I including all excluding indexes) %2$s',
      model.name, model.options);
    execute format('grant select, maintain on search_next.%I to ujamaa_app', model.name);
  end loop;
  create table search_next.changed_meanwhile (business_id uuid primary key);
  -- After an import, applying the queue would take longer than the build, which reads every business anyway. It stays
  -- queued for the tables in use, in case this build fails.
  create table search_next.covered_changes (id bigint primary key);
  if (select count(*) from (select from search_changes limit 50001) as waiting) > 50000 then
    insert into search_next.covered_changes select id from search_changes;
  end if;
  insert into search_builds default values returning number into build;
  insert into search_next.build (number) values (build);
  return build;
end
$$;

-- Applies up to `most` queued changes and returns how many; 0 also while another worker is doing it.
create or replace function apply_search_changes(most integer) returns integer language plpgsql
security definer set search_path = search, public, pg_temp as $$
declare
  taken bigint[];
  ids uuid[];
begin
  if not pg_try_advisory_xact_lock(7345882) then
    return 0;
  end if;
  with oldest as (
    delete from search_changes
    where id in (select id from search_changes order by id limit most)
    returning id, business_id
  )
  select array_agg(id), array_agg(business_id) into taken, ids from oldest;
  if taken is null then
    return 0;
  end if;
  -- A running build needs these too: it may have read the business already.
  if to_regclass('search_next.covered_changes') is not null then
    insert into search_next.changed_meanwhile
    select business_id from unnest(taken, ids) as change (id, business_id)
    where not exists (select from search_next.covered_changes where covered_changes.id = change.id)
    on conflict do nothing;
  end if;
  perform write_search_documents(array(select distinct unnest(ids)));
  return cardinality(taken);
end
$$;

-- Replaces the tables in use with the build, if it is complete. Renaming a schema locks no table:
-- running queries finish on the old tables, later ones use the new ones.
create or replace function finish_search_build() returns void language plpgsql
security definer set search_path = search_next, public, pg_temp as $$
declare
  built bigint := (select count(*) from documents);
  expected bigint := (select count(*) from businesses);
begin
  perform pg_advisory_xact_lock(7345882);
  -- Businesses come and go while it is built.
  if built < 0.9 * expected then
    raise exception 'The search build holds % of % businesses.', built, expected;
  end if;
  if (select format from build) < (select format from search.build) or exists (
    select from pg_indexes model
    where schemaname = 'search_model' and not exists (
      select from pg_indexes built where schemaname = 'search_next' and built.indexname = model.indexname
    )
  ) then
    raise exception 'The search build lacks texts or indexes.';
  end if;
  perform write_search_documents(array(select business_id from changed_meanwhile));
  delete from search_changes where id in (select id from covered_changes);
  update search_builds set finished_at = clock_timestamp(), businesses = (select sum(f.businesses) from facets f)
  where number = (select number from build);
  drop table changed_meanwhile, covered_changes;
  revoke maintain on all tables in schema search_next from ujamaa_app;
  alter schema search rename to search_previous;
  alter schema search_next rename to search;
end
$$;
