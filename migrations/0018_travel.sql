create table cultural_tours (
  id uuid primary key default uuidv7(),
  tour_name text not null check (btrim(tour_name) <> ''),
  tour_type text,
  description text,
  location text,
  duration text,
  schedule text,
  contact_info text,
  booking_requirements text,
  price_range text,
  website web_link,
  black_owned_business boolean not null default false,
  created_at timestamptz not null default now(),
  place_slug text collate "C" generated always as (place_slug_of(location)) stored
);
comment on table cultural_tours is 'Cultural tours.';
create index cultural_tours_name_idx on cultural_tours (lower(tour_name), id);
create index cultural_tours_place_idx on cultural_tours (place_slug, lower(tour_name), id)
  where place_slug is not null;

create table travel_guides (
  id uuid primary key default uuidv7(),
  city_name text not null check (btrim(city_name) <> ''),
  state text,
  country text,
  theme_angle text,
  description text,
  image_url web_link,
  best_time_to_visit text,
  budget_tips text,
  pro_tips text,

  day1_breakfast_name text, day1_breakfast_type text,
  day1_breakfast_address text, day1_breakfast_website web_link,
  day1_morning_activity_name text, day1_morning_activity_type text,
  day1_morning_activity_address text, day1_morning_activity_website web_link,
  day1_lunch_name text, day1_lunch_type text,
  day1_lunch_address text, day1_lunch_website web_link,
  day1_afternoon_activity_name text, day1_afternoon_activity_type text,
  day1_afternoon_activity_address text, day1_afternoon_activity_website web_link,
  day1_dinner_name text, day1_dinner_type text,
  day1_dinner_address text, day1_dinner_website web_link,
  day1_evening_activity_name text, day1_evening_activity_type text,
  day1_evening_activity_address text, day1_evening_activity_website web_link,

  day2_breakfast_name text, day2_breakfast_type text,
  day2_breakfast_address text, day2_breakfast_website web_link,
  day2_morning_activity_name text, day2_morning_activity_type text,
  day2_morning_activity_address text, day2_morning_activity_website web_link,
  day2_lunch_name text, day2_lunch_type text,
  day2_lunch_address text, day2_lunch_website web_link,
  day2_afternoon_activity_name text, day2_afternoon_activity_type text,
  day2_afternoon_activity_address text, day2_afternoon_activity_website web_link,
  day2_dinner_name text, day2_dinner_type text,
  day2_dinner_address text, day2_dinner_website web_link,
  day2_evening_activity_name text, day2_evening_activity_type text,
  day2_evening_activity_address text, day2_evening_activity_website web_link,

  day3_breakfast_name text, day3_breakfast_type text,
  day3_breakfast_address text, day3_breakfast_website web_link,
  day3_morning_activity_name text, day3_morning_activity_type text,
  day3_morning_activity_address text, day3_morning_activity_website web_link,
  day3_lunch_name text, day3_lunch_type text,
  day3_lunch_address text, day3_lunch_website web_link,
  day3_afternoon_activity_name text, day3_afternoon_activity_type text,
  day3_afternoon_activity_address text, day3_afternoon_activity_website web_link,
  day3_dinner_name text, day3_dinner_type text,
  day3_dinner_address text, day3_dinner_website web_link,
  day3_evening_activity_name text, day3_evening_activity_type text,
  day3_evening_activity_address text, day3_evening_activity_website web_link,

  created_at timestamptz not null default now()
);
comment on table travel_guides is
  'City guides: three days with six stops each, one column per field as in the source data.';
create index travel_guides_city_idx on travel_guides (lower(city_name), id);

create table booking_platform (
  id uuid primary key default uuidv7(),
  name text not null check (btrim(name) <> ''),
  category text,
  description text,
  location text,
  service_type text,
  price_range text,
  booking_link web_link,
  website web_link,
  ownership_tag text,
  created_at timestamptz not null default now(),
  place_slug text collate "C" generated always as (place_slug_of(location)) stored
);
comment on table booking_platform is 'Booking options: lodging, transport and other travel services.';
create index booking_platform_name_idx on booking_platform (lower(name), id);
create index booking_platform_category_idx on booking_platform (category, lower(name), id);
create index booking_platform_place_idx on booking_platform (place_slug, lower(name), id)
  where place_slug is not null;
