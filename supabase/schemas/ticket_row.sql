-- A row of the list.
create function private.ticket_row(ticket private.tickets) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', ticket.submission_id,
    'name', btrim((stored.form_data ->> 'firstName') || ' ' || (stored.form_data ->> 'lastName')),
    'company', nullif(stored.form_data ->> 'company', ''),
    'kind', ticket.kind, 'event_type', ticket.event_type, 'subject', nullif(stored.form_data ->> 'eventType', ''),
    -- The typed text, else the need or the goods.
    'words', coalesce(nullif(left(regexp_replace(
      coalesce(left(stored.form_data ->> 'details', (asked.facts ->> 'typed')::integer), stored.form_data ->> 'details'),
      '\s+', ' ', 'g'
    ), 160), ''), nullif(left(asked.facts ->> 'need', 160), ''), (
      select left(asked.facts -> 'goods' -> 0 ->> 'product', 60) || coalesce(' + ' || nullif(count - 1, 0), '')
      from jsonb_array_length(asked.facts -> 'goods') as count
    )),
    'event', ticket.event_date, 'rush', asked.facts ->> 'timeline' = 'rush' or null,
    'due', ticket.due_at, 'owed', ticket.owed or null, 'remind', ticket.remind_at,
    'status', ticket.status, 'spam', ticket.spam or null,
    'owner', ticket.owner, 'owner_name', (select name from public.staff where user_id = ticket.owner),
    'artwork', private.artwork_count(ticket.submission_id),
    'deal', deal.state, 'open', deal.open, 'until', deal.until, 'value', deal.value::text, 'currency', deal.currency, 'replied', ticket.replied_due is not null or null,
    'accepted', deal.orders <> '{}' or null, 'step', case when ticket.status = 'won' then ticket.order_step end,
    'going', exists (
      select from private.messages where submission_id = ticket.submission_id and state = 'going'
    ) or null,
    -- The reader's own draft: 'held' if it was about to leave.
    'draft', (
      select case when held_at is null then 'kept' else 'held' end from private.messages
      where submission_id = ticket.submission_id and by_staff = auth.uid() and state = 'draft'
    ),
    'times', (
      select nullif(count(*), 0) + 1 from private.tickets as again where again.repeat_of = ticket.submission_id
    )
  ))
  from public."Form Sub" as stored left join private.facts as asked on asked.submission_id = stored.id
  cross join private.deal_of(ticket) as deal
  where stored.id = ticket.submission_id
$$;
