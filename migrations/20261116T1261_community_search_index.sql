-- The admin's search for members: any part of a name, an address or a business.
drop index concurrently if exists community_members_search_idx;
create index concurrently community_members_search_idx on community_members
  using gin (fold_search_text(name || ' ' || email || ' ' || coalesce(business, '')) gin_trgm_ops);
