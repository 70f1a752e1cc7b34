-- What comes back to the buyer for a parcel that will not be sent.
-- safe: a new column without a default; there are no parcels yet.
alter table parcels add column refund_amount integer
  constraint parcels_refund_only_when_canceled check (refund_amount is null or (refund_amount > 0 and status = 'canceled'));
-- The filters of the admin's list.
-- safe: there are no parcels yet.
create index parcels_sent_idx on parcels (order_id) where status = 'sent';
-- safe: there are no orders yet.
create index orders_refunded_idx on orders (created_at desc, id desc) where refunded_amount > 0;
-- Orders that still hold somebody's name and address after they are done, for the job that forgets them.
-- safe: there are no orders yet.
create index orders_personal_idx on orders (created_at, id) where email is not null or ship_to is not null;