create index booking_platform_folded_idx on booking_platform
  using gin (fold_search_text(name) gin_trgm_ops, fold_search_text(description) gin_trgm_ops);

create table feature_requests (
  id uuid primary key default uuidv7(),
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  email email_address,
  feature_type text not null
    check (feature_type in (
      'Suggest a destination',
      'Request a missing service',
      'Ask for a custom itinerary',
      'Submit a business to feature',
      'Vote or recommend a travel idea'
    )),
  details text check (length(details) <= 5000),
  created_at timestamptz not null default now(),
  -- Open until an admin closes it. The audit log says who did. The note is for admins only.
  done_at timestamptz,
  done_note text,
  -- The answer emailed to the person.
  answer text,
  answered_at timestamptz,
  constraint feature_requests_done_note_check
    check (done_note is null or (done_at is not null and length(done_note) <= 500)),
  constraint feature_requests_answer_check
    check ((answer is null) = (answered_at is null) and length(answer) <= 2000)
);
comment on table feature_requests is 'Requests from the travel page.';
create index feature_requests_time_idx on feature_requests (created_at, id);
create index feature_requests_open_idx on feature_requests (created_at, id) where done_at is null;
create index feature_requests_type_idx on feature_requests (feature_type, created_at, id);
create index feature_requests_email_idx on feature_requests (lower(email)) where email is not null;

create table travel_reviews (
  id uuid primary key default uuidv7(),
  -- Exactly one of these is set.
  tour_id uuid references cultural_tours on delete cascade,
  guide_id uuid references travel_guides on delete cascade,
  booking_id uuid references booking_platform on delete cascade,
  kind text not null generated always as (
    case when tour_id is not null then 'tour' when guide_id is not null then 'guide' else 'booking' end
  ) stored,
  subject_id uuid not null generated always as (coalesce(tour_id, guide_id, booking_id)) stored,
  -- Empty after the account is deleted. Pages read the name from the account.
  user_id uuid references users on delete set null,
  is_anonymous boolean not null default false,
  rating smallint not null check (rating between 1 and 5),
  welcome smallint not null check (welcome between 1 and 5),
  comment text not null check (btrim(comment) <> '' and length(comment) <= 5000),
  status text not null default 'Pending' check (status in ('Pending', 'Approved', 'Rejected')),
  -- Why the review waits for an admin; empty once published or decided.
  held_reason text,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  constraint travel_reviews_one_subject check (num_nonnulls(tour_id, guide_id, booking_id) = 1)
);
comment on table travel_reviews is
  'Reviews of tours, guides and booking options by members, with how welcome they felt.';
create unique index travel_reviews_author_key on travel_reviews (user_id, subject_id) where user_id is not null;
create index travel_reviews_subject_idx on travel_reviews (subject_id, status, created_at, id);
create index travel_reviews_all_idx on travel_reviews (created_at, id);
create index travel_reviews_shown_idx on travel_reviews (created_at, id) where status = 'Approved';
create index travel_reviews_pending_idx on travel_reviews (created_at, id) where status = 'Pending';
create index travel_reviews_tour_idx on travel_reviews (tour_id) where tour_id is not null;
create index travel_reviews_guide_idx on travel_reviews (guide_id) where guide_id is not null;
create index travel_reviews_booking_idx on travel_reviews (booking_id) where booking_id is not null;

create table travel_review_stats (
  subject_id uuid primary key,
  kind text not null check (kind in ('tour', 'guide', 'booking')),
  answers integer not null default 0,
  rating_sum integer not null default 0,
  welcome_sum integer not null default 0,
  star_counts integer[] not null default '{0,0,0,0,0}',
  welcome_counts integer[] not null default '{0,0,0,0,0}',
  -- The average in thousandths, to sort by the most welcoming.
  welcome_rank integer generated always as (case when answers >= 5 then welcome_sum * 1000 / answers end) stored
);
comment on table travel_review_stats is
  'Counters of the approved travel reviews. Pages show them from five reviews on.';
create index travel_review_stats_welcome_idx on travel_review_stats (welcome_rank, answers, subject_id)
  where answers >= 5;
create index travel_review_stats_kind_idx on travel_review_stats (kind, welcome_rank, answers, subject_id)
  where answers >= 5;
revoke insert, update, delete on travel_review_stats from ujamaa_app;
