-- Format 3 of the search tables: texts know their place, state and category, so that those of a city can be read in rank
-- order; the index of trigrams knows category and state. Tables of an older format answer by name alone until the worker
-- has built new ones, which it begins when it starts.

-- A frequent word may be rare in a category: the index intersects both. The category within the state is an entry of its
-- own: far fewer have it than either.
create function search_filters(category_id smallint, state_id integer) returns bigint[] language sql immutable parallel safe
return array[-1 - category_id, state_id, (category_id + 1) * 4294967296 + state_id];
grant execute on function search_filters to ujamaa_app;
drop index search_model.documents_key_idx;
-- safe: the model has no rows
create index documents_key_idx on search_model.documents
  using gin (search_key(name) gin_trgm_ops, search_filters(category_id, state_id)) with (fastupdate = off);
-- A row that changes stays on its page, so that the index finds names in rank order until the next build.
alter table search_model.documents set (fillfactor = 90);

drop table search_model.texts;
create table search_model.texts (
  position integer not null,
  category_id smallint not null,
  -- Hashes of the lexemes `s:georgia` and `p:savannah|georgia`: two may share one, so the lexeme is compared as well.
  state_key integer,
  place_key integer,
  tsv tsvector not null
) with (autovacuum_vacuum_scale_factor = 0.005, autovacuum_analyze_scale_factor = 0.05);
create unique index texts_position_key on search_model.texts (position);
create index texts_category_idx on search_model.texts (category_id, position);
create index texts_state_idx on search_model.texts (state_key, position);
create index texts_state_category_idx on search_model.texts (state_key, category_id, position);
create index texts_place_idx on search_model.texts (place_key, position);
create index texts_place_category_idx on search_model.texts (place_key, category_id, position);
create index texts_tsv_idx on search_model.texts using gin (tsv) with (fastupdate = off);
-- Of words that very many have, the best ranked million is enough, and its lists are shorter.
create index texts_top_idx on search_model.texts using gin (tsv) with (fastupdate = off) where position <= 1000000;

create or replace view search_text_source as
select
  b.id,
  search_tsv(
    b.name, concat_ws(' ', c.name, b.subcategory), concat_ws(', ', b.location_city, coalesce(s.name, b.location_state)),
    left(b.description, 1000),
    -- The category in the state is a lexeme of its own: far fewer have it than either.
    array_remove(
      array[filters.category, filters.state, filters.place, filters.category || '|' || filters.state], null
    )
  ) as tsv,
  filters.category_id,
  hashtext(filters.state) as state_key,
  hashtext(filters.place) as place_key
from businesses b
left join categories c on c.id = b.category_id
left join us_states s on s.code = upper(replace(b.location_state, '.', ''))
cross join lateral (
  select (case when c.is_known and c.name <> 'Other' then c.id else 0 end)::smallint as category_id
) as known
cross join lateral (
  select
    known.category_id,
    'c:' || known.category_id as category,
    's:' || fold_search_text(coalesce(s.name, b.location_state)) as state,
    'p:' || fold_search_text(b.location_city) || '|' || fold_search_text(coalesce(s.name, b.location_state)) as place
  -- Worked out once for all its uses.
  offset 0
) as filters;

create or replace function fill_search_texts() returns void language plpgsql
security definer set search_path = search_next, public, pg_temp set work_mem = '128MB' as $$
begin
  insert into texts (position, category_id, state_key, place_key, tsv)
  select position, source.category_id, state_key, place_key, tsv
  from documents join search_text_source as source using (id) order by position;
end
$$;

-- From a sample of about 300,000: the plan depends on the magnitude only.
create or replace function count_search_lexemes() returns void language plpgsql
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
  update build set format = 3;
end
$$;

-- The texts of these businesses, in tables that have them in this form.
create function write_search_texts(ids uuid[], removed_positions integer[]) returns void language plpgsql as $$
begin
  if (select format from build) < 3 then
    return;
  end if;
  delete from texts where position = any (removed_positions);
  insert into texts (position, category_id, state_key, place_key, tsv)
  select documents.position, source.category_id, source.state_key, source.place_key, source.tsv
  from documents join search_text_source as source using (id)
  where id = any (ids)
  on conflict (position) do update set
    category_id = excluded.category_id, state_key = excluded.state_key, place_key = excluded.place_key,
    tsv = excluded.tsv
  where texts.tsv is distinct from excluded.tsv;
end
$$;

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

  perform write_search_texts(ids, removed_positions);

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

-- An empty directory needs no build.
do $$
declare
  definition text;
begin
  if exists (select from search.documents) or exists (select from search_changes) then
    return;
  end if;
  drop index search.documents_key_idx;
  create index documents_key_idx on search.documents
    using gin (search_key(name) gin_trgm_ops, search_filters(category_id, state_id)) with (fastupdate = off);
  alter table search.documents set (fillfactor = 90);
  drop table if exists search.texts;
  create table search.texts (like search_model.texts including all excluding indexes)
    with (autovacuum_vacuum_scale_factor = 0.005, autovacuum_analyze_scale_factor = 0.05);
  for definition in
    select replace(pg_get_indexdef(indexrelid), ' ON search_model.', ' ON search.') from pg_index
    where indrelid = 'search_model.texts'::regclass
  loop
    execute definition;
  end loop;
  grant select on search.texts to ujamaa_app;
  update search.build set format = 3;
end
$$;
