-- Artists with foreign pictures among their links, which the worker has yet to copy.
drop index concurrently if exists artist_directory_picture_links_idx;
create index concurrently artist_directory_picture_links_idx on artist_directory (artist_id) where portfolio_url ~* '(^|,)\s*[^/,[:space:]][^,]*\.(avif|gif|jpe?g|png|webp)\s*([?#,]|$)';
