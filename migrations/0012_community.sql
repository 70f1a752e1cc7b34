create table community_members (
  id uuid primary key default uuidv7(),
  name text not null check (btrim(name) <> '' and length(name) <= 200),
  email email_address not null,
  business text check (length(business) <= 200),
  links web_link_list check (cardinality(links) between 1 and 20),
  bio text check (length(bio) <= 250),
  profile_image_url web_link,
  created_at timestamptz not null default now()
);
create unique index community_members_email_key on community_members (lower(email));
create index community_members_time_idx on community_members (created_at, id);
