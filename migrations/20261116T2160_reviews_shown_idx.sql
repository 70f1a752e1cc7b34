-- The newest reviews that everybody sees, for the home page and the reviews page.
drop index concurrently if exists reviews_shown_idx;
create index concurrently reviews_shown_idx on reviews (created_at, id) where status = 'Approved';
