-- The database enforces the promises: an order moves only forward, stock changes only through movements that are never
-- edited, and every ledger transaction balances.

-- Amounts are integer cents of one currency. Prices, titles and sellers are those at the time of ordering. No foreign
-- keys to products, because an order outlives what it sold.
create table orders (
  id uuid primary key default uuidv7(),
  number bigint not null generated always as identity (start with 10001) unique,
  -- pending: stock is held until `hold_until`. processing: paid by a method that takes days; the hold stays.
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'paid', 'expired', 'failed', 'refunded')),
  user_id uuid references users on delete set null,
  -- From the payment provider, once paid.
  email email_address,
  buyer_name text,
  ship_to jsonb check (jsonb_typeof(ship_to) = 'object'),
  payment_method text,
  -- The destination. The provider accepts only addresses in this country.
  country text not null check (country ~ '^[A-Z]{2}$'),
  currency_code text not null check (currency_code ~ '^[a-z]{3}$'),
  goods_amount integer not null check (goods_amount >= 0),
  shipping_amount integer not null check (shipping_amount >= 0),
  tax_amount integer not null check (tax_amount >= 0),
  -- Whether the prices already contain the tax.
  is_tax_included boolean not null,
  total_amount integer not null,
  refunded_amount integer not null default 0,
  -- From the buyer's browser, for the provider's page.
  locale text,
  time_zone text,
  cancel_path text not null default '/store',
  -- The Idempotency-Key of the request, and a digest of its body.
  request_key text unique check (length(request_key) between 1 and 255),
  request_digest bytea,
  -- The provider's session: its id and page, the resulting payment, and the number of attempts to create one.
  session_id text unique,
  session_url text,
  session_attempts integer not null default 0,
  payment_id text unique,
  created_at timestamptz not null default now(),
  hold_until timestamptz not null,
  -- When the provider was last asked about an order that is still open.
  checked_at timestamptz,
  paid_at timestamptz,
  closed_at timestamptz,
  success_path text not null default '/success',
  -- When the payment page of the current attempt closes. An attempt always sends the same time.
  session_expires_at timestamptz,
  -- A keyed digest of the buyer's network while the order is open, to limit the open orders of a network.
  network_key bytea,
  -- Why an admin should look: what the provider reported does not match the order.
  problem text,
  -- The buyer's account was deleted while the order was open: name and address are deleted when it is done.
  forgets_buyer boolean not null default false,
  -- How long stock is held: shorter when much of it is held already.
  hold_minutes integer not null default 35,
  constraint orders_total_adds_up check (
    total_amount = goods_amount + shipping_amount + case when is_tax_included then 0 else tax_amount end
  ),
  constraint orders_refunds_at_most_the_total check (refunded_amount between 0 and total_amount),
  constraint orders_paid_when_it_says check ((status in ('paid', 'refunded')) <= (paid_at is not null))
);
comment on table orders is 'Orders of the store.';
create index orders_open_idx on orders (hold_until, id) where status in ('pending', 'processing');
create index orders_user_idx on orders (user_id, created_at desc, id desc) where user_id is not null;
create index orders_list_idx on orders (created_at desc, id desc);
create index orders_status_idx on orders (status, created_at desc, id desc);
create index orders_email_idx on orders (lower(email), created_at desc) where email is not null;
create index orders_network_idx on orders (network_key) where status = 'pending';
create index orders_problem_idx on orders (created_at desc, id desc) where problem is not null;
create index orders_refunded_idx on orders (created_at desc, id desc) where refunded_amount > 0;
-- Orders that still have a name and address, for the job that deletes these.
create index orders_personal_idx on orders (created_at, id) where email is not null or ship_to is not null;
create index orders_forget_idx on orders (id) where forgets_buyer;

create table order_lines (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  position integer not null,
  variant_id uuid not null,
  product_id uuid not null,
  business_id uuid,
  seller_name text,
  seller_place text,
  product_title text not null,
  variant_title text not null,
  image_url web_link,
  sku text,
  unit_amount integer not null check (unit_amount >= 0),
  quantity integer not null check (quantity between 1 and 99),
  -- Whether stock was held for it: the inventory of the variant was managed at the time.
  holds_stock boolean not null,
  unique (order_id, variant_id)
);
comment on table order_lines is 'What was ordered.';
create index order_lines_variant_idx on order_lines (variant_id, order_id);
create index order_lines_business_idx on order_lines (business_id, order_id) where business_id is not null;

create table parcels (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  business_id uuid,
  seller_name text,
  status text not null default 'ordered' check (status in ('ordered', 'packed', 'sent', 'delivered', 'canceled')),
  carrier text,
  tracking_number text,
  tracking_url web_link,
  note text,
  created_at timestamptz not null default now(),
  packed_at timestamptz,
  sent_at timestamptz,
  delivered_at timestamptz,
  canceled_at timestamptz,
  -- Paid back for a parcel that will not be sent.
  refund_amount integer constraint parcels_refund_only_when_canceled
    check (refund_amount is null or (refund_amount > 0 and status = 'canceled')),
  unique nulls not distinct (order_id, business_id)
);
comment on table parcels is 'What one seller sends for one order. Created when the order is paid.';
create index parcels_business_idx on parcels (business_id, created_at desc, id desc) where business_id is not null;
create index parcels_open_idx on parcels (created_at, id) where status in ('ordered', 'packed');
create index parcels_sent_idx on parcels (order_id) where status = 'sent';

