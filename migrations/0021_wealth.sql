create table organizations (
  id uuid primary key default uuidv7(),
  name text not null check (btrim(name) <> ''),
  category text,
  description text,
  image_url web_link,
  services_offered text[] not null default '{}' check (array_position(services_offered, null) is null),
  website web_link,
  social_media_links web_link_map not null default '{}',
  created_at timestamptz not null default now()
);
comment on table organizations is 'Organizations of the wealth page.';
create index organizations_name_idx on organizations (lower(name), id);
create index organizations_category_idx on organizations (category, lower(name), id);
