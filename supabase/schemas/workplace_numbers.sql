-- What stands beside the list of the workplace: its numbers, and one ticket by its reference.

-- What stands above the list: {"me", "counts": {view: number up to 1001}, "longest", "won", "promised", "kept"}. Of the
-- promises that came due this week, how many were kept; since when somebody has waited longest; how many were won this week.
create function public.workplace_numbers(zone text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  week constant timestamptz := date_trunc('week', now() at time zone zone) at time zone zone;
begin
  if not public.is_staff() then return '[]'; end if;

  return jsonb_build_object(
    'me', auth.uid(),
    'counts', (
      select jsonb_object_agg(view, public.count_tickets(jsonb_build_object('view', view, 'zone', zone)))
      from unnest(array['unanswered', 'mine', 'nobody', 'soon', 'waiting', 'spam', 'all']) as view
    ),
    'longest', (select min(created_at) from private.tickets where owed and status = 'new' and remind_at is null),
    'won', (
      select count(distinct entry.submission_id)
      from private.ticket_history as entry join private.tickets as ticket using (submission_id)
      where entry.change = 'status' and entry.at >= week and entry.value = 'won' and ticket.status = 'won'
    )
  ) || (
    select jsonb_build_object('promised', count(*), 'kept', count(*) filter (where answered_at <= promised))
    from (
      select answered_at, promised from private.tickets,
        lateral coalesce(promised_at, created_at + interval '24 hours') as promised
      where created_at >= week - interval '1 month' and promised >= week and promised < now()
        and not spam and repeat_of is null
      limit 10000
    ) as came_due
  );
end
$$;

-- One ticket by its reference in any notation, with how many others came from its address and its company; [] for none.
create function public.read_ticket(reference text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  digits constant text := substring(regexp_replace(lower(reference), '[^0-9a-z]', '', 'g') from '^kl([0-9a-f]{12})$');
  found_one private.tickets;
begin
  if digits is null or not public.is_staff() then return '[]'; end if;

  select * into found_one from private.tickets
  where submission_id between (digits || repeat('0', 20))::uuid and (digits || repeat('f', 20))::uuid
  limit 1;
  if not found then return '[]'; end if;
  return private.whole_ticket(found_one) || jsonb_build_object('person', jsonb_build_object(
    'address', (
      select count(*) from (
        select from private.tickets
        where email = found_one.email and submission_id <> found_one.submission_id
          and not spam and repeat_of is null
        limit 1001
      ) as others
    ),
    'company', (
      select count(*) from (
        select from private.tickets
        where company = found_one.company and company <> '' and submission_id <> found_one.submission_id
          and not spam and repeat_of is null
        limit 1001
      ) as others
    ),
    'won', (
      select max(answered_at) from private.tickets
      where email = found_one.email and status = 'won' and submission_id <> found_one.submission_id
    )
  ));
end
$$;

revoke all on function
  public.workplace_numbers(text), public.read_ticket(text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.workplace_numbers(text), public.read_ticket(text)
  to authenticated;
