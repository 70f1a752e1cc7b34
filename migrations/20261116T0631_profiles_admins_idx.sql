drop index concurrently if exists profiles_admins_idx;
create index concurrently profiles_admins_idx on profiles (id) where is_admin;
