-- Businesses that the pages of entertainment list by name: podcasts, dance and games.
drop index concurrently if exists businesses_subject_idx;
create index concurrently businesses_subject_idx on businesses (subcategory, lower(name), id)
  where subcategory in ('Podcast', 'Dance', 'Games & play', 'Animation & games');
