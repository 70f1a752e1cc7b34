-- The home page quotes no banned member: a ban, or its end, outdates it.
select track_page_changes('member_bans', $$'member_bans'$$);
