create table venues (
  id uuid primary key default uuidv7(),
  venue_name text not null check (btrim(venue_name) <> ''),
  city text,
  state text,
  venue_type text,
  capacity integer check (capacity >= 0),
  established_year calendar_year,
  notable_features text,
  website web_link,
  black_owned boolean not null default false,
  black_supporting boolean not null default false,
  created_at timestamptz not null default now()
);
comment on table venues is 'Entertainment venues.';
create index venues_name_idx on venues (lower(venue_name), id);
create index venues_owned_idx on venues (lower(venue_name), id) where black_owned;
create index venues_supporting_idx on venues (lower(venue_name), id) where black_supporting;

create table music_artists (
  id uuid primary key default uuidv7(),
  artist_name text not null check (btrim(artist_name) <> ''),
  real_name text,
  type text,
  city text,
  state text,
  genre text,
  description text,
  notable_work text,
  record_label text,
  year_started calendar_year,
  social_media web_link_map not null default '{}',
  image_url web_link,
  created_at timestamptz not null default now()
);
comment on table music_artists is 'Musicians. The list of musicians also shows black_musicians.';
create index music_artists_name_idx on music_artists (lower(artist_name), id);
create index music_artists_type_idx on music_artists using gin (lower(type) gin_trgm_ops);

-- The merged list uses the name as id, so names are unique.
create table black_musicians (
  id uuid primary key default uuidv7(),
  artist_name text not null unique check (btrim(artist_name) <> ''),
  real_name text,
  type text default 'Musician',
  city text,
  state text,
  genre text,
  description text,
  notable_work text,
  created_at timestamptz not null default now()
);
comment on table black_musicians is 'A legacy list of musicians, imported unchanged.';
create index black_musicians_name_idx on black_musicians (lower(artist_name), id);

create table film_media (
  id uuid primary key default uuidv7(),
  name text not null check (btrim(name) <> ''),
  company text,
  category text,
  type text,
  location text,
  notable_works text,
  awards text,
  active_since calendar_year,
  -- `Established` or any other text.
  tier text,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table film_media is 'Film and media companies and people.';
-- Without names, so that each copy below generates its own.
create index on film_media (lower(name), id);
create index on film_media (lower(btrim(name)), id);
create index on film_media using gin (lower(name) gin_trgm_ops, lower(company) gin_trgm_ops);

create table underground_filmmakers (like film_media including all);
comment on table underground_filmmakers is 'Filmmakers. They also appear in the artist directory and the film list.';
create table black_theater_arts (like film_media including all);
comment on table black_theater_arts is 'Theater people and companies. They also appear in the artist directory.';

-- Both are also listed as artists, so they have the columns that the artist list searches and sorts by. No one votes
-- for them; the sort order by votes needs a column to be indexed.
alter table underground_filmmakers
  add column search_text text not null
    generated always as (fold_search_text(name) || e'\n' || fold_search_text(coalesce(location, ''))) stored,
  add column support_order integer not null generated always as (0) stored;
alter table black_theater_arts
  add column search_text text not null
    generated always as (fold_search_text(name) || e'\n' || fold_search_text(coalesce(location, ''))) stored,
  add column support_order integer not null generated always as (0) stored;

create index film_media_category_name_idx on film_media (category, lower(name), id);
create index film_media_type_name_idx on film_media (type, lower(name), id);
create index film_media_folded_idx on film_media
  using gin (fold_search_text(name) gin_trgm_ops, fold_search_text(company) gin_trgm_ops);
create index underground_filmmakers_category_idx on underground_filmmakers (category, lower(name), id);
create index underground_filmmakers_type_name_idx on underground_filmmakers (type, lower(name), id);
create index underground_filmmakers_folded_idx on underground_filmmakers
  using gin (fold_search_text(name) gin_trgm_ops, fold_search_text(company) gin_trgm_ops);
create index underground_filmmakers_support_idx on underground_filmmakers (support_order, lower(name));
create index black_theater_arts_category_idx on black_theater_arts (category, lower(name), id);
create index black_theater_arts_type_name_idx on black_theater_arts (type, lower(name), id);
create index black_theater_arts_folded_idx on black_theater_arts
  using gin (fold_search_text(name) gin_trgm_ops, fold_search_text(company) gin_trgm_ops);
create index black_theater_arts_support_idx on black_theater_arts (support_order, lower(name));
