-- One row per uploaded file; the content is in object storage under bucket and key.
create table stored_files (
  id uuid primary key default uuidv7(),
  bucket text not null
    check (bucket in ('claim_proofs', 'community-images', 'event_images', 'business-images', 'product-images')),
  key text not null check (length(key) <= 500 and key ~ '^[A-Za-z0-9][A-Za-z0-9_./-]*$' and key !~ '\.\.'),
  content_type text not null
    check (
      content_type in ('image/jpeg', 'image/png', 'image/webp')
      or (content_type = 'application/pdf' and bucket = 'claim_proofs')
    ),
  byte_size integer not null check (byte_size between 1 and 5 * 1024 * 1024),
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  -- Set once the file is no longer needed; a job then deletes the object and the row.
  delete_after timestamptz,
  unique (bucket, key)
);
create index stored_files_uploader_idx on stored_files (uploaded_by);
create index stored_files_expiry_idx on stored_files (delete_after) where delete_after is not null;
