drop index concurrently if exists recent_posts_sign_up_idx;
create index concurrently recent_posts_sign_up_idx on recent_posts (sign_up, created_at) where sign_up is not null;
