-- safe: a check in place of a narrower one; every row passes it already.
alter table stored_files drop constraint stored_files_bucket_check;
alter table stored_files add constraint stored_files_bucket_check check (bucket in (
  'claim_proofs', 'community-images', 'event_images', 'business-images', 'product-images', 'artist-images'
)) not valid;

-- Pictures go with their artist, whatever deleted the row.
create function release_artist_pictures() returns trigger language plpgsql
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
create trigger artist_directory_release_pictures after delete on artist_directory
  for each row when (strpos(old.portfolio_url, '/files/artist-images/') > 0)
  execute function release_artist_pictures();
