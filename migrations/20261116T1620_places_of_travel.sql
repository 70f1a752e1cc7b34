-- The city page of a location that ends in a city and a state: "Atlanta, GA", "Atlanta, Georgia", "Washington, D.C.".
-- A generated column may not read a table, so the codes of `us_states` stand here again; a test compares the two.
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
-- A generated column is computed as whoever writes the row.
grant execute on function slug_of, place_slug_of to ujamaa_app;

-- safe: a few hundred rows that we write ourselves
alter table cultural_tours add column place_slug text collate "C" generated always as (place_slug_of(location)) stored;
-- safe: a few hundred rows that we write ourselves
alter table booking_platform add column place_slug text collate "C" generated always as (place_slug_of(location)) stored;

-- Pages show these two tables now.
create trigger booking_platform_announce after insert or update or delete on booking_platform
  for each statement execute function announce_page_change();
create trigger organizations_announce after insert or update or delete on organizations
  for each statement execute function announce_page_change();
