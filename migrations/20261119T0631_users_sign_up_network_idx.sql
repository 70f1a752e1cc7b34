-- What the nightly job clears.
drop index concurrently if exists users_sign_up_network_idx;
create index concurrently users_sign_up_network_idx on users (created_at) where sign_up_network is not null;
