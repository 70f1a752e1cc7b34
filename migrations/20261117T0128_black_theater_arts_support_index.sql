-- In the order of artists by support, where all of them stand at zero.
drop index concurrently if exists black_theater_arts_support_idx;
create index concurrently black_theater_arts_support_idx on black_theater_arts (support_order, lower(name));
