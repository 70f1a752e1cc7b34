-- The last email to a deleted account, which is forgotten the same night.
drop index concurrently if exists mail_outbox_farewells_idx;
create index concurrently mail_outbox_farewells_idx on mail_outbox (id)
  where status in ('sent', 'dead') and template = 'account-deleted';
