-- A claim is about a business or about an artist, so that both wait in one queue and are decided in one way.
alter table business_claims add column artist_id uuid references artist_directory on delete cascade;
alter table business_claims alter column business_id drop not null;
alter table business_claims add constraint business_claims_one_subject
  check (num_nonnulls(business_id, artist_id) = 1) not valid;
alter table business_claims validate constraint business_claims_one_subject;
