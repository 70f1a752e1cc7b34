-- Links as people type them: with http(s), without a scheme, or a path on this site. Any other scheme (javascript:,
-- data:, …) is rejected here as well, in case application code lets it through.
create domain web_link as text
  check (length(value) <= 2048 and value !~* '^(?!https?://)[^/?#]*:');

-- Several links in one text, separated by commas.
create domain web_link_text as text
  check (length(value) <= 8192 and value !~* '(^|,)(?!\s*https?://)[^/?#,]*:');

create domain web_link_list as text[]
  check (array_position(value, null) is null and array_to_string(value, e'\n') !~* '(?in)^(?!https?://)[^/?#]*:');

-- Links by platform, such as {"instagram": "…"}.
create domain web_link_map as jsonb
  check (
    jsonb_typeof(value) = 'object'
    and not jsonb_path_exists(
      value, '$.* ? (@.type() != "string" || @ like_regex "^(?!https?://)[^/?#]*:" flag "i")'
    )
  );

create domain email_address as text
  check (length(value) <= 254 and value ~ '^[^@[:space:]]+@[^@[:space:]]+$');

-- Plausible years only: 20215 is a typo.
create domain calendar_year as integer
  check (value between 1500 and 2200);
