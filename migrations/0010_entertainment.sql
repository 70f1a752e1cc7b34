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
create index music_artists_name_idx on music_artists (lower(artist_name), id);
create index music_artists_type_idx on music_artists using gin (lower(type) gin_trgm_ops);

-- A legacy list of musicians, imported unchanged. The merged list uses the name as id, so names are unique.
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
create index black_musicians_name_idx on black_musicians (lower(artist_name), id);

-- A merged list, built like all_events; sort_name is a column so that the indexes provide its order.
create view all_music_artists as
select
  id::text as id, lower(artist_name) as sort_name, artist_name, real_name, type, city, state, genre, description,
  notable_work, record_label, year_started::integer, social_media::jsonb, image_url::text
from music_artists
union all
select
  'legacy-' || artist_name, lower(artist_name), artist_name, real_name, coalesce(nullif(btrim(type), ''), 'Musician'),
  city, state, genre, description, notable_work, null, null, '{}', null
from black_musicians;

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
-- Without names, so that each copy below generates its own.
create index on film_media (lower(name), id);
create index on film_media (lower(btrim(name)), id);
create index on film_media using gin (lower(name) gin_trgm_ops, lower(company) gin_trgm_ops);

create table underground_filmmakers (like film_media including all);
create table black_theater_arts (like film_media including all);

-- The film list, unique by case-insensitive name: film_media wins, then the older row.
create view all_film_media as
select
  source, id, sort_name, name, company, category, type, location, notable_works, awards, active_since, tier, is_active
from (
  select
    1 as rank, 'film_media' as source, lower(btrim(name)) as same_name, id, lower(name) as sort_name, name, company,
    category, type, location, notable_works, awards, active_since::integer, tier, is_active
  from film_media
  union all
  select
    2, 'underground_filmmakers', lower(btrim(name)), id, lower(name), name, company,
    category, type, location, notable_works, awards, active_since::integer, tier, is_active
  from underground_filmmakers
) listed
where not exists (
    select from film_media f
    where lower(btrim(f.name)) = same_name and (1, f.id) < (listed.rank, listed.id)
  )
  and not exists (
    select from underground_filmmakers u
    where lower(btrim(u.name)) = same_name and (2, u.id) < (listed.rank, listed.id)
  );
