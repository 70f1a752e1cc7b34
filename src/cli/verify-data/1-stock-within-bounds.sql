-- A variant never has more held and sold than received.
select 'variant ' || variant_id as subject,
  format('received %s, held %s, sold %s', received, reserved, sold) as problem
from variant_stock
where reserved < 0 or sold < 0 or reserved + sold > received
