-- Variants that run low: from five left on, until there are ten again, so that holds that come and go do not look like
-- new falls. Kept here and not by an index on variant_stock, whose rows every buyer updates.
create table low_stock (
  variant_id uuid primary key references product_variants on delete cascade,
  left_over integer not null,
  fell_at timestamptz not null default now(),
  -- When the admins and the seller were told. A variant that never had stock has not fallen: nobody is told.
  told_at timestamptz
);
create index low_stock_left_idx on low_stock (left_over, variant_id);
create index low_stock_untold_idx on low_stock (fell_at) where told_at is null;
revoke insert, update, delete on low_stock from ujamaa_app;
grant update (told_at) on low_stock to ujamaa_app;

create function note_low_stock() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  left_now integer := new.received - new.reserved - new.sold;
begin
  if left_now <= 5 then
    insert into low_stock as known (variant_id, left_over, told_at)
    values (new.variant_id, left_now, case when tg_op = 'INSERT' then now() end)
    on conflict (variant_id) do update set left_over = excluded.left_over;
  elsif left_now < 10 then
    update low_stock set left_over = left_now where variant_id = new.variant_id;
  else
    delete from low_stock where variant_id = new.variant_id;
  end if;
  return null;
end
$$;
create trigger variant_stock_note_low_on_insert after insert on variant_stock
  for each row execute function note_low_stock();
-- Far from low, nothing is written.
create trigger variant_stock_note_low_on_update after update on variant_stock
  for each row when (
    least(old.received - old.reserved - old.sold, 10) <> least(new.received - new.reserved - new.sold, 10)
  ) execute function note_low_stock();
insert into low_stock (variant_id, left_over, told_at)
  select variant_id, received - reserved - sold, now() from variant_stock where received - reserved - sold <= 5;
