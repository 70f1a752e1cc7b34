-- Businesses by the words of their name, category, place and description: format 2 of the search tables. Tables of
-- format 1 answer by name alone until the worker has built new ones, which it begins when it starts.

-- In rank order like `documents`. Filters are lexemes too: `c:2`, `s:georgia`, `p:savannah|georgia`.
create table search_model.texts (
  position integer not null,
  tsv tsvector not null
) with (autovacuum_vacuum_scale_factor = 0.005, autovacuum_analyze_scale_factor = 0.05);
create unique index texts_position_key on search_model.texts (position);
create index texts_tsv_idx on search_model.texts using gin (tsv) with (fastupdate = off);

-- In how many businesses a lexeme occurs, so that a search can choose its plan. One that is not listed is rare.
create table search_model.lexemes (
  lexeme text collate "C" not null,
  documents integer not null
);
create unique index lexemes_key on search_model.lexemes (lexeme) include (documents);

create view search_text_source as
select
  b.id,
  search_tsv(
    b.name, concat_ws(' ', c.name, b.subcategory), concat_ws(', ', b.location_city, coalesce(s.name, b.location_state)),
    left(b.description, 1000),
    array_remove(array[
      'c:' || case when c.is_known and c.name <> 'Other' then c.id else 0 end,
      's:' || fold_search_text(coalesce(s.name, b.location_state)),
      'p:' || fold_search_text(b.location_city) || '|' || fold_search_text(coalesce(s.name, b.location_state))
    ], null)
  ) as tsv
from businesses b
left join categories c on c.id = b.category_id
left join us_states s on s.code = upper(replace(b.location_state, '.', ''));
revoke all on search_text_source from ujamaa_app;

create function fill_search_texts() returns void language plpgsql
security definer set search_path = search_next, public, pg_temp set work_mem = '128MB' as $$
begin
  insert into texts (position, tsv)
  select position, tsv from documents join search_text_source using (id) order by position;
end
$$;

-- From a sample of about 300,000: the plan depends on the magnitude only.
create function count_search_lexemes() returns void language plpgsql
security definer set search_path = search_next, public, pg_temp set work_mem = '128MB' as $$
declare
  step integer := greatest(1, (select count(*) from documents) / 300000);
begin
  insert into lexemes (lexeme, documents)
  select lexeme, step * count(*)
  from texts, unnest(tsvector_to_array(tsv)) as lexeme
  where position % step = 0
  group by lexeme having count(*) * step >= 500;
  -- Here and not as a default: a worker of an older version, still running, builds without texts.
  update build set format = 2;
end
$$;
grant execute on function fill_search_texts, count_search_lexemes to ujamaa_app;

-- Updates these businesses in the search tables that come first in the caller's search_path.
create or replace function write_search_documents(ids uuid[]) returns void language plpgsql as $$
declare
  renamed uuid[];
  removed_positions integer[];
