-- Orders, and what happened to their stock and money. The database keeps the promises: an order moves only forward,
-- stock changes only by movements that are never edited, and every entry in the ledger balances.

-- Amounts are integer cents of one currency. Prices, titles and sellers are those of the moment of ordering: no
-- foreign keys to products, because an order outlives what it sold.
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
  -- Where the goods go; the provider takes only addresses in this country.
  country text not null check (country ~ '^[A-Z]{2}$'),
  currency_code text not null check (currency_code ~ '^[a-z]{3}$'),
  goods_amount integer not null check (goods_amount >= 0),
  shipping_amount integer not null check (shipping_amount >= 0),
  tax_amount integer not null check (tax_amount >= 0),
  -- Whether the prices contain the tax already.
  is_tax_included boolean not null,
  total_amount integer not null,
  refunded_amount integer not null default 0,
  -- What the buyer's browser said, for the provider's page.
  locale text,
  time_zone text,
  cancel_path text not null default '/store',
  -- The Idempotency-Key of the request, and a digest of its body.
  request_key text unique check (length(request_key) between 1 and 255),
  request_digest bytea,
  -- The provider's session: its id and page, the payment it led to, and how often we tried to make one.
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
  constraint orders_total_adds_up check (
    total_amount = goods_amount + shipping_amount + case when is_tax_included then 0 else tax_amount end
  ),
  constraint orders_refunds_at_most_the_total check (refunded_amount between 0 and total_amount),
  constraint orders_paid_when_it_says check ((status in ('paid', 'refunded')) <= (paid_at is not null))
);
create index orders_open_idx on orders (hold_until, id) where status in ('pending', 'processing');
create index orders_user_idx on orders (user_id, created_at desc, id desc) where user_id is not null;
create index orders_list_idx on orders (created_at desc, id desc);
create index orders_status_idx on orders (status, created_at desc, id desc);
create index orders_email_idx on orders (lower(email), created_at desc) where email is not null;
-- The same table stands in features/checkout/order-states.ts; a test compares them.
create trigger orders_status_moves before update of status on orders
  for each row when (
    old.status <> new.status
    and (old.status, new.status) not in (
      ('pending', 'processing'), ('pending', 'paid'), ('pending', 'expired'), ('pending', 'failed'),
      ('processing', 'paid'), ('processing', 'failed'),
      -- Money that arrives after the hold ended buys what is left, or goes back.
      ('expired', 'paid'), ('failed', 'paid'), ('expired', 'refunded'), ('failed', 'refunded'),
      ('paid', 'refunded')
    )
  ) execute function refuse_status_move();

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
  -- Whether stock was held for it: its inventory was managed at the time.
  holds_stock boolean not null,
  unique (order_id, variant_id)
);
create index order_lines_variant_idx on order_lines (variant_id, order_id);
create index order_lines_business_idx on order_lines (business_id, order_id) where business_id is not null;

-- What one seller sends for one order, made when the order is paid.
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
  unique nulls not distinct (order_id, business_id)
);
create index parcels_business_idx on parcels (business_id, created_at desc, id desc) where business_id is not null;
create index parcels_open_idx on parcels (created_at, id) where status in ('ordered', 'packed');
create trigger parcels_status_moves before update of status on parcels
  for each row when (
    old.status <> new.status
    and (old.status, new.status) not in (
      ('ordered', 'packed'), ('ordered', 'sent'), ('packed', 'sent'), ('sent', 'delivered'),
      ('ordered', 'canceled'), ('packed', 'canceled')
    )
  ) execute function refuse_status_move();

-- Money that goes back. `number` counts the refunds of an order and is part of the provider's idempotency key.
create table refunds (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  number integer not null check (number > 0),
  amount integer not null check (amount > 0),
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  reason text,
  -- No foreign key: a refund outlives the account of who made it.
  requested_by uuid,
  provider_id text unique,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (order_id, number)
);
create index refunds_pending_idx on refunds (created_at, id) where status = 'pending';
create trigger refunds_status_moves before update of status on refunds
  for each row when (old.status <> new.status and (old.status, new.status) not in (
    -- A bank may send a refund back days later.
    ('pending', 'succeeded'), ('pending', 'failed'), ('succeeded', 'failed')
  )) execute function refuse_status_move();

-- Every change of stock, never edited. Inserting a movement is the only way to change variant_stock.
create table stock_movements (
  id bigint generated always as identity primary key,
  variant_id uuid not null references product_variants,
  kind text not null check (kind in ('receive', 'correct', 'reserve', 'release', 'sell', 'sell_late', 'restock')),
  quantity integer not null,
  -- Deferred: stock is held before the order is written, so that a refused order leaves nothing.
  order_id uuid references orders deferrable initially deferred,
  -- No foreign key: a movement outlives the account of who made it.
  moved_by uuid,
  note text check (length(note) between 1 and 500),
  at timestamptz not null default now(),
  constraint stock_movements_quantity check (quantity > 0 or (kind = 'correct' and quantity < 0)),
  constraint stock_movements_order check (
    case when kind in ('receive', 'correct') then order_id is null else order_id is not null end
  )
);
create index stock_movements_variant_idx on stock_movements (variant_id, id);
create index stock_movements_order_idx on stock_movements (order_id) where order_id is not null;
-- An order holds a variant once; the hold ends once, sold or released; a variant is sold once.
create unique index stock_movements_one_hold on stock_movements (order_id, variant_id) where kind = 'reserve';
create unique index stock_movements_one_end on stock_movements (order_id, variant_id) where kind in ('release', 'sell');
create unique index stock_movements_one_sale on stock_movements (order_id, variant_id) where kind in ('sell', 'sell_late');

