-- A name as the eye reads it: without case, accents and blanks, lookalike letters and figures as the letter they pass
-- for. Two names that fold to the same could be taken for each other.
create function fold_name(name text) returns text language sql immutable parallel safe as $$
  select replace(replace(
    regexp_replace(
      translate(
        lower(normalize(name, NFKD) collate pg_c_utf8),
        'iı1|@$034578авсԁенһіӏјкморѕтухѡαεηικνορτυχω',
        'llllasoeastbabcdehhlljkmopstyxwaenlkvoptuxw'
      ) collate pg_c_utf8,
      '[^[:alnum:]]+', '', 'g'
    ), 'vv', 'w'), 'rn', 'm')
$$;
grant execute on function fold_name(text) to ujamaa_app;
create index profiles_folded_name_idx on profiles (fold_name(username));
