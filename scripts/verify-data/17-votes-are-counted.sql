-- The votes of each artist are those that were cast and not struck.
select distinct 'artist ' || row_id as subject, 'the count differs from the votes' as problem
from (
  (select * from artist_vote_counts_expected except all select * from artist_vote_counts_actual)
  union all
  (select * from artist_vote_counts_actual except all select * from artist_vote_counts_expected)
) as differing
