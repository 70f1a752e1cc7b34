-- The pages of the other entertainment tiles are part of this release.
update launch_switches set is_built = true where name = 'entertainment_more';
