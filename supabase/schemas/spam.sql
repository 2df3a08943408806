-- Erases requests that look like a robot's and have stayed so for as many days, `most` at a time, and answers how many. The
-- schedule of a hosted project calls it each night (schedule.sql).
create function public.purge_spam(days integer default 60, most integer default 1000) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_ids uuid[];
  erased integer;
begin
  -- In the one order of locks (update_tickets).
  found_ids := array(
    select stored.id from public."Form Sub" as stored
    where stored.id in (
      select ticket.submission_id from private.tickets as ticket
      where ticket.spam and ticket.created_at < now() - make_interval(days => greatest(days, 1))
      order by ticket.created_at limit most
    )
    order by stored.id for update
  );
  -- Asked once more: a colleague may have taken the flag away meanwhile.
  delete from public."Form Sub" where id in (
    select submission_id from private.tickets where submission_id = any (found_ids) and spam
  );
  get diagnostics erased = row_count;
  return erased;
end
$$;
revoke all on function public.purge_spam(integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.purge_spam(integer, integer) to service_role;
