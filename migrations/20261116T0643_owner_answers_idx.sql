drop index concurrently if exists review_comments_owner_idx;
create index concurrently review_comments_owner_idx on review_comments (review_id, created_at, id) where by_owner;
