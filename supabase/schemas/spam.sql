-- Whether the visitor has written, accepted or approved: such a request is never purged as spam.
create function private.visitor_has_responded(request uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.messages where submission_id = request and state = 'sent' and by_name is null)
    or exists (select from private.quotes where submission_id = request and accepted_at is not null)
    or exists (select from private.artwork where submission_id = request and approved_at is not null)
$$;

-- Erases requests flagged for `days` days, `most` per call, and returns the number. A hosted project runs it every night
-- (schedule.sql).
create function public.purge_spam(days integer default 60, most integer default 1000) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_ids uuid[];
begin
  -- In the one order of locks (update_tickets).
  found_ids := array(
    select stored.id from public."Form Sub" as stored
    where stored.id in (
      select ticket.submission_id from private.tickets as ticket
      where ticket.spam and ticket.created_at < now() - make_interval(days => greatest(days, 1))
        and not private.visitor_has_responded(ticket.submission_id)
      order by ticket.created_at limit most
    )
    order by stored.id for update
  );
  -- Checked again: a colleague may have unflagged it meanwhile.
  with erased as (
    delete from public."Form Sub" where id in (
      select submission_id from private.tickets
      where submission_id = any (found_ids) and spam and not private.visitor_has_responded(submission_id)
    ) returning id
  )
  select coalesce(array_agg(id), '{}') into found_ids from erased;
  perform private.log_audit_event('purged', cardinality(found_ids), found_ids);
  return cardinality(found_ids);
end
$$;

-- Erases flagged requests that a colleague chose, with their word-for-word repeats, and logs it. Returns how many of them remain
-- because they were unflagged or accepted meanwhile; a retry returns the same.
create function public.delete_spam(ids uuid[]) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  chosen constant uuid[] := ids[1:500];
  person constant text := private.require_staff();
  found_ids uuid[];
begin
  -- In the one order of locks (update_tickets).
  found_ids := array(
    select stored.id from public."Form Sub" as stored
    where stored.id in (
      select ticket.submission_id from private.tickets as ticket
      where ticket.submission_id = any (chosen) or ticket.repeat_of = any (chosen)
    )
    order by stored.id for update
  );
  -- Checked after locking, as in purge_spam.
  with erased as (
    delete from public."Form Sub" where id in (
      select ticket.submission_id from private.tickets as ticket
      join private.tickets as first on first.submission_id = coalesce(ticket.repeat_of, ticket.submission_id)
      where ticket.submission_id = any (found_ids) and first.submission_id = any (chosen) and first.spam
        and not exists (
          select from private.quotes as one where one.submission_id = first.submission_id and one.accepted_at is not null
        )
    ) returning id
  )
  select coalesce(array_agg(id), '{}') into found_ids from erased;
  perform private.log_audit_event('spam', cardinality(found_ids), found_ids);
  return (select count(*) from public."Form Sub" where id = any (chosen));
end
$$;

grant execute on function public.delete_spam(uuid[]) to authenticated;
grant execute on function public.purge_spam(integer, integer) to service_role;
