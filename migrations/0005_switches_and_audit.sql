create table launch_switches (
  name text primary key,
  description text not null,
  -- Set by the migration that ships the feature.
  is_built boolean not null default false,
  is_on boolean not null default false,
  updated_at timestamptz not null default now(),
  updated_by uuid references users on delete set null,
  constraint launch_switches_only_built_ones_open check (is_built or not is_on)
);
comment on table launch_switches is
  'Features announced on the site that open later. While a switch is off, pages show a notice instead.';
create index launch_switches_updated_by_idx on launch_switches (updated_by);
insert into launch_switches (name, description, is_built) values
  ('business_reviews', 'Reviews can be posted on the page of a business.', true),
  ('travel_reviews', 'Tours, guides and booking options have reviews and a welcome score.', true),
  ('contact_and_help', 'The footer leads to a help page and a contact form.', true),
  ('social_links', 'The footer links to the site''s social accounts.', true),
  ('business_dashboard', 'Owners have a workspace: listing, reviews, figures.', true),
  ('artist_connect', 'Connect sends a relayed message that hides both addresses.', true),
  ('store_catalogue', 'The store has a catalogue with collections, search and filters.', true),
  ('entertainment_more', 'The other entertainment tiles lead to their pages.', true),
  ('merged_artist_profiles', 'Film and theater entries of the artist directory have a basic profile.', true),
  ('review_moderation', 'New reviews wait for an admin''s decision.', true);
revoke insert, update, delete on launch_switches from ujamaa_app;
grant update (is_on, updated_at, updated_by) on launch_switches to ujamaa_app;

-- No foreign keys: entries outlive the rows they refer to.
create table audit_log (
  id uuid primary key default uuidv7(),
  at timestamptz not null default now(),
  actor_id uuid,
  action text not null check (btrim(action) <> ''),
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  request_id text,
  ip inet,
  transaction_id xid8 not null default pg_current_xact_id()
);
comment on table audit_log is 'Who did what to which row, written in the same transaction. Append-only.';
create index audit_log_time_idx on audit_log (at, id);
create index audit_log_subject_idx on audit_log (subject_type, subject_id, at);
create index audit_log_actor_idx on audit_log (actor_id, at);
create index audit_log_kind_idx on audit_log (subject_type, action, at, id);
create index audit_log_actor_kind_idx on audit_log (actor_id, subject_type, action, at, id);
create index audit_log_ip_idx on audit_log (at) where ip is not null;
revoke update, delete on audit_log from ujamaa_app;
