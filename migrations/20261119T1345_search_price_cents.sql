-- What a price of `search_entries` amounts to, so that a search can ask for "gifts under $40". Null without an amount.
create function search_price_cents(price text) returns integer language sql immutable strict parallel safe
return (replace(
  substring(price from '\$ ?([0-9]{1,3},[0-9]{3}(?:\.[0-9]{2})?|[0-9]{1,7}(?:\.[0-9]{2})?)'), ',', ''
)::numeric * 100)::integer;
grant execute on function search_price_cents to ujamaa_app;
