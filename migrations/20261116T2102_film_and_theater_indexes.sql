-- What the film and theater lists are filtered by, in their order, and any part of a name or a company, both folded.
do $$
declare
  listed text;
begin
  foreach listed in array array['film_media', 'underground_filmmakers', 'black_theater_arts'] loop
    -- safe: lists of some hundred rows that we write, so each index takes milliseconds
    execute format('create index %1$s_category_name_idx on %1$s (category, lower(name), id)', listed);
    execute format('create index %1$s_type_name_idx on %1$s (type, lower(name), id)', listed);
    execute format('create index %1$s_folded_idx on %1$s
      using gin (fold_search_text(name) gin_trgm_ops, fold_search_text(company) gin_trgm_ops)', listed);
  end loop;
end
$$;
