-- The home page quotes no banned member: a ban, or its end, outdates it.
create trigger member_bans_announce after insert or update or delete on member_bans
  for each statement execute function announce_page_change();
