-- The triggers and constraints that enforce all this exist and are enabled.
select 'trigger ' || expected.name as subject,
  case when tgname is null then 'is missing' else 'is switched off' end as problem
from unnest(array[
  'orders_status_moves', 'parcels_status_moves', 'refunds_status_moves', 'stock_movements_apply',
  'stock_movements_rows_stay', 'ledger_entries_balance', 'ledger_transactions_rows_stay', 'ledger_entries_rows_stay'
]) as expected (name)
left join pg_trigger on tgname = expected.name
where tgenabled is distinct from 'O'
union all
select 'constraint ' || expected.name, 'is missing or not checked'
from unnest(array[
  'variant_stock_is_never_oversold', 'orders_total_adds_up', 'orders_refunds_at_most_the_total', 'orders_paid_when_it_says'
]) as expected (name)
left join pg_constraint on conname = expected.name
where convalidated is distinct from true
union all
select 'index ' || expected.name, 'is missing or invalid'
from unnest(array[
  'stock_movements_one_hold', 'stock_movements_one_end', 'stock_movements_one_sale', 'orders_session_id_key',
  'orders_payment_id_key', 'ledger_transactions_kind_provider_id_key'
]) as expected (name)
left join pg_class on relname = expected.name
left join pg_index on indexrelid = pg_class.oid
where (indisunique and indisvalid) is distinct from true
