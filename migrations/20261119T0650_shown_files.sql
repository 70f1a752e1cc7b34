-- Which uploaded files a public row shows. A picture that came with an event or an artist is open to everybody as long
-- as an approved one shows it. Triggers, because status and pictures change in many ways (queues, undone decisions,
-- edits, imports): none of them may leave a rejected picture open. Each writes a few rows, and only for a row whose
-- status or pictures have changed.
create table shown_files (
  bucket text not null,
  key text not null,
  shown_by text not null check (shown_by in ('event', 'new_event', 'artist')),
  row_id uuid not null,
  primary key (bucket, key, shown_by, row_id)
);
create index shown_files_row_idx on shown_files (shown_by, row_id);
-- Only the triggers write.
revoke insert, update, delete on shown_files from ujamaa_app;

create function show_files(by_kind text, by_row uuid, links text[]) returns void language sql
set search_path = public, pg_temp as $$
  delete from shown_files where shown_by = by_kind and row_id = by_row;
  insert into shown_files (bucket, key, shown_by, row_id)
  select distinct parts[1], parts[2], by_kind, by_row
  from unnest(links) as link, regexp_match(btrim(link), '^/files/([^/]+)/([A-Za-z0-9][A-Za-z0-9_./-]*)$') as parts
  where parts is not null;
$$;

create function show_event_files() returns trigger language plpgsql
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
create trigger events_show_files_on_insert after insert on events
  for each row when (new.approval_status = 'approved' and (new.image_url is not null or new.media <> '{}'))
  execute function show_event_files();
create trigger events_show_files_on_update after update of approval_status, image_url, media on events
  for each row when (
    (old.approval_status, old.image_url, old.media) is distinct from (new.approval_status, new.image_url, new.media)
  ) execute function show_event_files();
create trigger events_hide_files after delete on events
  for each row when (old.approval_status = 'approved') execute function show_event_files();

create function show_new_event_files() returns trigger language plpgsql
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
create trigger new_events_show_files_on_insert after insert on new_events
  for each row when (new.media <> '{}') execute function show_new_event_files();
create trigger new_events_show_files_on_update after update of media on new_events
  for each row when (old.media is distinct from new.media) execute function show_new_event_files();
create trigger new_events_hide_files after delete on new_events
  for each row when (old.media <> '{}') execute function show_new_event_files();

create function show_artist_files() returns trigger language plpgsql
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
create trigger artist_directory_show_files_on_insert after insert on artist_directory
  for each row when (new.status in ('approved', 'featured', 'rising') and new.portfolio_url is not null)
  execute function show_artist_files();
create trigger artist_directory_show_files_on_update after update of status, portfolio_url on artist_directory
  for each row when ((old.status, old.portfolio_url) is distinct from (new.status, new.portfolio_url))
  execute function show_artist_files();
create trigger artist_directory_hide_files after delete on artist_directory
  for each row when (old.portfolio_url is not null) execute function show_artist_files();

-- What is shown today.
with shown as (
  select 'event' as kind, id, unnest(media::text[] || image_url::text) as link
  from events where approval_status = 'approved' and (image_url is not null or media <> '{}')
  union all
  select 'new_event', id, unnest(media::text[]) from new_events where media <> '{}'
  union all
  select 'artist', artist_id, unnest(string_to_array(portfolio_url, ','))
  from artist_directory where status in ('approved', 'featured', 'rising') and portfolio_url is not null
)
insert into shown_files (bucket, key, shown_by, row_id)
select distinct parts[1], parts[2], kind, id
from shown, regexp_match(btrim(link), '^/files/([^/]+)/([A-Za-z0-9][A-Za-z0-9_./-]*)$') as parts
where parts is not null;
