-- Pictures of artists and their works.
-- safe: a check in place of a narrower one; every row passes it already.
alter table stored_files drop constraint stored_files_bucket_check;
alter table stored_files add constraint stored_files_bucket_check check (bucket in (
  'claim_proofs', 'community-images', 'event_images', 'business-images', 'product-images', 'artist-images'
)) not valid;
