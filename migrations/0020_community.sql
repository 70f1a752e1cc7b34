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
comment on table community_members is 'Members of the community directory.';
create unique index community_members_email_key on community_members (lower(email));
create index community_members_time_idx on community_members (created_at, id);
create index community_members_search_idx on community_members
  using gin (fold_search_text(name || ' ' || email || ' ' || coalesce(business, '')) gin_trgm_ops);
create index community_members_foreign_picture_idx on community_members (id)
  where not starts_with(profile_image_url, '/');
