update launch_switches set is_built = true where name in ('business_reviews', 'review_moderation');
