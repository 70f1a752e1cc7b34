-- Which files are public.

create or replace function show_files(by_kind text, by_row uuid, links text[]) returns void language sql
set search_path = public, pg_temp as $$
  delete from shown_files where shown_by = by_kind and row_id = by_row;
  insert into shown_files (bucket, key, shown_by, row_id)
  select distinct parts[1], parts[2], by_kind, by_row
  from unnest(links) as link, regexp_match(btrim(link), '^/files/([^/]+)/([A-Za-z0-9][A-Za-z0-9_./-]*)$') as parts
  where parts is not null;
$$;
comment on function show_files is 'Sets which uploaded files a public row shows.';

create or replace function show_event_files() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    perform show_files('event', old.id, '{}');
  else
    perform show_files(
      'event', new.id,
      case when new.approval_status = 'approved' then new.media::text[] || new.image_url::text else '{}' end
    );
  end if;
  return null;
end
$$;
comment on function show_event_files is 'Updates shown_files for an event.';
create or replace trigger events_show_files_on_insert after insert on events
  for each row when (new.approval_status = 'approved' and (new.image_url is not null or new.media <> '{}'))
  execute function show_event_files();
create or replace trigger events_show_files_on_update after update of approval_status, image_url, media on events
  for each row when (
    (old.approval_status, old.image_url, old.media) is distinct from (new.approval_status, new.image_url, new.media)
  ) execute function show_event_files();
create or replace trigger events_hide_files after delete on events
  for each row when (old.approval_status = 'approved') execute function show_event_files();

create or replace function show_new_event_files() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    perform show_files('new_event', old.id, '{}');
  else
    perform show_files('new_event', new.id, new.media);
  end if;
  return null;
end
$$;
comment on function show_new_event_files is 'Updates shown_files for a community event.';
create or replace trigger new_events_show_files_on_insert after insert on new_events
  for each row when (new.media <> '{}') execute function show_new_event_files();
create or replace trigger new_events_show_files_on_update after update of media on new_events
  for each row when (old.media is distinct from new.media) execute function show_new_event_files();
create or replace trigger new_events_hide_files after delete on new_events
  for each row when (old.media <> '{}') execute function show_new_event_files();

create or replace function show_artist_files() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    perform show_files('artist', old.artist_id, '{}');
  else
    perform show_files(
      'artist', new.artist_id,
      case
        when new.status in ('approved', 'featured', 'rising') then string_to_array(new.portfolio_url, ',')
        else '{}'
      end
    );
  end if;
  return null;
end
$$;
comment on function show_artist_files is 'Updates shown_files for an artist.';
create or replace trigger artist_directory_show_files_on_insert after insert on artist_directory
  for each row when (new.status in ('approved', 'featured', 'rising') and new.portfolio_url is not null)
  execute function show_artist_files();
create or replace trigger artist_directory_show_files_on_update
  after update of status, portfolio_url on artist_directory
  for each row when ((old.status, old.portfolio_url) is distinct from (new.status, new.portfolio_url))
  execute function show_artist_files();
create or replace trigger artist_directory_hide_files after delete on artist_directory
  for each row when (old.portfolio_url is not null) execute function show_artist_files();

-- Files are deleted with the row that used them, regardless of what deleted it.

create or replace function release_claim_proof() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update stored_files set delete_after = now() where id = old.proof_file_id;
  return null;
end
$$;
comment on function release_claim_proof is 'Schedules the proof of a deleted claim for deletion.';
create or replace trigger business_claims_release_proof after delete on business_claims
  for each row when (old.proof_file_id is not null) execute function release_claim_proof();

create or replace function release_member_picture() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update stored_files set delete_after = now()
  where bucket = 'community-images'
    and key = substr(old.profile_image_url, length('/files/community-images/') + 1);
  return null;
end
$$;
comment on function release_member_picture is 'Schedules the picture of a deleted community member for deletion.';
create or replace trigger community_members_release_picture after delete on community_members
  for each row when (starts_with(old.profile_image_url, '/files/community-images/'))
  execute function release_member_picture();

create or replace function release_artist_pictures() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update stored_files set delete_after = now()
  where bucket = 'artist-images' and key in (
    select substr(btrim(link), length('/files/artist-images/') + 1)
    from string_to_table(old.portfolio_url, ',') as link
    where starts_with(btrim(link), '/files/artist-images/')
  );
  return null;
end
$$;
comment on function release_artist_pictures is 'Schedules the pictures of a deleted artist for deletion.';
create or replace trigger artist_directory_release_pictures after delete on artist_directory
  for each row when (strpos(old.portfolio_url, '/files/artist-images/') > 0)
  execute function release_artist_pictures();

-- A replaced picture stays for as long as a change can be undone.
create or replace function release_listing_picture() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update stored_files
  set delete_after = now() + case when tg_op = 'UPDATE' then interval '30 days' else interval '0' end
  where bucket = 'business-images' and key = substr(old.image_url, length('/files/business-images/') + 1);
  return null;
end
$$;
comment on function release_listing_picture is
  'Schedules the picture of a deleted listing for deletion, or a replaced one in 30 days.';

create or replace function keep_listing_picture() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update stored_files set delete_after = null
  where bucket = 'business-images' and key = substr(new.image_url, length('/files/business-images/') + 1)
    and kept_at is not null;
  return null;
end
$$;
comment on function keep_listing_picture is 'Cancels the deletion of a picture that a listing shows again.';
do $$
declare
  listing text;
begin
  foreach listing in array array['businesses', 'travel_guides', 'organizations', 'music_artists'] loop
    execute format($sql$
      create or replace trigger %1$s_release_deleted_picture after delete on %1$s
        for each row when (starts_with(old.image_url, '/files/business-images/'))
        execute function release_listing_picture();
      create or replace trigger %1$s_release_replaced_picture after update of image_url on %1$s
        for each row when (
          starts_with(old.image_url, '/files/business-images/') and old.image_url is distinct from new.image_url
        ) execute function release_listing_picture();
      create or replace trigger %1$s_keep_picture after update of image_url on %1$s
        for each row when (
          starts_with(new.image_url, '/files/business-images/') and old.image_url is distinct from new.image_url
        ) execute function keep_listing_picture();
    $sql$, listing);
  end loop;
end
$$;
