-- Who saw an artist's profile in this hour, so that each visitor is counted once. The visitor is a hash as in
-- business_visits. Rows are needed for an hour; a job deletes them. Unlogged: none of it ends up in a backup.
create unlogged table artist_views (
  artist_id uuid not null,
  -- The start of the hour.
  hour timestamptz not null,
  visitor bytea not null check (length(visitor) = 16),
  primary key (artist_id, hour, visitor)
);
create index artist_views_hour_idx on artist_views (hour);
revoke update on artist_views from ujamaa_app;

-- A profile shows nearly every column: a change invalidates the page of that artist. Views are not shown.
-- Only imports change more artists at once than fit into a payload: then everything is invalidated.
create function announce_artists() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  ids uuid[];
begin
  if tg_op = 'UPDATE' then
    ids := array(
      select changed.artist_id from changed join before using (artist_id)
      where to_jsonb(changed) - '{profile_views,connection_requests,updated_at}'::text[]
        <> to_jsonb(before) - '{profile_views,connection_requests,updated_at}'::text[]
      limit 101
    );
  else
    ids := array(select artist_id from changed limit 101);
  end if;
  if cardinality(ids) > 0 then
    perform pg_notify('page_changes', case
      when cardinality(ids) > 100 then '*'
      else ltrim(' artist:' || array_to_string(ids, ' artist:'))
    end);
  end if;
  return null;
end
$$;
create trigger artist_directory_announce_insert after insert on artist_directory
  referencing new table as changed for each statement execute function announce_artists();
create trigger artist_directory_announce_update after update on artist_directory
  referencing new table as changed old table as before for each statement execute function announce_artists();
create trigger artist_directory_announce_delete after delete on artist_directory
  referencing old table as changed for each statement execute function announce_artists();

-- The profiles of filmmakers and theater artists.
create or replace trigger underground_filmmakers_announce after insert or update or delete on underground_filmmakers
  for each statement execute function announce_page_change();
create or replace trigger black_theater_arts_announce after insert or update or delete on black_theater_arts
  for each statement execute function announce_page_change();
update launch_switches set is_built = true where name = 'merged_artist_profiles';
