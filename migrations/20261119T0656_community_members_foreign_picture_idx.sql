-- Members whose picture the worker has yet to copy.
drop index concurrently if exists community_members_foreign_picture_idx;
create index concurrently community_members_foreign_picture_idx on community_members (id) where not starts_with(profile_image_url, '/');