create table refunds (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  -- Counts the refunds of an order, and is part of the provider's idempotency key.
  number integer not null check (number > 0),
  amount integer not null check (amount > 0),
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  reason text,
  -- No foreign key: a refund outlives the account of the person who requested it.
  requested_by uuid,
  provider_id text unique,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (order_id, number)
);
comment on table refunds is 'Refunds of orders.';
create index refunds_pending_idx on refunds (created_at, id) where status = 'pending';

-- Inserting a movement is the only way to change variant_stock.
create table stock_movements (
  id bigint generated always as identity primary key,
  variant_id uuid not null references product_variants,
  kind text not null check (kind in ('receive', 'correct', 'reserve', 'release', 'sell', 'sell_late', 'restock')),
  quantity integer not null,
  -- Deferred: stock is held before the order is written, so that a rejected order leaves nothing behind.
  order_id uuid references orders deferrable initially deferred,
  -- No foreign key: a movement outlives the account of the person who made it.
  moved_by uuid,
  note text check (length(note) between 1 and 500),
  at timestamptz not null default now(),
  constraint stock_movements_quantity check (quantity > 0 or (kind = 'correct' and quantity < 0)),
  constraint stock_movements_order check (
    case when kind in ('receive', 'correct') then order_id is null else order_id is not null end
  )
);
comment on table stock_movements is 'Every change of stock. Append-only.';
create index stock_movements_variant_idx on stock_movements (variant_id, id);
create index stock_movements_order_idx on stock_movements (order_id) where order_id is not null;
-- An order holds a variant once; the hold ends once, sold or released; a variant is sold once.
create unique index stock_movements_one_hold on stock_movements (order_id, variant_id) where kind = 'reserve';
create unique index stock_movements_one_end on stock_movements (order_id, variant_id) where kind in ('release', 'sell');
create unique index stock_movements_one_sale on stock_movements (order_id, variant_id)
  where kind in ('sell', 'sell_late');
revoke update, delete on stock_movements from ujamaa_app;

create table ledger_transactions (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  kind text not null check (kind in ('charge', 'refund', 'refund_failed', 'dispute', 'dispute_won')),
  -- The provider's id of the payment, refund or dispute: each is booked once.
  provider_id text not null,
  at timestamptz not null default now(),
  unique (kind, provider_id)
);
comment on table ledger_transactions is
  'Double-entry ledger: one transaction per event at the payment provider. Append-only.';
create index ledger_transactions_order_idx on ledger_transactions (order_id, at);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references ledger_transactions,
  -- `provider` is money at the provider; the other accounts say what it is for.
  account text not null check (account in ('provider', 'goods', 'shipping', 'tax', 'refunds', 'disputes')),
  -- The seller, for `goods`.
  business_id uuid,
  currency_code text not null check (currency_code ~ '^[a-z]{3}$'),
  amount integer not null check (amount <> 0)
);
comment on table ledger_entries is 'Entries of a ledger transaction. They add up to zero. Append-only.';
create index ledger_entries_transaction_idx on ledger_entries (transaction_id);
create index ledger_entries_business_idx on ledger_entries (business_id) where business_id is not null;
revoke update, delete on ledger_transactions, ledger_entries from ujamaa_app;

create table payment_events (
  id text primary key check (length(id) between 1 and 255),
  type text not null,
  -- The id of the session, payment, refund or dispute.
  object_id text,
  received_at timestamptz not null default now(),
  handled_at timestamptz
);
comment on table payment_events is 'Webhook events of the payment provider. Each id has an effect at most once.';
create index payment_events_open_idx on payment_events (received_at) where handled_at is null;
create index payment_events_received_idx on payment_events (received_at);

create table unmatched_payments (
  payment_id text primary key check (length(payment_id) between 1 and 255),
  session_id text not null unique,
  -- The order named by the payment page. No foreign key: it does not exist here.
  order_id uuid not null,
  amount integer not null check (amount > 0),
  currency_code text not null check (currency_code ~ '^[a-z]{3}$'),
  -- matched: the order was restored and has its payment.
  status text not null default 'open' check (status in ('open', 'refunding', 'refunded', 'dismissed', 'matched')),
  -- Why the last refund failed.
  problem text,
  note text check (length(note) between 1 and 500),
  found_at timestamptz not null default now(),
  settled_at timestamptz
);
-- Not in the ledger, which books orders.
comment on table unmatched_payments is
  'Payments whose order was lost in a failover or a restore. Admins refund or dismiss them.';
create index unmatched_payments_list_idx on unmatched_payments (found_at desc, payment_id desc);
create index unmatched_payments_open_idx on unmatched_payments (found_at desc, payment_id desc) where status = 'open';
