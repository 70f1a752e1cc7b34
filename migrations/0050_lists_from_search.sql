-- Every list of businesses now comes from the search tables, in name order too. These indexes of the truth were only
-- for such lists, and each write paid for them. `businesses_category_idx` stays: the home page counts by it, and
-- a category that goes is looked for in it.
drop index businesses_name_idx;
drop index businesses_state_idx;
drop index businesses_category_state_idx;
drop index businesses_name_search_idx;
