-- Whether the owner of the business wrote it, at the time. The mark stays when the business changes hands; pages then
-- say that it was the owner of that time.
alter table review_comments add column by_owner boolean not null default false;
alter table review_comments add column edited_at timestamptz;

-- Nobody else can carry the mark, whatever statement writes it.
create function check_owner_answer() returns trigger language plpgsql
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
create trigger review_comments_owner_mark_on_insert before insert on review_comments
  for each row when (new.by_owner) execute function check_owner_answer();
-- The author may go (an account that is deleted), but not change to somebody else.
create trigger review_comments_owner_mark_on_update before update of by_owner, review_id, user_id on review_comments
  for each row when (
    new.by_owner
    and (not old.by_owner or old.review_id <> new.review_id
      or (new.user_id is not null and old.user_id is distinct from new.user_id))
  ) execute function check_owner_answer();
