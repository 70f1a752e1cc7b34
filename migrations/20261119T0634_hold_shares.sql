-- How long the stock of an order is held: shorter where much of it is held already.
alter table orders add column hold_minutes integer not null default 35;

-- Locks the stock of these variants, in the order in which reserve_stock does, and tells what is left and held of it.
create function lock_stock(variants uuid[])
returns table (locked_variant uuid, left_over integer, held integer) language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  return query
    select variant_id, inventory_quantity, reserved from variant_stock
    where variant_id = any (variants) order by variant_id for update;
end
$$;
grant execute on function lock_stock(uuid[]) to ujamaa_app;
