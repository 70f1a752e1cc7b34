-- All replies, newest first, for the admin's list.
drop index concurrently if exists review_comments_all_idx;
create index concurrently review_comments_all_idx on review_comments (created_at, id);
