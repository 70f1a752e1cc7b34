drop index concurrently if exists search_entries_price_idx;
create index concurrently search_entries_price_idx on search_entries (kind, search_price_cents(price)) where price is not null;
