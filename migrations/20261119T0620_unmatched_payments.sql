-- Payments whose order is gone: a failover to a standby that had not received it yet, or a restore. Admins refund or
-- dismiss them. They are not in the ledger, which books orders.
create table unmatched_payments (
  payment_id text primary key check (length(payment_id) between 1 and 255),
  session_id text not null unique,
  -- The order that the payment page named. No foreign key: it is not there.
  order_id uuid not null,
  amount integer not null check (amount > 0),
  currency_code text not null check (currency_code ~ '^[a-z]{3}$'),
  -- matched: the order was restored, and has its payment.
  status text not null default 'open' check (status in ('open', 'refunding', 'refunded', 'dismissed', 'matched')),
  -- Why the last refund did not arrive.
  problem text,
  note text check (length(note) between 1 and 500),
  found_at timestamptz not null default now(),
  settled_at timestamptz
);
create index unmatched_payments_list_idx on unmatched_payments (found_at desc, payment_id desc);
create index unmatched_payments_open_idx on unmatched_payments (found_at desc, payment_id desc) where status = 'open';
