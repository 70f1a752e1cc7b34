drop index concurrently if exists users_unverified_id_idx;
create index concurrently users_unverified_id_idx on users (id) where not email_verified;
