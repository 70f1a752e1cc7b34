create table reviews (
  id uuid primary key default uuidv7(),
  business_id uuid not null references businesses on delete cascade,
  -- Empty for visitors and after the account is deleted.
  user_id uuid references users on delete set null,
  reviewer_name text check (btrim(reviewer_name) <> '' and length(reviewer_name) <= 100),
  is_anonymous boolean not null default false,
  rating smallint not null check (rating between 1 and 5),
  comment text check (length(comment) <= 5000),
  -- Legacy, read-only: the text of rows older than `comment`.
  review_text text,
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Rejected')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Why the review waits for an admin; empty once published or decided.
  held_reason text,
  -- When the author last edited the review. Pages say that it was edited.
  edited_at timestamptz,
  constraint reviews_anonymous_has_no_name check (not is_anonymous or reviewer_name is null),
  constraint reviews_has_a_text check (btrim(coalesce(comment, review_text, '')) <> '')
);
comment on table reviews is 'Reviews of businesses.';
create unique index reviews_author_key on reviews (user_id, business_id) where user_id is not null;
-- One index serves newest and oldest first, the other highest and lowest: each is scanned forward or backward.
create index reviews_time_idx on reviews (business_id, status, created_at, id);
create index reviews_rating_idx on reviews (business_id, status, rating, created_at, id);
create index reviews_all_idx on reviews (created_at, id);
create index reviews_pending_idx on reviews (created_at, id) where status = 'Pending';
create index reviews_shown_idx on reviews (created_at, id) where status = 'Approved';

create table review_comments (
  id uuid primary key default uuidv7(),
  review_id uuid not null references reviews on delete cascade,
  user_id uuid references users on delete set null,
  commenter_name text check (length(commenter_name) <= 100),
  comment_text text not null check (btrim(comment_text) <> '' and length(comment_text) <= 5000),
  -- Published at once by default; an admin can reject it.
  status text not null default 'Approved' check (status in ('Pending', 'Approved', 'Rejected')),
  created_at timestamptz not null default now(),
  -- Why the reply waits for an admin; empty once published or decided.
  held_reason text,
  -- Whether the author owned the business when replying. Stays set when the business changes hands; pages then say that
  -- a former owner replied.
  by_owner boolean not null default false,
  edited_at timestamptz
);
comment on table review_comments is 'Replies to reviews.';
create index review_comments_review_idx on review_comments (review_id, created_at, id);
create index review_comments_user_idx on review_comments (user_id) where user_id is not null;
create index review_comments_all_idx on review_comments (created_at, id);
create index review_comments_owner_idx on review_comments (review_id, created_at, id) where by_owner;
-- The moderation queue, oldest first.
create index review_comments_pending_idx on review_comments (created_at, id) where status = 'Pending';

-- Networks are stored as keyed hashes, never as IP addresses. A job deletes rows after a day. Unlogged: a crash empties
-- the table, and it is never part of a backup.
create unlogged table recent_posts (
  -- The id of the review or reply.
  id uuid primary key,
  is_reply boolean not null,
  business_id uuid not null,
  created_at timestamptz not null default now(),
  -- The network at three prefix lengths. For a logged-in author only the first is set, derived from the account.
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
  bands integer[] not null,
  -- A digest of the account or, for visitors, the network. Texts are only compared with those of other authors.
  author text not null default '',
  -- Written by an account that is not trusted yet. Such an author has a network, like a visitor.
  is_new_account boolean not null default false,
  -- The network this account was created from.
  sign_up text
);
comment on table recent_posts is
  'Reviews and replies of the last day with their origin and a fingerprint of the text, to detect raids.';
create index recent_posts_age_idx on recent_posts (created_at);
create index recent_posts_origin_idx on recent_posts (origin, created_at);
create index recent_posts_site_idx on recent_posts (site, created_at);
create index recent_posts_wide_idx on recent_posts (wide, created_at);
create index recent_posts_business_idx on recent_posts (business_id, created_at);
create index recent_posts_bands_idx on recent_posts using gin (bands) with (fastupdate = off);
create index recent_posts_sign_up_idx on recent_posts (sign_up, created_at) where sign_up is not null;
