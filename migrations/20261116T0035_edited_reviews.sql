-- When its author last changed a review; readers see that it was changed.
alter table reviews add column edited_at timestamptz;

-- An approved review may wait again when its author has just changed it: other words have not been read yet.
create or replace trigger reviews_status_moves before update of status on reviews
  for each row when (
    old.status <> new.status
    and (old.status, new.status) not in (('Pending', 'Approved'), ('Pending', 'Rejected'), ('Approved', 'Rejected'))
    and not (
      old.status = 'Approved' and new.status = 'Pending'
      and (new.held_reason is not distinct from 'raid' or old.edited_at is distinct from new.edited_at)
    )
  ) execute function refuse_status_move();
