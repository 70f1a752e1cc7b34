-- The stock of each variant is the sum of its movements.
select 'variant ' || variant.id as subject,
  format(
    'stock says received %s, held %s, sold %s; movements say %s, %s, %s',
    stock.received, stock.reserved, stock.sold, moved.received, moved.reserved, moved.sold
  ) as problem
from product_variants as variant
left join variant_stock as stock on stock.variant_id = variant.id
left join (
  select variant_id,
    sum(quantity) filter (where kind in ('receive', 'correct')) as received,
    sum(case kind when 'reserve' then quantity else -quantity end) filter (where kind in ('reserve', 'release', 'sell')) as reserved,
    sum(case kind when 'restock' then -quantity else quantity end) filter (where kind in ('sell', 'sell_late', 'restock')) as sold
  from stock_movements group by variant_id
) as moved on moved.variant_id = variant.id
where (stock.received, stock.reserved, stock.sold) is distinct from
  (coalesce(moved.received, 0), coalesce(moved.reserved, 0), coalesce(moved.sold, 0))
