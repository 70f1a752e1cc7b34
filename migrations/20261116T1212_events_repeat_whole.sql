alter table events validate constraint events_repeat_whole;
