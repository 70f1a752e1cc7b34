-- Emails that were sent or given up, by age: the nightly retention deletes them in batches.
drop index concurrently if exists mail_outbox_settled_idx;
create index concurrently mail_outbox_settled_idx on mail_outbox (created_at) where status in ('sent', 'dead');
