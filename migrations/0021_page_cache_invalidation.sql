-- Notifies every web process which cached pages to invalidate, when and only when the change is committed.
-- The payload contains table names and business ids. Triggers cover every writer: pages, jobs, imports, psql.
-- They fire once per statement, and PostgreSQL sends equal notifications of one transaction once.

-- For tables that appear on few pages, the table name is precise enough.
create function announce_page_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('page_changes', tg_table_name);
  return null;
end
$$;

-- A payload holds 8,000 bytes. Only imports change more businesses at once than fit: then everything is invalidated.
create function announce_changed_businesses(table_name text, ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  perform pg_notify('page_changes', case
    when cardinality(ids) > 100 then '*'
    else table_name || ' business:' || array_to_string(ids, ' business:')
  end);
end
$$;

create function announce_businesses() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform announce_changed_businesses(tg_table_name, array(select id from changed limit 101));
  return null;
end
$$;

create function announce_reviews() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform announce_changed_businesses(tg_table_name, array(select distinct business_id from changed limit 101));
  return null;
end
$$;

create function announce_review_comments() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform announce_changed_businesses(tg_table_name, array(
    select distinct business_id from changed join reviews on reviews.id = changed.review_id limit 101
  ));
  return null;
end
$$;

-- A trigger with a transition table allows one event only.
do $$
declare
  shown text;
begin
  foreach shown in array array['businesses', 'reviews', 'review_comments'] loop
    execute format('create trigger %1$s_announce_insert after insert on %1$s
      referencing new table as changed for each statement execute function announce_%1$s()', shown);
    execute format('create trigger %1$s_announce_update after update on %1$s
      referencing new table as changed for each statement execute function announce_%1$s()', shown);
    execute format('create trigger %1$s_announce_delete after delete on %1$s
      referencing old table as changed for each statement execute function announce_%1$s()', shown);
  end loop;
  foreach shown in array array[
    'categories', 'launch_switches', 'events', 'new_events', 'travel_guides'
  ] loop
    execute format('create trigger %1$s_announce after insert or update or delete on %1$s
      for each statement execute function announce_page_change()', shown);
  end loop;
end
$$;
-- Counting a profile view does not invalidate pages.
create trigger artist_directory_announce
  after insert or delete or update of name, category, status, spotlight_eligible on artist_directory
  for each statement execute function announce_page_change();
