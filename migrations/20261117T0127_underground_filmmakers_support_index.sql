-- In the order of artists by support, where all of them stand at zero.
drop index concurrently if exists underground_filmmakers_support_idx;
create index concurrently underground_filmmakers_support_idx on underground_filmmakers (support_order, lower(name));
