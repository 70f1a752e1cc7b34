create or replace trigger reviews_touch before update on reviews
  for each row execute function touch_updated_at();

-- A rejected review stays rejected, and an approved one can still be rejected. A review goes back to pending when its
-- author has just edited it, when a raid published it before it was detected, or when its decision is undone.
create or replace trigger reviews_status_moves before update of status on reviews
  for each row when (
    old.status <> new.status
    and (old.status, new.status) not in (('Pending', 'Approved'), ('Pending', 'Rejected'), ('Approved', 'Rejected'))
    and not (
      old.status = 'Approved' and new.status = 'Pending'
      and (new.held_reason is not distinct from 'raid' or old.edited_at is distinct from new.edited_at)
    )
    and not (new.status = 'Pending' and is_decision_undone('review', new.id))
  ) execute function refuse_status_move();

-- Incremental: correct under concurrent writers without reading other reviews.
create or replace function keep_business_stats() returns trigger language plpgsql
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
comment on function keep_business_stats is 'Counts an approved review in business_stats.';
create or replace trigger reviews_count_on_insert after insert on reviews
  for each row when (new.status = 'Approved') execute function keep_business_stats();
create or replace trigger reviews_count_on_update after update on reviews
  for each row when (
    (old.business_id, old.status, old.rating) is distinct from (new.business_id, new.status, new.rating)
  ) execute function keep_business_stats();

-- Deleting a business or an account deletes thousands of reviews in one statement: one update for each business.
create or replace function uncount_deleted_reviews() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform from business_stats where business_id in (select business_id from removed where status = 'Approved')
  order by business_id for no key update;
  update business_stats as stats
  set review_count = stats.review_count - gone.review_count, rating_sum = stats.rating_sum - gone.rating_sum,
    star_counts = array[
      stats.star_counts[1] - gone.ones, stats.star_counts[2] - gone.twos, stats.star_counts[3] - gone.threes,
      stats.star_counts[4] - gone.fours, stats.star_counts[5] - gone.fives
    ]
  from (
    select
      business_id, count(*)::integer as review_count, sum(rating) as rating_sum,
      (count(*) filter (where rating = 1))::integer as ones, (count(*) filter (where rating = 2))::integer as twos,
      (count(*) filter (where rating = 3))::integer as threes, (count(*) filter (where rating = 4))::integer as fours,
      (count(*) filter (where rating = 5))::integer as fives
    from removed
    where status = 'Approved'
    group by business_id
  ) as gone
  where stats.business_id = gone.business_id;
  return null;
end
$$;
comment on function uncount_deleted_reviews is 'Subtracts deleted reviews from business_stats.';
create or replace trigger reviews_count_on_delete after delete on reviews
  referencing old table as removed for each statement execute function uncount_deleted_reviews();

create or replace trigger review_comments_status_moves before update of status on review_comments
  for each row when (
    old.status <> new.status
    and (old.status, new.status) not in (('Pending', 'Approved'), ('Pending', 'Rejected'), ('Approved', 'Rejected'))
    and not (old.status = 'Approved' and new.status = 'Pending' and new.held_reason is not distinct from 'raid')
    and not (new.status = 'Pending' and is_decision_undone('reply', new.id))
  ) execute function refuse_status_move();

-- Applies to every statement of every writer.
create or replace function check_owner_answer() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform from reviews join businesses on businesses.id = reviews.business_id
    where reviews.id = new.review_id and businesses.owner_id = new.user_id;
  if not found then
    raise exception 'Only the owner of the business answers as its owner.'
      using errcode = 'check_violation', constraint = tg_name, table = tg_table_name;
  end if;
  return new;
end
$$;
comment on function check_owner_answer is 'Rejects a reply marked as the owner''s from anyone else.';
create or replace trigger review_comments_owner_mark_on_insert before insert on review_comments
  for each row when (new.by_owner) execute function check_owner_answer();
-- The author can disappear (a deleted account), but not change to someone else.
create or replace trigger review_comments_owner_mark_on_update
  before update of by_owner, review_id, user_id on review_comments
  for each row when (
    new.by_owner
    and (not old.by_owner or old.review_id <> new.review_id
      or (new.user_id is not null and old.user_id is distinct from new.user_id))
  ) execute function check_owner_answer();
