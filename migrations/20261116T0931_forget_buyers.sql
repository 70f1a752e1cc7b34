-- The buyer's account was deleted while the order was open: name and address go when it is done.
-- safe: a constant default, which rewrites nothing.
alter table orders add column forgets_buyer boolean not null default false;
-- safe: there are no orders yet.
create index orders_forget_idx on orders (id) where forgets_buyer;
