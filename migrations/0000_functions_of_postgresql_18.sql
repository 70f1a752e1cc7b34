-- PostgreSQL 17 has no uuidv7(): the milliseconds since 1970, a fraction of a millisecond, and 62 random bits.
do $migration$
begin
  if current_setting('server_version_num')::integer >= 180000 then
    return;
  end if;
  create function public.uuidv7() returns uuid language sql volatile parallel safe as $function$
    select encode(
      overlay(
        overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(clock.ms)::bigint) from 3) from 1 for 6)
        placing int2send((28672 + floor((clock.ms - floor(clock.ms)) * 4096))::smallint) from 7 for 2
      ), 'hex')::uuid
    from (select extract(epoch from clock_timestamp()) * 1000 as ms) as clock
  $function$;
  grant execute on function public.uuidv7() to ujamaa_app;
end
$migration$;
