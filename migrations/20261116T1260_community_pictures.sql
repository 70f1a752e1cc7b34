-- A picture goes with its member, whatever deleted the row: an admin, or the account of the same address.
create function release_member_picture() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  update stored_files set delete_after = now()
  where bucket = 'community-images'
    and key = substr(old.profile_image_url, length('/files/community-images/') + 1);
  return null;
end
$$;
create trigger community_members_release_picture after delete on community_members
  for each row when (starts_with(old.profile_image_url, '/files/community-images/'))
  execute function release_member_picture();
