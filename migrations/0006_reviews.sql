create table reviews (
  id uuid primary key default uuidv7(),
  business_id uuid not null references businesses on delete cascade,
  -- Empty for visitors and after the account is deleted.
  user_id uuid references users on delete set null,
  reviewer_name text check (btrim(reviewer_name) <> '' and length(reviewer_name) <= 100),
  is_anonymous boolean not null default false,
  rating smallint not null check (rating between 1 and 5),
  comment text check (length(comment) <= 5000),
  -- Legacy: only read, for rows older than `comment`.
  review_text text,
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Rejected')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Why it waits for an admin; empty for what was published at once or has been decided.
  held_reason text,
  constraint reviews_anonymous_has_no_name check (not is_anonymous or reviewer_name is null),
  constraint reviews_has_a_text check (btrim(coalesce(comment, review_text, '')) <> '')
);
create unique index reviews_author_key on reviews (user_id, business_id) where user_id is not null;
-- One index serves newest and oldest, the other highest and lowest: each is scanned forward or backward.
create index reviews_time_idx on reviews (business_id, status, created_at, id);
create index reviews_rating_idx on reviews (business_id, status, rating, created_at, id);
create index reviews_all_idx on reviews (created_at, id);
create index reviews_pending_idx on reviews (created_at, id) where status = 'Pending';

create trigger reviews_touch before update on reviews
  for each row execute function touch_updated_at();

-- A rejected review stays rejected; an approved one may still be rejected. Only reviews that a raid published before it
-- was detected go back to pending.
create trigger reviews_status_moves before update of status on reviews
  for each row when (
    old.status <> new.status
    and (old.status, new.status) not in (('Pending', 'Approved'), ('Pending', 'Rejected'), ('Approved', 'Rejected'))
    and not (old.status = 'Approved' and new.status = 'Pending' and new.held_reason is not distinct from 'raid')
  ) execute function refuse_status_move();

-- Counts approved reviews by increments: correct under concurrent writers without reading other reviews.
create function keep_business_stats() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.status = 'Approved' then
    update business_stats set
      review_count = review_count - 1,
      rating_sum = rating_sum - old.rating,
      star_counts[old.rating] = star_counts[old.rating] - 1
    where business_id = old.business_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'Approved' then
    update business_stats set
      review_count = review_count + 1,
      rating_sum = rating_sum + new.rating,
      star_counts[new.rating] = star_counts[new.rating] + 1
    where business_id = new.business_id;
  end if;
  return null;
end
$$;
create trigger reviews_count_on_insert after insert on reviews
  for each row when (new.status = 'Approved') execute function keep_business_stats();
create trigger reviews_count_on_update after update on reviews
  for each row when ((old.business_id, old.status, old.rating) is distinct from (new.business_id, new.status, new.rating))
  execute function keep_business_stats();
create trigger reviews_count_on_delete after delete on reviews
  for each row when (old.status = 'Approved') execute function keep_business_stats();

-- The same counters computed from the rows. Too slow for a page: for bulk imports and for tests.
create view counted_reviews as
select
  business_id,
  count(*)::integer as review_count,
  sum(rating) as rating_sum,
  array[
    count(*) filter (where rating = 1),
    count(*) filter (where rating = 2),
    count(*) filter (where rating = 3),
    count(*) filter (where rating = 4),
    count(*) filter (where rating = 5)
  ]::integer[] as star_counts
from reviews
where status = 'Approved'
group by business_id;

create table review_comments (
  id uuid primary key default uuidv7(),
  review_id uuid not null references reviews on delete cascade,
  user_id uuid references users on delete set null,
  commenter_name text check (length(commenter_name) <= 100),
  comment_text text not null check (btrim(comment_text) <> '' and length(comment_text) <= 5000),
  -- Published at once by default; an admin may reject it.
  status text not null default 'Approved' check (status in ('Pending', 'Approved', 'Rejected')),
  created_at timestamptz not null default now(),
  -- Why it waits for an admin; empty for what was published at once or has been decided.
  held_reason text
);
create index review_comments_review_idx on review_comments (review_id, created_at, id);
create index review_comments_user_idx on review_comments (user_id) where user_id is not null;
-- The moderation queue, oldest first.
create index review_comments_pending_idx on review_comments (created_at, id) where status = 'Pending';

create trigger review_comments_status_moves before update of status on review_comments
  for each row when (
    old.status <> new.status
    and (old.status, new.status) not in (('Pending', 'Approved'), ('Pending', 'Rejected'), ('Approved', 'Rejected'))
    and not (old.status = 'Approved' and new.status = 'Pending' and new.held_reason is not distinct from 'raid')
  ) execute function refuse_status_move();

-- Reviews and replies of the last day with their origin and a fingerprint of the text, to compare new posts with.
-- Networks are stored as keyed hashes, never as addresses. A job deletes rows after a day.
-- Unlogged: a crash empties the table, and none of it ends up in a backup.
create unlogged table recent_posts (
  -- The id of the review or reply.
  id uuid primary key,
  is_reply boolean not null,
  business_id uuid not null,
  created_at timestamptz not null default now(),
  -- The network at three prefix lengths; for a signed-in author only the first is set, derived from the account.
  origin text not null,
  site text,
  wide text,
  is_proven boolean not null,
  -- Looked like a bot or a campaign on its own, regardless of the network's history.
  is_strike boolean not null,
  -- Published at once, and not decided by an admin since.
  is_shown boolean not null,
  letters integer not null,
  -- 128 MinHash values of the trigrams, one byte each, and 32 LSH bands that similar texts are likely to share.
  signature bytea not null check (length(signature) = 128),
  bands integer[] not null
);
create index recent_posts_age_idx on recent_posts (created_at);
create index recent_posts_origin_idx on recent_posts (origin, created_at);
create index recent_posts_site_idx on recent_posts (site, created_at);
create index recent_posts_wide_idx on recent_posts (wide, created_at);
create index recent_posts_business_idx on recent_posts (business_id, created_at);
create index recent_posts_bands_idx on recent_posts using gin (bands) with (fastupdate = off);
