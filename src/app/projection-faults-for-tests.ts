/** What only somebody with all powers could do: statements that make each projection differ from its source. */
export const projectionFaults: Readonly<Record<string, readonly string[]>> = {
  business_stats: [
    `update business_stats set review_count = 0, rating_sum = 0, star_counts = '{0,0,0,0,0}'
     where business_id = (select business_id from business_stats where review_count > 0 order by business_id desc limit 1)`,
    "delete from business_stats where business_id = (select id from businesses order by id limit 1)",
  ],
  travel_review_stats: [
    `insert into travel_reviews (tour_id, rating, welcome, comment, status)
     select id, 5, 5, 'Welcome from the first step.', 'Approved' from cultural_tours order by id limit 1`,
  ],
  artist_vote_counts: [
    "update artist_directory set community_votes = community_votes + 7 where artist_id = (select min(artist_id::text)::uuid from artist_directory)",
  ],
  event_listings: [
    "update event_listings set name = 'Another name', featured = not featured where id = (select min(id) from event_listings)",
    "delete from event_listings where id = (select max(id) from event_listings)",
  ],
  event_dates: [
    "delete from event_dates where listing_id = (select min(listing_id) from event_dates where day > current_date + 30)",
    `insert into event_dates (listing_id, original_start, starts_at, is_canceled, is_moved, featured, same_name, rank, local_start)
     select id, now(), now() + interval '90 days', false, false, false, 'never planned', 1, localtimestamp + interval '90 days'
     from event_listings where repeats order by id limit 1`,
  ],
  store_listings: [
    "update store_listings set seller_name = 'Northstar Looms' where product_id = (select min(product_id::text)::uuid from store_listings)",
    "delete from store_listings where product_id = (select max(product_id::text)::uuid from store_listings)",
  ],
  store_counts: [
    "update store_counts set goods = goods + 2 where kind = 'all'",
    "delete from store_count_changes",
  ],
  search_counts: [
    "update search_facets set documents = documents + 1 where id = (select min(id) from search_facets)",
    "delete from search_cells where kind = 'business'",
    "update search_cities set documents = 0 where kind = 'event'",
  ],
  search_documents: [
    "update search_documents set title = 'Another title' where (kind, id) = (select kind, id from search_documents order by kind, id limit 1)",
    "delete from search_documents where (kind, id) = (select kind, id from search_documents order by kind desc, id desc limit 1)",
  ],
};
