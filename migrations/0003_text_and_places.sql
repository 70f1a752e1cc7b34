-- These functions are here and not in functions/ because indexes, generated columns and checks use them. Changing one
-- takes a migration that also rebuilds what is derived from it.

-- Names and search terms are compared in folded form: lowercase without accents, one kind of apostrophe, quote, hyphen
-- and space, and `and` for `&`. The app has its own version of this function, which must return the same
-- (src/features/directory/search/fold-text.ts).
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
comment on function fold_search_text is
  'Folds text for comparison: lowercase, no accents, plain punctuation, single spaces.';
grant execute on function fold_search_text to ujamaa_app;

-- ASCII letters and digits; everything else becomes a hyphen. The same as `slugOf` in the app.
create function slug_of(name text) returns text language sql immutable strict as $$
  select nullif(btrim(regexp_replace(
    lower(regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g'
  ), '-'), '')
$$;
comment on function slug_of is 'Turns a name into the form used in URLs, such as `soul-food`.';

create table us_states (
  code text primary key,
  name text not null unique
);
comment on table us_states is 'US states with their postal codes.';
insert into us_states (code, name) values
  ('AL', 'Alabama'), ('AK', 'Alaska'), ('AZ', 'Arizona'), ('AR', 'Arkansas'), ('CA', 'California'), ('CO', 'Colorado'),
  ('CT', 'Connecticut'), ('DE', 'Delaware'), ('DC', 'District of Columbia'), ('FL', 'Florida'), ('GA', 'Georgia'),
  ('HI', 'Hawaii'), ('ID', 'Idaho'), ('IL', 'Illinois'), ('IN', 'Indiana'), ('IA', 'Iowa'), ('KS', 'Kansas'),
  ('KY', 'Kentucky'), ('LA', 'Louisiana'), ('ME', 'Maine'), ('MD', 'Maryland'), ('MA', 'Massachusetts'),
  ('MI', 'Michigan'), ('MN', 'Minnesota'), ('MS', 'Mississippi'), ('MO', 'Missouri'), ('MT', 'Montana'),
  ('NE', 'Nebraska'), ('NV', 'Nevada'), ('NH', 'New Hampshire'), ('NJ', 'New Jersey'), ('NM', 'New Mexico'),
  ('NY', 'New York'), ('NC', 'North Carolina'), ('ND', 'North Dakota'), ('OH', 'Ohio'), ('OK', 'Oklahoma'),
  ('OR', 'Oregon'), ('PA', 'Pennsylvania'), ('RI', 'Rhode Island'), ('SC', 'South Carolina'), ('SD', 'South Dakota'),
  ('TN', 'Tennessee'), ('TX', 'Texas'), ('UT', 'Utah'), ('VT', 'Vermont'), ('VA', 'Virginia'), ('WA', 'Washington'),
  ('WV', 'West Virginia'), ('WI', 'Wisconsin'), ('WY', 'Wyoming');
revoke insert, update, delete on us_states from ujamaa_app;

-- "Atlanta, GA", "Atlanta, Georgia" and "Atlanta, Ga." become `atlanta-ga`. A generated column cannot read a table, so
-- the codes of `us_states` are repeated here; a test compares the two.
create function place_slug_of(location text) returns text language sql immutable strict parallel safe as $$
  select slug_of(city) || '-' || lower(coalesce(
    codes ->> lower(state),
    (select code from jsonb_each_text(codes) as known (name, code) where code = upper(state))
  ))
  from (
    select
      btrim(split_part(location, ',', -2)) as city,
      replace(btrim(split_part(location, ',', -1)), '.', '') as state,
      '{
        "alabama": "AL", "alaska": "AK", "arizona": "AZ", "arkansas": "AR", "california": "CA", "colorado": "CO",
        "connecticut": "CT", "delaware": "DE", "district of columbia": "DC", "florida": "FL", "georgia": "GA",
        "hawaii": "HI", "idaho": "ID", "illinois": "IL", "indiana": "IN", "iowa": "IA", "kansas": "KS",
        "kentucky": "KY", "louisiana": "LA", "maine": "ME", "maryland": "MD", "massachusetts": "MA",
        "michigan": "MI", "minnesota": "MN", "mississippi": "MS", "missouri": "MO", "montana": "MT",
        "nebraska": "NE", "nevada": "NV", "new hampshire": "NH", "new jersey": "NJ", "new mexico": "NM",
        "new york": "NY", "north carolina": "NC", "north dakota": "ND", "ohio": "OH", "oklahoma": "OK",
        "oregon": "OR", "pennsylvania": "PA", "rhode island": "RI", "south carolina": "SC", "south dakota": "SD",
        "tennessee": "TN", "texas": "TX", "utah": "UT", "vermont": "VT", "virginia": "VA", "washington": "WA",
        "west virginia": "WV", "wisconsin": "WI", "wyoming": "WY"
      }'::jsonb as codes
  ) as parts
$$;
comment on function place_slug_of is
  'The slug of the city page for a location that ends in a city and a state, such as `atlanta-ga`.';
-- A generated column is computed with the rights of the role that writes the row.
grant execute on function slug_of, place_slug_of to ujamaa_app;
