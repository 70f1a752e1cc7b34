update launch_switches set is_built = true where name = 'store_catalogue';
