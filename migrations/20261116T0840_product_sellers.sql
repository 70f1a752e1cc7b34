-- The business of the directory that sells a product. When a business is deleted, its goods are withdrawn, not deleted:
-- orders still name them.
-- safe: a new column without a default; the catalog is small while the store is not open yet.
alter table products add column business_id uuid references businesses on delete set null;
-- safe: the same.
create index products_business_idx on products (business_id, position, id) where business_id is not null;

create function withdraw_products() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update products set deleted_at = now() where business_id = old.id and deleted_at is null;
  return old;
end
$$;
create trigger businesses_withdraw_products before delete on businesses
  for each row execute function withdraw_products();
