-- features/checkout/order-states.ts has the same table; a test compares them.
create or replace trigger orders_status_moves before update of status on orders
  for each row when (
    old.status <> new.status
    and (old.status, new.status) not in (
      ('pending', 'processing'), ('pending', 'paid'), ('pending', 'expired'), ('pending', 'failed'),
      ('processing', 'paid'), ('processing', 'failed'),
      -- Money that arrives after the hold has ended buys what is left or is refunded.
      ('expired', 'paid'), ('failed', 'paid'), ('expired', 'refunded'), ('failed', 'refunded'),
      ('paid', 'refunded')
    )
  ) execute function refuse_status_move();
create or replace trigger parcels_status_moves before update of status on parcels
  for each row when (
    old.status <> new.status
    and (old.status, new.status) not in (
      ('ordered', 'packed'), ('ordered', 'sent'), ('packed', 'sent'), ('sent', 'delivered'),
      ('ordered', 'canceled'), ('packed', 'canceled')
    )
  ) execute function refuse_status_move();
create or replace trigger refunds_status_moves before update of status on refunds
  for each row when (old.status <> new.status and (old.status, new.status) not in (
    -- A bank can return a refund days later.
    ('pending', 'succeeded'), ('pending', 'failed'), ('succeeded', 'failed')
  )) execute function refuse_status_move();

create or replace function apply_stock_movement() returns trigger language plpgsql
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
comment on function apply_stock_movement is 'Applies a new movement to variant_stock.';
create or replace trigger stock_movements_apply after insert on stock_movements
  for each row execute function apply_stock_movement();
create or replace trigger stock_movements_rows_stay before update or delete on stock_movements
  for each row execute function refuse_change();

-- Rows are locked in the order of their ids, so two buyers never deadlock.
create or replace function lock_stock(variants uuid[])
returns table (locked_variant uuid, left_over integer, held integer) language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  return query
    select variant_id, inventory_quantity, reserved from variant_stock
    where variant_id = any (variants) order by variant_id for update;
end
$$;
comment on function lock_stock is 'Locks the stock of these variants and returns what is left and held of each.';

create or replace function reserve_stock(for_order uuid, variants uuid[], quantities integer[])
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
comment on function reserve_stock is
  'Holds stock for an order, all or nothing. Returns the variants that are short with what is left.';

create or replace function sell_stock_late(for_order uuid, variants uuid[], quantities integer[])
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
      select id, 'sell_late', quantity, for_order
      from unnest(variants, quantities) as wanted (id, quantity) order by id;
  end if;
end
$$;
comment on function sell_stock_late is
  'Sells to an order whose hold has ended, all or nothing. Returns the same as reserve_stock.';
grant execute on function lock_stock(uuid[]), reserve_stock(uuid, uuid[], integer[]),
  sell_stock_late(uuid, uuid[], integer[]) to ujamaa_app;

create or replace function refuse_unbalanced_entries() returns trigger language plpgsql
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
comment on function refuse_unbalanced_entries is 'Rejects ledger entries that do not add up to zero, at commit.';
-- A constraint trigger cannot be replaced.
drop trigger if exists ledger_entries_balance on ledger_entries;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function refuse_unbalanced_entries();
create or replace trigger ledger_transactions_rows_stay before update or delete on ledger_transactions
  for each row execute function refuse_change();
create or replace trigger ledger_entries_rows_stay before update or delete on ledger_entries
  for each row execute function refuse_change();
