create table reviews (
  id uuid primary key default uuidv7(),
  business_id uuid not null references businesses on delete cascade,
  -- Empty for visitors and after an account is erased.
  user_id uuid references users on delete set null,
  reviewer_name text check (btrim(reviewer_name) <> '' and length(reviewer_name) <= 100),
  is_anonymous boolean not null default false,
  rating smallint not null check (rating between 1 and 5),
  comment text check (length(comment) <= 5000),
  -- Only read, for rows from before `comment` existed.
  review_text text,
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Rejected')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint reviews_anonymous_has_no_name check (not is_anonymous or reviewer_name is null),
  constraint reviews_has_a_text check (btrim(coalesce(comment, review_text, '')) <> '')
);
create unique index reviews_author_key on reviews (user_id, business_id) where user_id is not null;
-- One index serves newest and oldest, the other highest and lowest: each is read forwards or backwards.
create index reviews_time_idx on reviews (business_id, status, created_at, id);
create index reviews_rating_idx on reviews (business_id, status, rating, created_at, id);
create index reviews_all_idx on reviews (created_at, id);
create index reviews_pending_idx on reviews (created_at, id) where status = 'Pending';

create trigger reviews_touch before update on reviews
  for each row execute function touch_updated_at();

-- A rejected review stays rejected; an approved one may still be taken down.
create trigger reviews_status_moves before update of status on reviews
  for each row when (
    old.status <> new.status
    and (old.status, new.status) not in (('Pending', 'Approved'), ('Pending', 'Rejected'), ('Approved', 'Rejected'))
  ) execute function refuse_status_move();

-- Counts Approved reviews only, by differences: correct under parallel writers without reading other reviews.
create function keep_business_stats() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.status = 'Approved' then
    update business_stats set review_count = review_count - 1, rating_sum = rating_sum - old.rating
    where business_id = old.business_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'Approved' then
    update business_stats set review_count = review_count + 1, rating_sum = rating_sum + new.rating
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

create table review_comments (
  id uuid primary key default uuidv7(),
  review_id uuid not null references reviews on delete cascade,
  user_id uuid references users on delete set null,
  commenter_name text check (length(commenter_name) <= 100),
  comment_text text not null check (btrim(comment_text) <> '' and length(comment_text) <= 5000),
  -- Shown at once; an admin may take it down.
  status text not null default 'Approved' check (status in ('Pending', 'Approved', 'Rejected')),
  created_at timestamptz not null default now()
);
create index review_comments_review_idx on review_comments (review_id, created_at, id);
create index review_comments_user_idx on review_comments (user_id) where user_id is not null;

create trigger review_comments_status_moves before update of status on review_comments
  for each row when (
    old.status <> new.status
    and (old.status, new.status) not in (('Pending', 'Approved'), ('Pending', 'Rejected'), ('Approved', 'Rejected'))
  ) execute function refuse_status_move();
