-- The network that an account was made in: a keyed digest of its /24 or /48, so that new accounts of one place count
-- together. Cleared after 30 days.
alter table users add column sign_up_network text;

alter table recent_posts
  -- The person: a digest of the account, or of a visitor's network. Words are compared with those of others only.
  add column author text not null default '',
  -- By an account that is not trusted yet; such an author has a network like a visitor.
  add column is_new_account boolean not null default false,
  -- The network that this account was made in.
  add column sign_up text;

-- The network in which the account of a new voter was made.
alter table vote_origins add column sign_up text;
