-- What members say about tours, guides and booking options, and how welcome they felt there.
create table travel_reviews (
  id uuid primary key default uuidv7(),
  -- One of these; the two columns below say which.
  tour_id uuid references cultural_tours on delete cascade,
  guide_id uuid references travel_guides on delete cascade,
  booking_id uuid references booking_platform on delete cascade,
  kind text not null generated always as (
    case when tour_id is not null then 'tour' when guide_id is not null then 'guide' else 'booking' end
  ) stored,
  subject_id uuid not null generated always as (coalesce(tour_id, guide_id, booking_id)) stored,
  -- Empty after the account is deleted. The name is read from the account.
  user_id uuid references users on delete set null,
  is_anonymous boolean not null default false,
  rating smallint not null check (rating between 1 and 5),
  welcome smallint not null check (welcome between 1 and 5),
  comment text not null check (btrim(comment) <> '' and length(comment) <= 5000),
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Rejected')),
  -- Why it waits for an admin; empty for what was published at once or has been decided.
  held_reason text,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  constraint travel_reviews_one_subject check (num_nonnulls(tour_id, guide_id, booking_id) = 1)
);
create unique index travel_reviews_author_key on travel_reviews (user_id, subject_id) where user_id is not null;
create index travel_reviews_subject_idx on travel_reviews (subject_id, status, created_at, id);
create index travel_reviews_all_idx on travel_reviews (created_at, id);
create index travel_reviews_shown_idx on travel_reviews (created_at, id) where status = 'Approved';
create index travel_reviews_pending_idx on travel_reviews (created_at, id) where status = 'Pending';
create index travel_reviews_tour_idx on travel_reviews (tour_id) where tour_id is not null;
create index travel_reviews_guide_idx on travel_reviews (guide_id) where guide_id is not null;
create index travel_reviews_booking_idx on travel_reviews (booking_id) where booking_id is not null;

-- As for reviews of businesses: a decision is final, except that new words wait again, and that it may be undone.
create trigger travel_reviews_status_moves before update of status on travel_reviews
  for each row when (
    old.status <> new.status
    and (old.status, new.status) not in (('Pending', 'Approved'), ('Pending', 'Rejected'), ('Approved', 'Rejected'))
    and not (old.status = 'Approved' and new.status = 'Pending' and old.edited_at is distinct from new.edited_at)
    and not (new.status = 'Pending' and is_decision_undone('travel_review', new.id))
  ) execute function refuse_status_move();

-- Scores of what has answers. They are shown from the fifth on.
create table travel_review_stats (
  subject_id uuid primary key,
  kind text not null check (kind in ('tour', 'guide', 'booking')),
  answers integer not null default 0,
  rating_sum integer not null default 0,
  welcome_sum integer not null default 0,
  star_counts integer[] not null default '{0,0,0,0,0}',
  welcome_counts integer[] not null default '{0,0,0,0,0}',
  -- The average in thousandths, to list the most welcoming first.
  welcome_rank integer generated always as (case when answers >= 5 then welcome_sum * 1000 / answers end) stored
);
create index travel_review_stats_welcome_idx on travel_review_stats (welcome_rank, answers, subject_id)
  where answers >= 5;
create index travel_review_stats_kind_idx on travel_review_stats (kind, welcome_rank, answers, subject_id)
  where answers >= 5;
revoke insert, update, delete on travel_review_stats from ujamaa_app;

-- Counts approved reviews by increments: correct under concurrent writers without reading other reviews.
create function keep_travel_review_stats() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.status = 'Approved' then
    update travel_review_stats set
      answers = answers - 1,
      rating_sum = rating_sum - old.rating,
      welcome_sum = welcome_sum - old.welcome,
      star_counts[old.rating] = star_counts[old.rating] - 1,
      welcome_counts[old.welcome] = welcome_counts[old.welcome] - 1
    where subject_id = old.subject_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'Approved' then
    insert into travel_review_stats (subject_id, kind) values (new.subject_id, new.kind)
    on conflict (subject_id) do nothing;
    update travel_review_stats set
      answers = answers + 1,
      rating_sum = rating_sum + new.rating,
      welcome_sum = welcome_sum + new.welcome,
      star_counts[new.rating] = star_counts[new.rating] + 1,
      welcome_counts[new.welcome] = welcome_counts[new.welcome] + 1
    where subject_id = new.subject_id;
  end if;
  return null;
end
$$;
create trigger travel_reviews_count_on_insert after insert on travel_reviews
  for each row when (new.status = 'Approved') execute function keep_travel_review_stats();
create trigger travel_reviews_count_on_update after update on travel_reviews
  for each row when ((old.status, old.rating, old.welcome) is distinct from (new.status, new.rating, new.welcome))
  execute function keep_travel_review_stats();
create trigger travel_reviews_count_on_delete after delete on travel_reviews
  for each row when (old.status = 'Approved') execute function keep_travel_review_stats();

-- What can be reviewed, with the name it goes by.
create view travel_subjects as
select 'tour' as kind, id, tour_name as name, location as place from cultural_tours
union all
select 'guide', id, coalesce(nullif(btrim(theme_angle), ''), city_name), concat_ws(', ', city_name, state)
from travel_guides
union all
select 'booking', id, name, location from booking_platform;

create trigger travel_reviews_announce after insert or update or delete on travel_reviews
  for each statement execute function announce_page_change();
-- Reviews show the names of their authors as they are now.
create trigger profiles_announce after update of username on profiles
  for each row when (old.username <> new.username) execute function announce_page_change();

update launch_switches set is_built = true where name = 'travel_reviews';