create function apply_stock_movement() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update variant_stock set
    received = received + case when new.kind in ('receive', 'correct') then new.quantity else 0 end,
    reserved = reserved + case new.kind
      when 'reserve' then new.quantity when 'release' then -new.quantity when 'sell' then -new.quantity else 0 end,
    sold = sold + case
      when new.kind in ('sell', 'sell_late') then new.quantity when new.kind = 'restock' then -new.quantity else 0 end
  where variant_id = new.variant_id;
  return null;
end
$$;
create trigger stock_movements_apply after insert on stock_movements
  for each row execute function apply_stock_movement();
create trigger stock_movements_rows_stay before update or delete on stock_movements
  for each row execute function refuse_change();
revoke update, delete on stock_movements from ujamaa_app;

-- Each variant has its row of stock from the beginning. What is there already becomes its first movement.
create function add_variant_stock() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  insert into variant_stock (variant_id) values (new.id);
  return null;
end
$$;
create trigger product_variants_add_stock after insert on product_variants
  for each row execute function add_variant_stock();
-- safe: the catalog is small while the store is not open yet.
insert into variant_stock (variant_id) select id from product_variants on conflict do nothing;
-- safe: the same.
update variant_stock set received = received - sold - reserved, sold = 0, reserved = 0;
create temporary table first_stock on commit drop as select variant_id, received from variant_stock where received > 0;
-- safe: the same.
update variant_stock set received = 0;
insert into stock_movements (variant_id, kind, quantity, note)
  select variant_id, 'receive', received, 'Counted when the store opened' from first_stock;
revoke insert, update, delete on variant_stock from ujamaa_app;

-- Holds stock for an order, all of it or nothing: rows are locked in order of id, so two buyers never deadlock.
-- Returns what is short, with what is left; nothing is returned when everything is held.
create function reserve_stock(for_order uuid, variants uuid[], quantities integer[])
returns table (short_variant uuid, left_over integer) language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  perform from variant_stock where variant_id = any (variants) order by variant_id for update;
  return query
    select wanted.id, coalesce(stock.inventory_quantity, 0)
    from unnest(variants, quantities) as wanted (id, quantity)
    left join variant_stock as stock on stock.variant_id = wanted.id
    where coalesce(stock.inventory_quantity, 0) < wanted.quantity;
  if not found then
    insert into stock_movements (variant_id, kind, quantity, order_id)
      select id, 'reserve', quantity, for_order from unnest(variants, quantities) as wanted (id, quantity) order by id;
  end if;
end
$$;
grant execute on function reserve_stock(uuid, uuid[], integer[]) to ujamaa_app;

-- Double entry. A transaction is one thing that happened at the provider; its entries add up to zero.
-- `provider` is money at the provider; the other accounts say what it is for.
create table ledger_transactions (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders,
  kind text not null check (kind in ('charge', 'refund', 'refund_failed', 'dispute', 'dispute_won')),
  -- The provider's id of the payment, refund or dispute: each is booked once.
  provider_id text not null,
  at timestamptz not null default now(),
  unique (kind, provider_id)
);
create index ledger_transactions_order_idx on ledger_transactions (order_id, at);

create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references ledger_transactions,
  account text not null check (account in ('provider', 'goods', 'shipping', 'tax', 'refunds', 'disputes')),
  -- Whose goods, for `goods`.
  business_id uuid,
  currency_code text not null check (currency_code ~ '^[a-z]{3}$'),
  amount integer not null check (amount <> 0)
);
create index ledger_entries_transaction_idx on ledger_entries (transaction_id);
create index ledger_entries_business_idx on ledger_entries (business_id) where business_id is not null;

create function refuse_unbalanced_entries() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select from ledger_entries where transaction_id = new.transaction_id group by currency_code having sum(amount) <> 0
  ) then
    raise exception 'The entries of a ledger transaction add up to zero.'
      using errcode = 'check_violation', constraint = 'ledger_entries_balance', table = tg_table_name;
  end if;
  return null;
end
$$;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function refuse_unbalanced_entries();
create trigger ledger_transactions_rows_stay before update or delete on ledger_transactions
  for each row execute function refuse_change();
create trigger ledger_entries_rows_stay before update or delete on ledger_entries
  for each row execute function refuse_change();
revoke update, delete on ledger_transactions, ledger_entries from ujamaa_app;

-- The inbox of the provider's events. Each id has at most one effect.
create table payment_events (
  id text primary key check (length(id) between 1 and 255),
  type text not null,
  -- What it is about: the id of a session, payment, refund or dispute.
  object_id text,
  received_at timestamptz not null default now(),
  handled_at timestamptz
);
create index payment_events_open_idx on payment_events (received_at) where handled_at is null;
create index payment_events_received_idx on payment_events (received_at);
