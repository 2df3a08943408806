-- What was quoted, ordered and promised: the one place that says it, for the request's page, the desk, reports and mails.

-- The quotes of some requests, each with its state. An accepted one is an order until it is cancelled or a change takes its
-- place; the newest takes the place of one that is open. Of what was lost, nothing is open and nothing is ordered.
create function private.quotes_in(ids uuid[]) returns table (one private.quotes, state text)
language sql
stable
set search_path = ''
as $$
  select one, case
    when one.accepted_at is not null then case
      when one.number < max(one.number) filter (where one.relation = 'change' and one.accepted_at is not null) over beside
        then 'replaced'
      when one.cancelled_at is not null or ticket.status = 'lost' then 'cancelled'
      else 'accepted'
    end
    when one.withdrawn_at is not null then 'withdrawn'
    when one.number < max(one.number) over beside then 'replaced'
    when one.ends_at <= now() then 'expired'
    when ticket.status = 'lost' then 'withdrawn'
    else 'open'
  end
  from private.quotes as one join private.tickets as ticket on ticket.submission_id = one.submission_id
  where one.submission_id = any (ids)
  window beside as (partition by one.submission_id)
$$;

-- The state of a deal: 'received', 'read', 'answered', 'quoted' (a quote waits for their answer), 'ordered', 'more' (ordered,
-- and another quote waits), 'lapsed' (quoted, and nothing waits any more), 'cancelled' or 'closed' (lost). open, until, offer
-- and offer_currency: the quote that waits. orders: the numbers of what was accepted and counts. value: what these come to
-- together, or what was said where it was won without a quote; else what is offered, of a lost one what was.
create function private.deal_of(
  ticket private.tickets, out state text, out open integer, out until timestamptz, out offer numeric,
  out offer_currency text, out orders integer[], out value numeric, out currency text
)
language sql
stable
set search_path = ''
as $$
  with known as (
    select (one).number, (one).ends_at, known.state, (one).relation = 'change' and (one).accepted_at is not null as changes,
      (one).quote ->> 'currency' as currency,
      coalesce((one).accepted ->> 'total', (one).totals ->> coalesce(((one).quote ->> 'asked')::integer, 0))::numeric as value
    from private.quotes_in(array[ticket.submission_id]) as known
  ), told as (
    select
      array_agg(number order by number) filter (where known.state = 'accepted') as orders,
      sum(known.value) filter (where known.state = 'accepted') as ordered,
      sum(known.value) filter (where known.state = 'cancelled') as cancelled,
      max(known.currency) filter (where known.state in ('accepted', 'cancelled')) as currency,
      coalesce(bool_or(changes), false) as is_changed
    from known
  ), newest as (
    select * from known order by number desc limit 1
  )
  select
    case
      when ticket.status = 'lost' then case when told.cancelled is null then 'closed' else 'cancelled' end
      when ticket.status = 'won' or told.orders is not null then case when waits.number is null then 'ordered' else 'more' end
      when waits.number is not null then 'quoted'
      when told.cancelled is not null then 'cancelled'
      when newest.number is not null then 'lapsed'
      when ticket.status <> 'new' or exists (
        select from private.messages where submission_id = ticket.submission_id and messages.state = 'sent' and by_name is not null
      ) then 'answered'
      when ticket.read_at is not null then 'read'
      else 'received'
    end,
    waits.number, waits.ends_at, waits.value, waits.currency, coalesce(told.orders, '{}'),
    worth.value, case when worth.value is not null then worth.currency end
  from told
  left join newest on true
  left join known as waits on waits.state = 'open'
  cross join lateral (
    select case when ticket.status = 'won' and not told.is_changed then ticket.won_value end as said
  ) as won
  cross join lateral (
    select
      case
        when told.orders is not null or ticket.status = 'won' then coalesce(told.ordered + won.said, told.ordered, won.said)
        when ticket.status = 'lost' then coalesce(told.cancelled, newest.value)
        when newest.state not in ('withdrawn', 'cancelled') then newest.value
      end as value,
      case when told.orders is not null or ticket.status = 'won' then coalesce(told.currency, ticket.won_currency)
        else newest.currency end as currency
  ) as worth
$$;

-- All that have gone out, oldest first: [{"number", "at", "by", "quote", "relation", "totals", "state", "accepted",
-- "confirmed": whether a mail about that has gone to the visitor, "cancelled"}].
create function private.quotes_of(submission uuid) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', (one).number, 'at', message.at, 'by', message.by_name, 'quote', (one).quote, 'relation', (one).relation,
    'totals', (one).totals, 'state', known.state, 'accepted', (one).accepted || jsonb_build_object('at', (one).accepted_at),
    'confirmed', exists (
      select from private.outbox as mail
      where mail.submission_id = submission and mail.recipient = 'visitor' and mail.kind = 'accepted'
        and mail.about = (one).number::text and mail.state = 'sent'
    ),
    'cancelled', (one).cancelled_at
  ) order by (one).number), '[]')
  from private.quotes_in(array[submission]) as known join private.messages as message on message.id = (one).message_id
$$;

revoke all on function private.quotes_in(uuid[]), private.deal_of(private.tickets), private.quotes_of(uuid)
  from public, anon, authenticated, service_role;
