-- Where a business is, read from what was typed into `location`. The site reads it on every write; a row written by SQL
-- waits for the worker. What was in the columns so far stays until the worker has read the row.
alter table businesses
  alter column location_city drop expression,
  alter column location_state drop expression,
  add column location_street text,
  add column location_zip text,
  -- The middle of the ZIP code or the city. `latitude` and `longitude` are where an admin has put it.
  add column location_latitude double precision,
  add column location_longitude double precision,
  -- Null while the worker has to read it.
  add column location_read_at timestamptz;
alter table businesses add constraint businesses_location_point_is_whole
  check ((location_latitude is null) = (location_longitude is null)) not valid;

-- The writer has not read the location: until the worker does, its last two parts count as city and state.
create function split_location() returns trigger language plpgsql as $$
begin
  new.location_street := null;
  new.location_city := nullif(btrim(split_part(new.location, ',', -2)), '');
  new.location_state := nullif(btrim(split_part(new.location, ',', -1)), '');
  new.location_zip := null;
  new.location_latitude := null;
  new.location_longitude := null;
  new.location_read_at := null;
  return new;
end
$$;
create trigger businesses_split_location_on_insert before insert on businesses
  for each row when (new.location_read_at is null) execute function split_location();
create trigger businesses_split_location_on_update before update on businesses
  for each row when (
    (new.location, new.state) is distinct from (old.location, old.state)
    and new.location_read_at is not distinct from old.location_read_at
  ) execute function split_location();

create or replace view directory as
select
  b.id,
  b.name,
  b.description,
  c.name as category,
  b.subcategory,
  b.location,
  b.image_url as media,
  b.phone,
  b.website,
  b.instagram,
  b.twitter,
  b.facebook,
  b.tiktok,
  coalesce(s.average_rating, 0) as average_rating,
  coalesce(s.review_count, 0) as review_count,
  b.featured,
  b.verified,
  b.category_id,
  b.location_city as city,
  b.location_state as state,
  coalesce(b.latitude, b.location_latitude) as latitude,
  coalesce(b.longitude, b.location_longitude) as longitude,
  b.founder,
  b.email,
  b.contact_info,
  b.created_at,
  b.location_street as street,
  b.location_zip as zip
from businesses b
left join categories c on c.id = b.category_id
left join business_stats s on s.business_id = b.id;

-- Each business in the form of search.documents.
create or replace view search_source as
select
  b.id,
  fold_search_text(b.name) collate "C" as name,
  case when c.is_known and c.name <> 'Other' then c.id else 0::smallint end as category_id,
  b.location_state as state,
  -- Best rating first, then most reviews: hundredths of a star in the upper bits, the count in the lower 22.
  ((500 - round(s.average_rating * 100))::integer << 22) + 4194303 - least(s.review_count, 4194303) as rating_order,
  (-1000000 * extract(epoch from b.created_at))::bigint as newest_order,
  point(coalesce(b.longitude, b.location_longitude), coalesce(b.latitude, b.location_latitude)) as point,
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

create or replace trigger businesses_reach_search_on_update after update on businesses
  for each row when (
    (old.name, old.category_id, old.subcategory, old.description, old.latitude, old.longitude, old.created_at,
      old.location_city, old.location_state, old.location_latitude, old.location_longitude)
    is distinct from
    (new.name, new.category_id, new.subcategory, new.description, new.latitude, new.longitude, new.created_at,
      new.location_city, new.location_state, new.location_latitude, new.location_longitude)
  ) execute function note_changed_business();

create or replace trigger businesses_list_products after update on businesses
  for each row when (
    (old.name, old.location, old.location_state) is distinct from (new.name, new.location, new.location_state)
  ) execute function list_changed_seller();

-- The texts of these businesses, in tables that have them in this form, and how many businesses their cities have now.
-- A city that lost one is counted again in the next build.
create or replace function write_search_texts(ids uuid[], removed_positions integer[]) returns void language plpgsql as $$
declare
  moved uuid[];
begin
  if (select format from build) < 3 then
    return;
  end if;
  delete from texts where position = any (removed_positions);
  with written as (
    insert into texts (position, category_id, state_key, place_key, tsv)
    select documents.position, source.category_id, source.state_key, source.place_key, source.tsv
    from documents join search_text_source as source using (id)
    where id = any (ids)
    on conflict (position) do update set
      category_id = excluded.category_id, state_key = excluded.state_key, place_key = excluded.place_key,
      tsv = excluded.tsv
    where texts.tsv is distinct from excluded.tsv
    returning new.position, old.place_key is distinct from new.place_key as is_moved
  )
  select array_agg(documents.id) into moved from written join documents using (position) where is_moved;

  merge into places as known using (
    select city, state, avg(longitude) as longitude, avg(latitude) as latitude,
      (select count(*) from texts where place_key = own.place_key) as businesses
    from directory join documents using (id) join texts as own using (position)
    where id = any (moved) and city is not null and state is not null and directory.latitude is not null
    group by city, state, own.place_key
  ) as counted
  on lower(known.city) = lower(counted.city) and known.city = counted.city and known.state = counted.state
  when matched then update set businesses = counted.businesses
  when not matched then insert (city, state, longitude, latitude, businesses)
    values (counted.city, counted.state, counted.longitude, counted.latitude, counted.businesses);
end
$$;

create or replace function fill_search_counts() returns void language plpgsql
security definer set search_path = search_next, public, pg_temp set work_mem = '128MB' as $$
begin
  insert into facets (category_id, state_id, businesses)
  select category_id, state_id, count(*) from documents group by category_id, state_id;

  -- The smallest cells from the businesses, each larger size from the four cells in it.
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

  insert into places (city, state, longitude, latitude, businesses)
  select city, state, avg(longitude), avg(latitude), count(*)
  from directory
  where city is not null and state is not null
  group by city, state
  having avg(latitude) is not null;
end
$$;
