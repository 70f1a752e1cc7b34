update launch_switches set is_built = true where name in ('contact_and_help', 'social_links');
