-- How many approved reviews gave one, two, three, four and five stars: the page of a business with very many reviews
-- reads five numbers instead of counting thousands of rows.
lock table reviews in share row exclusive mode;

-- What the figures of a business must be, counted from its rows. Too slow for a page: for loads and for proofs.
create view counted_reviews as
select
  business_id,
  count(*)::integer as review_count,
  sum(rating) as rating_sum,
  array[
    count(*) filter (where rating = 1),
    count(*) filter (where rating = 2),
    count(*) filter (where rating = 3),
    count(*) filter (where rating = 4),
    count(*) filter (where rating = 5)
  ]::integer[] as star_counts
from reviews
where status = 'Approved'
group by business_id;

alter table business_stats add column star_counts integer[] not null default '{0,0,0,0,0}';
update business_stats s set star_counts = counted.star_counts
from counted_reviews counted where counted.business_id = s.business_id;

-- The three figures cannot contradict each other.
alter table business_stats add check (
  0 <= all (star_counts)
  and review_count is not distinct from
    star_counts[1] + star_counts[2] + star_counts[3] + star_counts[4] + star_counts[5]
  and rating_sum is not distinct from
    star_counts[1] + 2 * star_counts[2] + 3 * star_counts[3] + 4 * star_counts[4] + 5 * star_counts[5]
);

create or replace function keep_business_stats() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.status = 'Approved' then
    update business_stats set
      review_count = review_count - 1,
      rating_sum = rating_sum - old.rating,
      star_counts[old.rating] = star_counts[old.rating] - 1
    where business_id = old.business_id;
  end if;
  if tg_op <> 'DELETE' and new.status = 'Approved' then
    update business_stats set
      review_count = review_count + 1,
      rating_sum = rating_sum + new.rating,
      star_counts[new.rating] = star_counts[new.rating] + 1
    where business_id = new.business_id;
  end if;
  return null;
end
$$;
