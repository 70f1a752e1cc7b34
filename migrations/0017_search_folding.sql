-- Names and search terms are compared in folded form: lowercase without accents, one kind of apostrophe, quote, hyphen
-- and space, and `and` for `&`. The app folds terms with its own version of this function, which must give the same
-- result (src/features/directory/search/fold-text.ts).
create function fold_search_text(value text) returns text language plpgsql immutable strict parallel safe as $$
declare
  folded text := value;
begin
  -- Most names are plain ASCII and skip the expensive steps.
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

-- pg_trgm treats everything except letters and digits as a word boundary and indexes no trigram across it. This
-- replaces the common separators with digits, so that nearly every trigram of a folded name is in the index. The
-- ambiguity only adds a few candidates, which are compared with the name anyway.
create function search_key(folded text) returns text language sql immutable strict parallel safe
return translate(folded, ' ''-.,!', '012345');
grant execute on function search_key to ujamaa_app;

-- All substrings of one, two or three characters (grams), with repetition.
create function search_grams(name text) returns setof text language sql immutable rows 50 as $$
  select substr(name, start, size)
  from generate_series(1, 3) as size, generate_series(1, char_length(name) - size + 1) as start
$$;

-- The text around each space between words: `ft st` for `kraft studio`, enough for every gram that contains the space.
-- A word of one letter may have a space on both sides.
create function search_seams(name text) returns setof text language sql immutable rows 4 as $$
  select case
      when place > 2 and char_length(words[place - 1]) = 1 then ' ' || words[place - 1]
      else right(words[place - 1], 2)
    end || ' ' || left(words[place], 2)
  from (select string_to_array(name, ' ') as words offset 0) as split, generate_series(2, cardinality(words)) as place
$$;

-- True for grams that the trigram index cannot look up. The businesses that contain one are listed if it is rare.
create function is_search_gram_unindexed(gram text) returns boolean language sql immutable strict parallel safe
return gram !~ '^[a-z0-9 ''.,!-]{3}$';
