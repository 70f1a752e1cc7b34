-- A proof of work counts once. It is remembered until it expires; whoever adds one takes the expired ones away.
-- Unlogged: after a crash a proof of the last two hours may count a second time, and limits hold all the same.
create unlogged table used_proofs (
  nonce text primary key check (length(nonce) = 32),
  expires_at timestamptz not null
);
create index used_proofs_expired_idx on used_proofs (expires_at);
