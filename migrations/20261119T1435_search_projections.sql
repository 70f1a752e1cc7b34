-- The search tables are projections as well, and compared with their source every night. Those of businesses are swapped
-- by each build, so no view may name them: functions look them up when they run. `ids` null stands for all.
create function search_businesses_expected_of(ids uuid[]) returns table (
  row_id uuid, name text, category_id smallint, state text, rating_order integer, newest_order bigint, point text,
  tsv tsvector
) language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, s.name, s.category_id, s.state, s.rating_order, s.newest_order, s.point::text, t.tsv
  from search_source s
  join search_text_source t on t.id = s.id
  where (ids is null or s.id = any (ids))
    -- Its turn comes within seconds.
    and not exists (select from search_changes waiting where waiting.business_id = s.id)
$$;
create function search_businesses_actual_of(ids uuid[]) returns table (
  row_id uuid, name text, category_id smallint, state text, rating_order integer, newest_order bigint, point text,
  tsv tsvector
) language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query execute '
    select d.id, d.name, d.category_id, s.name, d.rating_order, d.newest_order, d.point::text, t.tsv
    from search.documents d
    left join search.states s on s.id = d.state_id
    left join search.texts t on t.position = d.position
    where ($1 is null or d.id = any ($1))
      and not exists (select from search_changes waiting where waiting.business_id = d.id)' using ids;
end
$$;
create view search_businesses_expected as select * from search_businesses_expected_of(null);
create view search_businesses_actual as select * from search_businesses_actual_of(null);
create function repair_search_businesses(ids uuid[]) returns void language sql security definer
set search_path = public, pg_temp as $$
  insert into search_changes (business_id) select unnest(ids);
$$;

-- What facets and the map count. Each size of cells is counted from the next smaller one.
create function search_counts_expected_now() returns table (kind text, key text, businesses bigint)
language plpgsql stable security definer set search_path = public, pg_temp set work_mem = '128MB' as $$
begin
  return query execute '
    select ''facet'', concat_ws('' '', category_id, state_id), count(*) from search.documents group by 1, 2
    union all
    select ''cell'', concat_ws('' '', 7, search_cell(point[0] + 180, 7), search_cell(point[1] + 90, 7), category_id, state_id),
      count(*)
    from search.documents where point is not null group by 1, 2
    union all
    select ''cell'', concat_ws('' '', zoom - 1, x / 2, y / 2, category_id, state_id), sum(businesses)
    from search.map_cells where zoom > 0 and businesses <> 0 group by 1, 2';
end
$$;
create function search_counts_actual_now() returns table (kind text, key text, businesses bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query execute '
    select ''facet'', concat_ws('' '', category_id, state_id), businesses::bigint from search.facets where businesses <> 0
    union all
    select ''cell'', concat_ws('' '', zoom, x, y, category_id, state_id), businesses::bigint
    from search.map_cells where businesses <> 0';
end
$$;
create view search_counts_expected as select * from search_counts_expected_now();
create view search_counts_actual as select * from search_counts_actual_now();
create function repair_search_counts() returns void language plpgsql security definer
set search_path = search, public, pg_temp set work_mem = '128MB' as $$
declare
  larger integer;
begin
  -- As long as this is held, no change is applied and no build begun.
  perform pg_advisory_xact_lock(7345882);
  delete from facets;
  insert into facets (category_id, state_id, businesses)
  select category_id, state_id, count(*) from documents group by category_id, state_id;
  delete from map_cells;
  insert into map_cells (zoom, x, y, category_id, state_id, businesses, longitude_sum, latitude_sum)
  select 7, search_cell(point[0] + 180, 7), search_cell(point[1] + 90, 7), category_id, state_id,
    count(*), sum(point[0]), sum(point[1])
  from documents
  where point is not null
  group by 2, 3, 4, 5;
  for larger in reverse 6..0 loop
    insert into map_cells (zoom, x, y, category_id, state_id, businesses, longitude_sum, latitude_sum)
    select larger, x / 2, y / 2, category_id, state_id, sum(businesses), sum(longitude_sum), sum(latitude_sum)
    from map_cells
    where zoom = larger + 1
    group by 2, 3, 4, 5;
  end loop;
end
$$;

-- Everything else that search finds. When things with dates begin and end, and how votes move artists, the nightly
-- comparison of all entries brings up to date.
create function search_entries_waiting() returns table (kind text, key text) language sql stable security definer
set search_path = public, pg_temp as $$
  select kind, key from search_entry_changes where kind <> 'event'
  union
  select 'event', unnest(widen_search_keys('event', array(select key from search_entry_changes where kind = 'event')))
$$;
create view search_entries_expected as
select e.kind, e.id, e.key, e.title, e.detail, e.summary, e.picture_url, e.price,
  case when e.kind <> 'artist' then e.quality end as quality
from (
  select 'event' as kind, id, key, title, detail, summary, picture_url, price, quality from search_event_source
  union all
  select 'artist', id, key, title, detail, summary, picture_url, price, quality from search_artist_source
  union all
  select 'product', id, key, title, detail, summary, picture_url, price, quality from search_product_source
  union all
  select 'guide', id, key, title, detail, summary, picture_url, price, quality from search_guide_source
  union all
  select 'tour', id, key, title, detail, summary, picture_url, price, quality from search_tour_source
  union all
  select 'stay', id, key, title, detail, summary, picture_url, price, quality from search_stay_source
  union all
  select 'venue', id, key, title, detail, summary, picture_url, price, quality from search_venue_source
) as e
where (e.kind, e.key) not in (select kind, key from search_entries_waiting());
create view search_entries_actual as
select e.kind, e.id, e.key, e.title, e.detail, e.summary, e.picture_url, e.price,
  case when e.kind <> 'artist' then e.quality end as quality
from search_entries e
where (e.kind, e.key) not in (select kind, key from search_entries_waiting());
create function repair_search_entries() returns void language sql security definer
set search_path = public, pg_temp as $$
  insert into search_entry_changes (kind, key)
  select distinct kind, key from (
    (select * from search_entries_expected except all select * from search_entries_actual)
    union all
    (select * from search_entries_actual except all select * from search_entries_expected)
  ) as differing;
$$;
grant select on search_businesses_expected, search_businesses_actual, search_counts_expected, search_counts_actual,
  search_entries_expected, search_entries_actual to ujamaa_app;
grant execute on function
  search_businesses_expected_of, search_businesses_actual_of, search_counts_expected_now, search_counts_actual_now,
  search_entries_waiting, repair_search_businesses, repair_search_counts, repair_search_entries
to ujamaa_app;
