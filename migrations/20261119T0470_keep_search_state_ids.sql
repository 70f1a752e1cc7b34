-- A request remembers the id of a state from one statement to the next, so a new build keeps the ids of the old one.
create or replace function fill_search_documents() returns void language plpgsql
security definer set search_path = search_next, public, pg_temp set work_mem = '128MB' as $$
begin
  insert into states (id, name)
  select known.id, known.name from search.states as known
  where exists (select from businesses where location_state = known.name);
  insert into states (id, name)
  select
    (select coalesce(max(id), 0) from search.states) + row_number() over (order by count(*) desc, location_state), location_state
  from businesses
  where location_state is not null and not exists (select from states where name = location_state)
  group by location_state;

  insert into documents (position, id, name, category_id, state_id, rating_order, newest_order, point)
  select row_number() over (order by featured desc, quality desc, created_at desc, source.id),
    source.id, source.name, category_id, coalesce(states.id, 0), rating_order, newest_order, point
  from search_source as source
  left join states on states.name = source.state
  order by 1;
end
$$;
