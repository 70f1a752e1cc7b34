update launch_switches set is_built = true where name = 'business_dashboard';
