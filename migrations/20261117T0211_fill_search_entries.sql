-- What there was before the triggers of 20261117T0210_search_entries.sql. Reads only, so writers go on; their changes
-- are queued meanwhile. About a minute for half a million events.
select rebuild_search_entries(kind)
from unnest(array['event', 'artist', 'product', 'guide', 'tour', 'stay', 'venue']) as kind;
select count_search_entry_lexemes();
