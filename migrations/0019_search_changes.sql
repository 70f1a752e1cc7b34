-- A queue of businesses that search has to reindex. Writers only insert, so they do not wait for each other; the worker
-- deletes in batches. A business may be queued many times.
create table search_changes (
  id bigint generated always as identity primary key,
  business_id uuid not null
);
revoke insert, update, delete on search_changes from ujamaa_app;

create function note_changed_businesses() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into search_changes (business_id) select id from changed;
  return null;
end
$$;
create trigger businesses_reach_search_on_insert after insert on businesses
  referencing new table as changed
  for each statement execute function note_changed_businesses();
create trigger businesses_reach_search_on_delete after delete on businesses
  referencing old table as changed
  for each statement execute function note_changed_businesses();

create function note_changed_business() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into search_changes (business_id) values (new.id);
  return null;
end
$$;
create trigger businesses_reach_search_on_update after update on businesses
  for each row when (
    (old.name, old.category_id, old.location, old.latitude, old.longitude, old.created_at)
    is distinct from (new.name, new.category_id, new.location, new.latitude, new.longitude, new.created_at)
  ) execute function note_changed_business();

create function note_changed_rating() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into search_changes (business_id) values (new.business_id);
  return null;
end
$$;
create trigger business_stats_reach_search after update on business_stats
  for each row when ((old.review_count, old.rating_sum) is distinct from (new.review_count, new.rating_sum))
  execute function note_changed_rating();

-- Each business in the form of search.documents.
create view search_source as
select
  b.id,
  fold_search_text(b.name) collate "C" as name,
  case when c.is_known and c.name <> 'Other' then c.id else 0::smallint end as category_id,
  b.location_state as state,
  -- Best rating first, then most reviews: hundredths of a star in the upper bits, the count in the lower 22.
  ((500 - round(s.average_rating * 100))::integer << 22) + 4194303 - least(s.review_count, 4194303) as rating_order,
  (-1000000 * extract(epoch from b.created_at))::bigint as newest_order,
  point(b.longitude, b.latitude) as point,
  b.featured,
  -- A Bayesian average, so that few reviews do not move it far, plus small bonuses for many reviews and for a verified
  -- and complete listing.
  (s.rating_sum + 30) / (s.review_count + 8)::double precision + ln(1 + s.review_count::double precision) / 10
    + 2 * b.verified::integer / 10::double precision
    + num_nonnulls(b.image_url, b.description) / 10::double precision as quality,
  b.created_at
from businesses b
join business_stats s on s.business_id = b.id
left join categories c on c.id = b.category_id;
revoke all on search_source from ujamaa_app;

-- The grid cell of the map (0018_search_tables.sql) for degrees east of 180° W or north of 90° S.
create function search_cell(degrees_from_corner double precision, zoom integer) returns integer
language sql immutable return floor(degrees_from_corner * (1 << zoom) / 8)::integer;

-- Updates these businesses in the search tables that come first in the caller's search_path.
create function write_search_documents(ids uuid[]) returns void language plpgsql as $$
declare
  renamed uuid[];
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
    returning category_id, state_id, point
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
  select array_agg(id) into renamed from written where is_renamed;

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

-- Applies up to `most` queued changes and returns how many; 0 also while another worker is doing it.
create function apply_search_changes(most integer) returns integer language plpgsql
security definer set search_path = search, public, pg_temp as $$
declare
  ids uuid[];
  taken integer;
begin
  if not pg_try_advisory_xact_lock(7345882) then
    return 0;
  end if;
  with oldest as (
    delete from search_changes
    where id in (select id from search_changes order by id limit most)
    returning business_id
  )
  select array_agg(distinct business_id), count(*) into ids, taken from oldest;
  if taken = 0 then
    return 0;
  end if;
  -- A running build needs these too: it may have read the business already.
  if to_regclass('search_next.changed_meanwhile') is not null then
    insert into search_next.changed_meanwhile select unnest(ids) on conflict do nothing;
  end if;
  perform write_search_documents(ids);
  return taken;
end
$$;
grant execute on function apply_search_changes to ujamaa_app;
