-- Foreign pictures that the worker is fetching, or could not fetch. A picture that was fetched has no row: our own URL
-- stands in its place.
create table picture_fetches (
  source text not null,
  row_id uuid not null,
  -- The MD5 of the URL.
  url_key uuid not null,
  attempts integer not null default 1,
  -- Null: given up.
  next_at timestamptz default now() + interval '10 minutes',
  reason text,
  created_at timestamptz not null default now(),
  primary key (source, row_id, url_key)
);
create index picture_fetches_age_idx on picture_fetches (created_at);

-- A copied picture goes with its listing, whatever deleted the row. One that was replaced stays for as long as changes
-- are taken back in practice.
create function release_listing_picture() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update stored_files
  set delete_after = now() + case when tg_op = 'UPDATE' then interval '30 days' else interval '0' end
  where bucket = 'business-images' and key = substr(old.image_url, length('/files/business-images/') + 1);
  return null;
end
$$;
create function keep_listing_picture() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update stored_files set delete_after = null
  where bucket = 'business-images' and key = substr(new.image_url, length('/files/business-images/') + 1)
    and kept_at is not null;
  return null;
end
$$;

do $$
declare
  listing text;
begin
  foreach listing in array array['businesses', 'travel_guides', 'organizations', 'music_artists'] loop
    execute format($sql$
      create trigger %1$s_release_deleted_picture after delete on %1$s
        for each row when (starts_with(old.image_url, '/files/business-images/'))
        execute function release_listing_picture();
      create trigger %1$s_release_replaced_picture after update of image_url on %1$s
        for each row when (
          starts_with(old.image_url, '/files/business-images/') and old.image_url is distinct from new.image_url
        ) execute function release_listing_picture();
      create trigger %1$s_keep_picture after update of image_url on %1$s
        for each row when (
          starts_with(new.image_url, '/files/business-images/') and old.image_url is distinct from new.image_url
        ) execute function keep_listing_picture();
    $sql$, listing);
  end loop;
end
$$;

-- Copying a picture is no change of the listing: an owner who is editing is not told that somebody saved in between.
drop trigger businesses_count_version on businesses;
create trigger businesses_count_version before update on businesses
  for each row when (
    (old.name, old.description, old.category_id, old.subcategory, old.location, old.state, old.phone, old.website,
      old.founder, old.email, old.contact_info, old.instagram, old.twitter, old.facebook, old.tiktok,
      old.featured, old.verified, old.latitude, old.longitude)
    is distinct from
    (new.name, new.description, new.category_id, new.subcategory, new.location, new.state, new.phone, new.website,
      new.founder, new.email, new.contact_info, new.instagram, new.twitter, new.facebook, new.tiktok,
      new.featured, new.verified, new.latitude, new.longitude)
    or (
      old.image_url is distinct from new.image_url
      and (not starts_with(old.image_url, '/') and starts_with(new.image_url, '/files/business-images/')) is not true
    )
  ) execute function count_business_version();
