-- Search compares names and terms folded: small letters without accents, one kind of apostrophe, quote, hyphen and
-- blank, and `and` for `&`. The app folds terms with a twin of this function (src/features/directory/fold-text.ts).
create function fold_search_text(value text) returns text language plpgsql immutable strict parallel safe as $$
declare
  folded text := value;
begin
  -- Most names are plain ASCII and skip what only other letters need.
  if octet_length(folded) = char_length(folded) then
    folded := lower(replace(folded, '`', ''''));
  else
    folded := translate(folded, '‘’‛ʼʻʹ′´`“”„‟«»″‐‑‒–—―−', '''''''''''''''''''"""""""-------');
    folded := normalize(folded, nfkd);
    folded := regexp_replace(folded, '[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]', '', 'g');
    folded := translate(lower(folded), 'øłđħŧıəɛɔŋɲɓɗɖƙƴƒɣʋ', 'oldhtieeonnbddkyfgv');
    folded := replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
  end if;
  folded := replace(replace(folded, ' & ', ' and '), '&', ' and ');
  if folded ~ '[\x01-\x1f\x7f-\x9f\u1680\u2028\u2029]|  ' then
    folded := regexp_replace(folded, '[\x01-\x20\x7f-\x9f\u1680\u2028\u2029]+', ' ', 'g');
  end if;
  return btrim(folded, ' ');
end
$$;
grant execute on function fold_search_text to ujamaa_app;

-- The trigram index takes everything but letters and digits for a gap between words, and finds no run across one.
-- Here the usual gaps are digits, so that every run of three characters of nearly every folded name is one entry of
-- the index. A digit that stands for two things only means that a few more names are compared.
create function search_key(folded text) returns text language sql immutable strict parallel safe
return translate(folded, ' ''-.,!', '012345');
grant execute on function search_key to ujamaa_app;

-- Every run of one, two or three characters, as often as it occurs.
create or replace function search_grams(name text) returns setof text language sql immutable rows 50 as $$
  select substr(name, start, size)
  from generate_series(1, 3) as size, generate_series(1, char_length(name) - size + 1) as start
$$;

-- Where one word ends and the next begins: `ft st` of `kraft studio`, enough for every run across the blank.
-- A word of one letter may have a blank on both sides of it.
create function search_seams(name text) returns setof text language sql immutable rows 4 as $$
  select case
      when place > 2 and char_length(words[place - 1]) = 1 then ' ' || words[place - 1]
      else right(words[place - 1], 2)
    end || ' ' || left(words[place], 2)
  from (select string_to_array(name, ' ') as words offset 0) as split, generate_series(2, cardinality(words)) as place
$$;

-- Whether the index cannot be asked for a run, so that its businesses must be listed where it is rare.
create function is_search_gram_unindexed(gram text) returns boolean language sql immutable strict parallel safe
return gram !~ '^[a-z0-9 ''.,!-]{3}$';

create or replace view search_source as
select
  b.id,
  fold_search_text(b.name) collate "C" as name,
  case when c.is_known and c.name <> 'Other' then c.id else 0::smallint end as category_id,
  b.location_state as state,
  -- Best rating first, then most reviews: hundredths of a star above, the count in the lower 22 bits.
  ((500 - round(s.average_rating * 100))::integer << 22) + 4194303 - least(s.review_count, 4194303) as rating_order,
  (-1000000 * extract(epoch from b.created_at))::bigint as newest_order,
  point(b.longitude, b.latitude) as point,
  b.featured,
  -- An average that few reviews cannot carry far from the middle, a little more for many reviews, and for a listing
  -- somebody has checked and filled in.
  (s.rating_sum + 30) / (s.review_count + 8)::double precision + ln(1 + s.review_count::double precision) / 10
    + 2 * b.verified::integer / 10::double precision
    + num_nonnulls(b.image_url, b.description) / 10::double precision as quality,
  b.created_at,
  -- As builds of format 0 compare names.
  lower(b.name) collate "C" as unfolded_name
from businesses b
join business_stats s on s.business_id = b.id
left join categories c on c.id = b.category_id;

-- What a build is made like. Builds before this migration have format 0: names in small letters but not folded, runs
-- of characters within words only. They answer as before until the worker has built the search anew.
alter table search.build add column format smallint not null default 0;
alter table search.build alter column format set default 1;

-- Empty tables with their indexes: every build is made from these, so that a migration can change what the next build
-- looks like without touching the tables in use.
create schema search_model;
do $$
declare
  model record;
  definition text;
begin
  for model in
    select oid, relname as name, coalesce('with (' || array_to_string(reloptions, ', ') || ')', '') as options
    from pg_class
    where relnamespace = 'search'::regnamespace and relkind = 'r'
  loop
    execute format('create table search_model.%1$I (like search.%1$I including all excluding indexes) %2$s',
      model.name, model.options);
    for definition in
      select replace(pg_get_indexdef(indexrelid), ' ON search.', ' ON search_model.') from pg_index
      where indrelid = model.oid
    loop
      execute definition;
    end loop;
  end loop;
end
$$;
drop index search_model.documents_trigram_idx;
create index documents_key_idx on search_model.documents using gin (search_key(name) gin_trgm_ops) with (fastupdate = off);

-- A directory that has no business yet needs no build to begin with.
do $$
begin
  if not exists (select from search.documents) and not exists (select from businesses) then
    update search.build set format = 1;
    drop index search.documents_trigram_idx;
    create index documents_key_idx on search.documents using gin (search_key(name) gin_trgm_ops) with (fastupdate = off);
  end if;
end
$$;

create or replace function begin_search_build() returns integer language plpgsql
security definer set search_path = public, pg_temp set client_min_messages = warning as $$
declare
  build integer;
  model record;
begin
  perform pg_advisory_xact_lock(7345882);
  -- After an import so many changes wait that reading them one by one takes longer than the build, which reads them all.
  if (select count(*) from (select from search_changes limit 50001) as waiting) > 50000 then
    delete from search_changes;
  end if;
  -- What a build that did not finish has left.
  drop schema if exists search_next cascade;
  drop schema if exists search_previous cascade;
  create schema search_next;
  grant usage on schema search_next to ujamaa_app;
  for model in
    select relname as name, coalesce('with (' || array_to_string(reloptions, ', ') || ')', '') as options
    from pg_class
    where relnamespace = 'search_model'::regnamespace and relkind = 'r'
  loop
    execute format('create table search_next.%1$I (like search_model.%1$I including all excluding indexes) %2$s',
      model.name, model.options);
    execute format('grant select, maintain on search_next.%I to ujamaa_app', model.name);
  end loop;
  create table search_next.changed_meanwhile (business_id uuid primary key);
  insert into search_builds default values returning number into build;
  insert into search_next.build (number) values (build);
  return build;
end
$$;

create or replace function index_search_build(index_name text) returns void language plpgsql
security definer set search_path = public, pg_temp
set maintenance_work_mem = '256MB' set max_parallel_maintenance_workers = 0 as $$
declare
  definition text;
begin
  select replace(pg_get_indexdef(oid), ' ON search_model.', ' ON search_next.') into strict definition
  from pg_class
  where relnamespace = 'search_model'::regnamespace and relkind = 'i' and relname = index_name;
  execute definition;
end
$$;

create or replace function fill_search_words() returns void language plpgsql
security definer set search_path = search_next, public, pg_temp set work_mem = '128MB' as $$
declare
  names integer := (select count(*) from documents);
begin
  -- Names repeat few words and few neighbours of words: everything below counts these, not names.
  create unlogged table search_next.tokens as
  select token, count(*)::integer as occurrences
  from documents, string_to_table(name, ' ') as token
  where token <> ''
  group by token;

  create unlogged table search_next.token_grams as
  select distinct token, occurrences, gram from tokens, search_grams(token) as gram;

  create unlogged table search_next.seams as
  select seam, count(*)::integer as occurrences from documents, search_seams(name) as seam group by seam;

  create unlogged table search_next.seam_grams as
  select distinct seam, occurrences, gram from seams, search_grams(seam) as gram where strpos(gram, ' ') > 0;

  insert into grams (gram, occurrences, is_listed)
  select gram, least(sum(occurrences), 2147483647),
    is_search_gram_unindexed(gram) and sum(occurrences) <= greatest(0.002 * names, 100)
  from (select gram, occurrences from token_grams union all select gram, occurrences from seam_grams) as counted
  group by gram;
  analyze token_grams, seam_grams, grams;

  -- Which words and seams hold a listed run; tables, so that the planner knows how few they are.
  create unlogged table search_next.listed_parts as
  select token as part, gram from token_grams join grams using (gram) where is_listed
  union
  select seam, gram from seam_grams join grams using (gram) where is_listed;
  analyze listed_parts;
  insert into gram_positions (gram, position)
  select distinct gram, position
  from (
    select position, string_to_table(name, ' ') as part from documents
    union all
    select position, seam from documents, search_seams(name) as seam
  ) as named
  join listed_parts using (part);

  -- A word that hardly any name holds is no good guess, and may be a typing mistake itself.
  insert into words (word, occurrences)
  select match[1], sum(occurrences)
  from tokens, regexp_matches(token, '[[:alnum:]]{3,30}', 'g') as match
  group by match[1]
  having sum(occurrences) > names / 100000;
  drop table tokens, token_grams, seams, seam_grams, listed_parts;

  insert into word_remainders (remainder, word, occurrences)
  with one_less as (
    select word, occurrences, overlay(word placing '' from start for 1) as remainder
    from words, generate_series(1, char_length(word)) as start
  ),
  two_less as (
    select word, occurrences, overlay(remainder placing '' from start for 1) as remainder
    from one_less, generate_series(1, char_length(remainder)) as start
    where char_length(word) >= 6
  )
  select word, word, occurrences from words
  union
  select remainder, word, occurrences from one_less
  union
  select remainder, word, occurrences from two_less;
end
$$;

-- Brings these businesses up to date in the search tables that the caller's search_path names first.
create or replace function write_search_documents(ids uuid[]) returns void language plpgsql as $$
declare
  renamed uuid[];
begin
  insert into states (id, name)
  select (select coalesce(max(id), 0) from states) + row_number() over (), state
  from (select distinct state from search_source where id = any (ids)) as used
  where state is not null and not exists (select from states where name = state);

  with wanted as materialized (
    select source.id, source.category_id, source.rating_order, source.newest_order, source.point,
      case when (select format from build) = 0 then source.unfolded_name else source.name end as name,
      coalesce(states.id, 0) as state_id,
      (select coalesce(max(position), 0) from documents) + row_number() over (order by source.id) as last_position
    from search_source as source
    left join states on states.name = source.state
    where source.id = any (ids)
  ),
  removed as (
    delete from documents
    where id = any (ids) and not exists (select from wanted where wanted.id = documents.id)
    returning category_id, state_id, point
  ),
  written as (
    merge into documents as d using wanted as w on d.id = w.id
    when matched and (d.name, d.category_id, d.state_id, d.rating_order, d.newest_order, d.point::text)
      is distinct from (w.name, w.category_id, w.state_id, w.rating_order, w.newest_order, w.point::text)
    then update set
      name = w.name, category_id = w.category_id, state_id = w.state_id, rating_order = w.rating_order,
      newest_order = w.newest_order, point = w.point
    when not matched then
      insert (position, id, name, category_id, state_id, rating_order, newest_order, point)
      values (w.last_position, w.id, w.name, w.category_id, w.state_id, w.rating_order, w.newest_order, w.point)
    returning
      merge_action() as action, new.id, new.name <> coalesce(old.name, '') as is_renamed,
      old.category_id as old_category_id, old.state_id as old_state_id, old.point as old_point,
      new.category_id, new.state_id, new.point
  ),
  moves as materialized (
    select category_id, state_id, point, -1 as step from removed
    union all
    select old_category_id, old_state_id, old_point, -1 from written where action = 'UPDATE'
    union all
    select category_id, state_id, point, 1 from written
  ),
  counted as (
    merge into facets as f using (
      select category_id, state_id, sum(step) as step from moves group by category_id, state_id having sum(step) <> 0
    ) as m on f.category_id = m.category_id and f.state_id = m.state_id
    when matched then update set businesses = f.businesses + m.step
    when not matched then insert values (m.category_id, m.state_id, m.step)
    returning 1
  ),
  placed as (
    merge into map_cells as c using (
      select zoom, search_cell(point[0] + 180, zoom) as x, search_cell(point[1] + 90, zoom) as y, category_id, state_id,
        sum(step) as step, sum(step * point[0]) as longitude_step, sum(step * point[1]) as latitude_step
      from moves, generate_series(0, 7) as zoom
      where point is not null
      group by 1, 2, 3, 4, 5
      having sum(step) <> 0 or abs(sum(step * point[0])) + abs(sum(step * point[1])) > 1e-9
    ) as m on (c.zoom, c.x, c.y, c.category_id, c.state_id) = (m.zoom, m.x, m.y, m.category_id, m.state_id)
    when matched then update set
      businesses = c.businesses + m.step,
      longitude_sum = c.longitude_sum + m.longitude_step,
      latitude_sum = c.latitude_sum + m.latitude_step
    when not matched then
      insert values (m.zoom, m.x, m.y, m.category_id, m.state_id, m.step, m.longitude_step, m.latitude_step)
    returning 1
  )
  select array_agg(id) into renamed from written where is_renamed;

  insert into grams (gram, occurrences, is_listed)
  select distinct gram, 1, is_search_gram_unindexed(gram)
  from documents, search_grams(name) as gram
  where id = any (renamed)
  on conflict do nothing;
  -- Places that a name has left stay listed until the next build: each is compared with its name before it is shown.
  insert into gram_positions (gram, position)
  select gram, position
  from documents, search_grams(name) as gram
  join grams using (gram)
  where id = any (renamed) and grams.is_listed
  on conflict do nothing;
end
$$;
