-- The stops of the guides, one a row in the order of the day; a slot without a name is none. Reading those of one guide
-- reads its row by the primary key.
create view guide_stops as
select guides.id as guide_id, stop.day, stop.position, stop.slot, stop.name, stop.type, stop.address, stop.website
from travel_guides guides
cross join lateral (
  values
    (1, 1, 'breakfast', day1_breakfast_name, day1_breakfast_type, day1_breakfast_address, day1_breakfast_website::text),
    (1, 2, 'morning_activity', day1_morning_activity_name, day1_morning_activity_type, day1_morning_activity_address, day1_morning_activity_website::text),
    (1, 3, 'lunch', day1_lunch_name, day1_lunch_type, day1_lunch_address, day1_lunch_website::text),
    (1, 4, 'afternoon_activity', day1_afternoon_activity_name, day1_afternoon_activity_type, day1_afternoon_activity_address, day1_afternoon_activity_website::text),
    (1, 5, 'dinner', day1_dinner_name, day1_dinner_type, day1_dinner_address, day1_dinner_website::text),
    (1, 6, 'evening_activity', day1_evening_activity_name, day1_evening_activity_type, day1_evening_activity_address, day1_evening_activity_website::text),
    (2, 1, 'breakfast', day2_breakfast_name, day2_breakfast_type, day2_breakfast_address, day2_breakfast_website::text),
    (2, 2, 'morning_activity', day2_morning_activity_name, day2_morning_activity_type, day2_morning_activity_address, day2_morning_activity_website::text),
    (2, 3, 'lunch', day2_lunch_name, day2_lunch_type, day2_lunch_address, day2_lunch_website::text),
    (2, 4, 'afternoon_activity', day2_afternoon_activity_name, day2_afternoon_activity_type, day2_afternoon_activity_address, day2_afternoon_activity_website::text),
    (2, 5, 'dinner', day2_dinner_name, day2_dinner_type, day2_dinner_address, day2_dinner_website::text),
    (2, 6, 'evening_activity', day2_evening_activity_name, day2_evening_activity_type, day2_evening_activity_address, day2_evening_activity_website::text),
    (3, 1, 'breakfast', day3_breakfast_name, day3_breakfast_type, day3_breakfast_address, day3_breakfast_website::text),
    (3, 2, 'morning_activity', day3_morning_activity_name, day3_morning_activity_type, day3_morning_activity_address, day3_morning_activity_website::text),
    (3, 3, 'lunch', day3_lunch_name, day3_lunch_type, day3_lunch_address, day3_lunch_website::text),
    (3, 4, 'afternoon_activity', day3_afternoon_activity_name, day3_afternoon_activity_type, day3_afternoon_activity_address, day3_afternoon_activity_website::text),
    (3, 5, 'dinner', day3_dinner_name, day3_dinner_type, day3_dinner_address, day3_dinner_website::text),
    (3, 6, 'evening_activity', day3_evening_activity_name, day3_evening_activity_type, day3_evening_activity_address, day3_evening_activity_website::text)
) as stop (day, position, slot, name, type, address, website)
where btrim(stop.name) <> '';