begin
  insert into states (id, name)
  select (select coalesce(max(id), 0) from states) + row_number() over (), state
  from (select distinct state from search_source where id = any (ids)) as used
  where state is not null and not exists (select from states where name = state);

  with wanted as materialized (
    select source.*, coalesce(states.id, 0) as state_id,
      (select coalesce(max(position), 0) from documents) + row_number() over (order by source.id) as last_position
    from search_source as source
    left join states on states.name = source.state
    where source.id = any (ids)
  ),
  removed as (
    delete from documents
    where id = any (ids) and not exists (select from wanted where wanted.id = documents.id)
    returning category_id, state_id, point, position
  ),
  written as (
    merge into documents as d using wanted as w on d.id = w.id
    when matched and (d.name, d.category_id, d.state_id, d.rating_order, d.newest_order, d.point::text)
      is distinct from (w.name, w.category_id, w.state_id, w.rating_order, w.newest_order, w.point::text)
    then update set
      name = w.name, category_id = w.category_id, state_id = w.state_id, rating_order = w.rating_order,
      newest_order = w.newest_order, point = w.point
    when not matched then
      insert (position, id, name, category_id, state_id, rating_order, newest_order, point)
      values (w.last_position, w.id, w.name, w.category_id, w.state_id, w.rating_order, w.newest_order, w.point)
    returning
      merge_action() as action, new.id, new.name <> coalesce(old.name, '') as is_renamed,
      old.category_id as old_category_id, old.state_id as old_state_id, old.point as old_point,
      new.category_id, new.state_id, new.point
  ),
  moves as materialized (
    select category_id, state_id, point, -1 as step from removed
    union all
    select old_category_id, old_state_id, old_point, -1 from written where action = 'UPDATE'
    union all
    select category_id, state_id, point, 1 from written
  ),
  counted as (
    merge into facets as f using (
      select category_id, state_id, sum(step) as step from moves group by category_id, state_id having sum(step) <> 0
    ) as m on f.category_id = m.category_id and f.state_id = m.state_id
    when matched then update set businesses = f.businesses + m.step
    when not matched then insert values (m.category_id, m.state_id, m.step)
    returning 1
  ),
  placed as (
    merge into map_cells as c using (
      select zoom, search_cell(point[0] + 180, zoom) as x, search_cell(point[1] + 90, zoom) as y, category_id, state_id,
        sum(step) as step, sum(step * point[0]) as longitude_step, sum(step * point[1]) as latitude_step
      from moves, generate_series(0, 7) as zoom
      where point is not null
      group by 1, 2, 3, 4, 5
      having sum(step) <> 0 or abs(sum(step * point[0])) + abs(sum(step * point[1])) > 1e-9
    ) as m on (c.zoom, c.x, c.y, c.category_id, c.state_id) = (m.zoom, m.x, m.y, m.category_id, m.state_id)
    when matched then update set
      businesses = c.businesses + m.step,
      longitude_sum = c.longitude_sum + m.longitude_step,
      latitude_sum = c.latitude_sum + m.latitude_step
    when not matched then
      insert values (m.zoom, m.x, m.y, m.category_id, m.state_id, m.step, m.longitude_step, m.latitude_step)
    returning 1
  )
  select (select array_agg(id) from written where is_renamed), (select array_agg(position) from removed)
  into renamed, removed_positions;

  -- Tables of format 1 have no texts.
  if to_regclass('texts') is not null then
    delete from texts where position = any (removed_positions);
    insert into texts (position, tsv)
    select documents.position, source.tsv
    from documents join search_text_source as source using (id)
    where id = any (ids)
    on conflict (position) do update set tsv = excluded.tsv where texts.tsv is distinct from excluded.tsv;
  end if;

  insert into grams (gram, occurrences, is_listed)
  select distinct gram, 1, is_search_gram_unindexed(gram)
  from documents, search_grams(name) as gram
  where id = any (renamed)
  on conflict do nothing;
  -- Positions of a previous name stay listed until the next build: every candidate is compared with its current name.
  insert into gram_positions (gram, position)
  select gram, position
  from documents, search_grams(name) as gram
  join grams using (gram)
  where id = any (renamed) and grams.is_listed
  on conflict do nothing;
end
$$;

create or replace trigger businesses_reach_search_on_update after update on businesses
  for each row when (
    (old.name, old.category_id, old.subcategory, old.description, old.location, old.latitude, old.longitude, old.created_at)
    is distinct from
    (new.name, new.category_id, new.subcategory, new.description, new.location, new.latitude, new.longitude, new.created_at)
  ) execute function note_changed_business();

-- An empty directory needs no build.
do $$
declare
  model text;
  definition text;
begin
  if exists (select from search.documents) or exists (select from search_changes) then
    return;
  end if;
  foreach model in array array['texts', 'lexemes'] loop
    execute format('create table search.%1$I (like search_model.%1$I including all excluding indexes)
      with (autovacuum_vacuum_scale_factor = 0.005, autovacuum_analyze_scale_factor = 0.05)', model);
    for definition in
      select replace(pg_get_indexdef(indexrelid), ' ON search_model.', ' ON search.') from pg_index
      where indrelid = format('search_model.%I', model)::regclass
    loop
      execute definition;
    end loop;
  end loop;
  grant select on search.texts, search.lexemes to ujamaa_app;
  update search.build set format = 2;
end
$$;
