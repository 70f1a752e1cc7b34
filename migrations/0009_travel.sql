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
  created_at timestamptz not null default now()
);
create index cultural_tours_name_idx on cultural_tours (lower(tour_name), id);

-- Three days with six stops each, one column per field as in the source data. A day exists if its breakfast has a name.
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
  created_at timestamptz not null default now()
);
create index booking_platform_name_idx on booking_platform (lower(name), id);
create index booking_platform_category_idx on booking_platform (category, lower(name), id);
create index booking_platform_search_idx on booking_platform using gin (
  lower(name) gin_trgm_ops, lower(description) gin_trgm_ops
);

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
  created_at timestamptz not null default now()
);
create index feature_requests_time_idx on feature_requests (created_at, id);
