-- What people ask for is open until an admin is done with it. Who that was stands in the audit log.
alter table feature_requests add column done_at timestamptz;
alter table feature_requests add column done_note text;
alter table feature_requests
  add constraint feature_requests_done_note_check
  check (done_note is null or (done_at is not null and length(done_note) <= 500)) not valid;
