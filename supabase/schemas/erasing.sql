-- Erases a person's requests by e-mail address, ignoring case, with their receipts, tickets, notes, links, messages, quotes and
-- queued mails; returns the number. Only counts unless `carry_out`.
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
  -- In the one order of locks (update_tickets).
  found_ids := array(
    select id from public."Form Sub" where lower(form_data ->> 'email') = lower(trim(address)) order by id for update
  );
  delete from public."Form Sub" where id = any (found_ids);
  perform private.log_audit_event('erased', cardinality(found_ids), found_ids);
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
  public.erase_submissions(text, boolean), public.purge_submissions(timestamptz, boolean, integer, boolean),
  public.count_old_submissions(timestamptz) to service_role;
