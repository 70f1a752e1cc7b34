-- What comes back to the buyer for a parcel that will not be sent.
-- safe: a new column without a default; there are no parcels yet.
alter table parcels add column refund_amount integer
  constraint parcels_refund_only_when_canceled check (refund_amount is null or (refund_amount > 0 and status = 'canceled'));
-- What an admin should look at.
-- safe: there are no refunds yet.
create index refunds_failed_idx on refunds (order_id) where status = 'failed';
-- Orders that still hold somebody's name and address after they are done, for the job that forgets them.
-- safe: there are no orders yet.
create index orders_personal_idx on orders (created_at, id) where email is not null or ship_to is not null;
