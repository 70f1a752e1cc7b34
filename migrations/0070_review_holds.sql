-- Why a review or a reply waits for an admin; empty for what was shown at once or has been decided.
alter table reviews add column held_reason text;
alter table review_comments add column held_reason text;

-- The queue of the admins, oldest first.
create index review_comments_pending_idx on review_comments (created_at, id) where status = 'Pending';

-- What a raid had shown before it was recognized may go back to waiting. Nothing else does.
drop trigger reviews_status_moves on reviews;
create trigger reviews_status_moves before update of status on reviews
  for each row when (
    old.status <> new.status
    and (old.status, new.status) not in (('Pending', 'Approved'), ('Pending', 'Rejected'), ('Approved', 'Rejected'))
    and not (old.status = 'Approved' and new.status = 'Pending' and new.held_reason is not distinct from 'raid')
  ) execute function refuse_status_move();
drop trigger review_comments_status_moves on review_comments;
create trigger review_comments_status_moves before update of status on review_comments
  for each row when (
    old.status <> new.status
    and (old.status, new.status) not in (('Pending', 'Approved'), ('Pending', 'Rejected'), ('Approved', 'Rejected'))
    and not (old.status = 'Approved' and new.status = 'Pending' and new.held_reason is not distinct from 'raid')
  ) execute function refuse_status_move();

-- What was posted within the last day, by reviews and replies alike: where from, and a sketch of the words, so that a
-- new post can be compared. Networks are keyed digests, never addresses. Rows go after a day, by a job.
-- Unlogged: after a crash the day starts anew, and nothing of it reaches a backup.
create unlogged table recent_posts (
  -- The id of the review or the reply.
  id uuid primary key,
  is_reply boolean not null,
  business_id uuid not null,
  created_at timestamptz not null default now(),
  -- Three widths of one network; a member has only the first, made from the account.
  origin text not null,
  site text,
  wide text,
  is_proven boolean not null,
  -- Looked like a program or a campaign by itself, whatever its network had done before.
  is_strike boolean not null,
  -- Was shown at once, and no admin has decided about it since.
  is_shown boolean not null,
  letters integer not null,
  -- 128 minhashes of the trigrams, a byte each, and 32 keys that similar texts are likely to share.
  signature bytea not null check (length(signature) = 128),
  bands integer[] not null
);
create index recent_posts_age_idx on recent_posts (created_at);
create index recent_posts_origin_idx on recent_posts (origin, created_at);
create index recent_posts_site_idx on recent_posts (site, created_at);
create index recent_posts_wide_idx on recent_posts (wide, created_at);
create index recent_posts_business_idx on recent_posts (business_id, created_at);
create index recent_posts_bands_idx on recent_posts using gin (bands) with (fastupdate = off);
