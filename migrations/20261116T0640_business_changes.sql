-- Owners and admins edit the same listing. The version tells an editor that somebody saved in between; the trigger counts
-- every writer, psql included. Counting reviews and confirming do not touch it.
alter table businesses add column version integer not null default 1;
-- When the owner last said that the listing is still right.
alter table businesses add column last_confirmed_at timestamptz;

create function count_business_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end
$$;
create trigger businesses_count_version before update on businesses
  for each row when (
    (old.name, old.description, old.category_id, old.subcategory, old.location, old.state, old.phone, old.website,
      old.founder, old.email, old.contact_info, old.image_url, old.instagram, old.twitter, old.facebook, old.tiktok,
      old.featured, old.verified, old.latitude, old.longitude)
    is distinct from
    (new.name, new.description, new.category_id, new.subcategory, new.location, new.state, new.phone, new.website,
      new.founder, new.email, new.contact_info, new.image_url, new.instagram, new.twitter, new.facebook, new.tiktok,
      new.featured, new.verified, new.latitude, new.longitude)
  ) execute function count_business_version();

-- The history of a listing: each save with the changed fields before and after.
create table business_changes (
  id uuid primary key default uuidv7(),
  business_id uuid not null references businesses on delete cascade,
  -- Empty after the account is deleted.
  changed_by uuid references users on delete set null,
  -- Whether the owner or somebody of the site did it, at the time.
  changed_as text not null check (changed_as in ('owner', 'admin')),
  kind text not null default 'edit' check (kind in ('edit', 'undo', 'confirm')),
  at timestamptz not null default clock_timestamp(),
  -- The version that the save made.
  version integer not null,
  -- The changed fields by name.
  before jsonb not null default '{}' check (jsonb_typeof(before) = 'object'),
  after jsonb not null default '{}' check (jsonb_typeof(after) = 'object'),
  -- The change that this one takes back.
  undoes uuid references business_changes on delete set null,
  constraint business_changes_undo_names_its_change check (undoes is null or kind = 'undo'),
  constraint business_changes_confirm_changes_nothing check ((kind = 'confirm') = (after = '{}'))
);
create index business_changes_business_idx on business_changes (business_id, at, id);
create index business_changes_person_idx on business_changes (changed_by, at) where changed_by is not null;
create index business_changes_undoes_idx on business_changes (undoes) where undoes is not null;
revoke update, delete on business_changes from ujamaa_app;
