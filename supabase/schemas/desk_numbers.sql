-- The numbers above the list: promises that came due this week ("promised") and were kept, the start of the longest wait, tickets
-- won this week, open quotes by currency, and the size of each view up to 1,001.
--   {"me", "counts": {view: number}, "longest", "won", "promised", "kept", "quoted": [{"currency", "count", "value"}]}
create function public.desk_numbers(zone text) returns jsonb
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
      from unnest(array['unanswered', 'mine', 'nobody', 'quotes', 'proof', 'produce', 'ship', 'drafts', 'soon', 'waiting', 'spam', 'all']) as view
    ),
    'longest', (select min(created_at) from private.tickets where owed and status = 'new' and remind_at is null),
    'won', (
      select count(distinct entry.submission_id)
      from private.ticket_history as entry join private.tickets as ticket using (submission_id)
      where entry.change = 'status' and entry.at >= week and entry.value = 'won' and ticket.status = 'won'
    ),
    'quoted', (
      select coalesce(jsonb_agg(quoted order by quoted -> 'currency'), '[]') from (
        select jsonb_build_object('currency', open.currency, 'count', count(*), 'value', sum(worth)::text) as quoted
        from private.quotes_in(array(
          -- Uses the index, which skips quotes that ended long ago.
          select submission_id from private.quotes where ends_at > now() and withdrawn_at is null and accepted_at is null
        )) as open join private.tickets as ticket on ticket.submission_id = (open.one).submission_id
        where open.state = 'open' and not ticket.spam
        group by open.currency
      ) as currencies
    )
  ) || (
    select jsonb_build_object('promised', count(*), 'kept', count(*) filter (
      where answered_at <= coalesce(promised_at, created_at + interval '24 hours')
    ))
    from private.tickets
    where not spam and repeat_of is null and (
      promised_at >= week and promised_at < now()
      or promised_at is null and created_at >= week - interval '24 hours' and created_at < now() - interval '24 hours'
    )
  );
end
$$;

grant execute on function public.desk_numbers(text) to authenticated;
