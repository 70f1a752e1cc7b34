-- What the person who asked was told by mail, and when. The note stays among admins.
alter table feature_requests add column answer text;
alter table feature_requests add column answered_at timestamptz;
alter table feature_requests
  add constraint feature_requests_answer_check
  check ((answer is null) = (answered_at is null) and length(answer) <= 2000) not valid;
