-- The schema that rate-limiter-flexible expects. Unlogged: counters can start over after a crash.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
) with (fillfactor = 70);
comment on table rate_limits is 'Rate limit counters.';

-- Unlogged: after a crash, a proof from the last two hours could be used again, but rate limits still apply.
create unlogged table used_proofs (
  nonce text primary key check (length(nonce) = 32),
  expires_at timestamptz not null
);
comment on table used_proofs is
  'Accepted proofs of work until they expire, so that each is accepted once. Inserts delete expired rows.';
create index used_proofs_expired_idx on used_proofs (expires_at);
