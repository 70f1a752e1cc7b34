-- What the checkout keeps beside the order itself.
-- safe: new columns without a volatile default; there are no orders yet.
alter table orders
  add column success_path text not null default '/success',
  -- When the payment page of the current attempt closes. The same attempt always sends the same time.
  add column session_expires_at timestamptz,
  -- A keyed digest of the buyer's network while the order is open: a network holds few orders at once.
  add column network_key bytea,
  -- Why an admin should look: what the provider said does not fit the order.
  add column problem text;
-- safe: there are no orders yet.
create index orders_network_idx on orders (network_key) where status = 'pending';
-- safe: there are no orders yet.
create index orders_problem_idx on orders (created_at desc, id desc) where problem is not null;

-- Sells to an order whose hold has ended, all of it or nothing, as reserve_stock does: returns what is short.
create function sell_stock_late(for_order uuid, variants uuid[], quantities integer[])
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
      select id, 'sell_late', quantity, for_order from unnest(variants, quantities) as wanted (id, quantity) order by id;
  end if;
end
$$;
grant execute on function sell_stock_late(uuid, uuid[], integer[]) to ujamaa_app;
