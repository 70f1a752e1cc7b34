-- A decision is final unless it is undone.
create or replace trigger business_claims_status_moves before update of status on business_claims
  for each row when (
    old.status <> new.status and old.status <> 'Pending'
    and not (new.status = 'Pending' and is_decision_undone('claim', new.id))
  ) execute function refuse_status_move();
