-- Locks the `chosen` requests, and the others that these addresses wrote to by mail, in the one order of locks
-- (update_tickets).
create function private.lock_to_erase(chosen uuid[], addresses text[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from public."Form Sub" where id = any (chosen)
    or id in (select submission_id from private.messages where sender = any (addresses))
    or id in (select submission_id from private.artwork where mailed_by = any (addresses))
  order by id for update;
end
$$;

-- Erases requests, and what these addresses sent by mail to others. Callers hold all of them (lock_to_erase).
create function private.erase_locked(chosen uuid[], addresses text[]) returns void
language sql
volatile
set search_path = ''
as $$
  delete from public."Form Sub" where id = any (chosen);
  delete from private.messages where sender = any (addresses);
  delete from private.artwork where mailed_by = any (addresses);
  select private.log_audit_event('erased', cardinality(chosen), chosen)
$$;

-- The notes that a person sent by mail to requests of others.
create function public.count_mails(address text) returns integer
language sql
stable
security definer
set search_path = ''
as $$ select count(*) from private.messages where sender = lower(trim(address)) $$;

-- Erases a person's requests by e-mail address, ignoring case, with their receipts, tickets, notes, links, messages, quotes and
-- queued mails, and what the address sent by mail to requests of others; returns the number of requests. Only counts unless
-- `carry_out`.
create function public.erase_submissions(address text, carry_out boolean default false) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_ids uuid[];
begin
  if not carry_out then
    return (select count(*) from public."Form Sub" where lower(form_data ->> 'email') = lower(trim(address)));
  end if;
  found_ids := array(select id from public."Form Sub" where lower(form_data ->> 'email') = lower(trim(address)));
  perform private.lock_to_erase(found_ids, array[lower(trim(address))]);
  perform private.erase_locked(found_ids, array[lower(trim(address))]);
  return cardinality(found_ids);
end
$$;

-- Requests stored before an instant, counted by outcome: {"new": 3, "won": 1, "spam": 2, "repeated": 1}.
create function public.count_old_submissions(before timestamptz) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(state, found), '{}')
  from (
    select
      case when ticket.spam then 'spam' when ticket.repeat_of is not null then 'repeated' else ticket.status end as state,
      count(*) as found
    from private.tickets as ticket where created_at < before group by 1
  ) as split
$$;

-- Erases requests stored before an instant, `most` per call to keep statements short, and returns the number. Keeps unanswered
-- ones unless `unanswered_too`. Without `carry_out` it counts all of them.
create function public.purge_submissions(
  before timestamptz, carry_out boolean default false, most integer default 1000, unanswered_too boolean default false
)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_ids uuid[];
begin
  if not carry_out then
    return (select count(*) from private.tickets where created_at < before) - (
      select count(*) from private.tickets
      where not unanswered_too and created_at < before and status = 'new' and not spam and repeat_of is null
    );
  end if;
  -- In the one order of locks (update_tickets).
  found_ids := array(
    select id from public."Form Sub" where id in (
      select submission_id from private.tickets
      where created_at < before and (unanswered_too or status <> 'new' or spam or repeat_of is not null)
      order by created_at limit most
    ) order by id for update
  );
  delete from public."Form Sub" where id = any (found_ids);
  perform private.log_audit_event('purged', cardinality(found_ids), found_ids);
  return cardinality(found_ids);
end
$$;

grant execute on function
  public.erase_submissions(text, boolean), public.count_mails(text), public.purge_submissions(timestamptz, boolean, integer, boolean),
  public.count_old_submissions(timestamptz) to service_role;
