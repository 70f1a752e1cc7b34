-- A proof goes with its claim, whatever deleted it: the business, the account, or the claim itself.
create function release_claim_proof() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update stored_files set delete_after = now() where id = old.proof_file_id;
  return null;
end
$$;
create trigger business_claims_release_proof after delete on business_claims
  for each row when (old.proof_file_id is not null) execute function release_claim_proof();
