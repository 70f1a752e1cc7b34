-- Votes and sales change one row each, many times a second. For these tables a trigger with a condition runs for each
-- row: comparing all rows of a statement costs a quarter of the commits. Imports do not write to them in bulk, and their
-- tag is that of the record, which no update changes.
create function track_page_changes_by_row(source regclass, tag_query text, unshown text[] default '{}') returns void
language plpgsql as $$
declare
  is_shown_otherwise constant text := (
    select format('(%s) is distinct from (%s)',
      string_agg(format('old.%I', attname), ', ' order by attnum),
      string_agg(format('new.%I', attname), ', ' order by attnum))
    from pg_attribute
    where attrelid = source and attnum > 0 and not attisdropped and attname <> all (unshown)
  );
begin
  execute format(
    $function$
    create or replace function note_row_of_%1$s_for_pages() returns trigger language plpgsql
    security definer set search_path = public, pg_temp as $body$
    begin
      insert into page_changes (tag) %2$s;
      return null;
    end
    $body$
    $function$,
    source, tag_query
  );
  execute format(
    'create or replace trigger page_changes_on_update after update on %1$s
     for each row when (%2$s) execute function note_row_of_%1$s_for_pages()',
    source, is_shown_otherwise
  );
end
$$;
select
  track_page_changes_by_row(
    'artist_directory', $$select 'artist:' || new.artist_id$$,
    '{profile_views,connection_requests,updated_at,version,search_text,support_order}'
  ),
  track_page_changes_by_row(
    'variant_stock', $$select 'product:' || product_id from product_variants where id = new.variant_id$$
  );
