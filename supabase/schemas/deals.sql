-- The state of quotes and deals, derived here alone, for the request's page, the desk, reports and mails.

-- Quotes of some requests with their states. An accepted quote is an order until it is cancelled or replaced by an accepted
-- change; a newer quote replaces an open one. A lost ticket has no open quotes and no orders. worth: the accepted total, else
-- that of the requested quantity, else the first.
create function private.quotes_in(ids uuid[]) returns table (one private.quotes, state text, worth numeric, currency text)
-- PL/pgSQL, because an SQL function would be planned again for each row of a list.
language plpgsql
stable
rows 2
set search_path = ''
-- A custom plan for a single request looks cheaper, but is made anew on each call.
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return query
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
  end,
  coalesce(one.accepted ->> 'total', one.totals ->> coalesce((one.quote ->> 'asked')::integer, 0))::numeric,
  one.quote ->> 'currency'
  from private.quotes as one join private.tickets as ticket on ticket.submission_id = one.submission_id
  where one.submission_id = any (ids)
  window beside as (partition by one.submission_id);
end
$$;

-- Derives the state of a ticket's deal:
--   'received', 'read', 'answered', 'quoted' (a quote is open), 'ordered', 'more' (ordered, and another quote is open),
--   'lapsed' (quoted, none open any more), 'cancelled', 'closed' (lost)
-- open, offer, offer_currency: the open quote. until: the end of its last day, or of the last quote that has expired. orders:
-- the numbers of accepted quotes that count. value: the sum of the orders, or the value typed for a ticket won without a quote;
-- else the offer; for a lost ticket its last offer.
create function private.deal_of(
  ticket private.tickets, out state text, out open integer, out until timestamptz, out offer numeric,
  out offer_currency text, out orders integer[], out value numeric, out currency text
)
language plpgsql
stable
set search_path = ''
as $$
declare
  known record;
  cancelled numeric;
  is_changed boolean := false;
begin
  orders := '{}';
  for known in
    select judged.*, (judged.one).number, (judged.one).ends_at,
      (judged.one).relation = 'change' and (judged.one).accepted_at is not null as changes
    from private.quotes_in(array[ticket.submission_id]) as judged order by (judged.one).number
  loop
    is_changed := is_changed or known.changes;
    if known.state = 'open' then
      open := known.number;
      until := known.ends_at;
      offer := known.worth;
      offer_currency := known.currency;
    elsif known.state = 'accepted' then
      orders := orders || known.number;
      value := coalesce(value, 0) + known.worth;
      currency := known.currency;
    elsif known.state = 'cancelled' then
      cancelled := coalesce(cancelled, 0) + known.worth;
    end if;
  end loop;

  if orders <> '{}' or ticket.status = 'won' then
    state := case when open is null then 'ordered' else 'more' end;
    if ticket.status = 'won' and not is_changed and ticket.won_value is not null then
      value := coalesce(value, 0) + ticket.won_value;
      currency := coalesce(currency, ticket.won_currency);
    end if;
    return;
  end if;
  if ticket.status = 'lost' then
    state := case when cancelled is null then 'closed' else 'cancelled' end;
    value := coalesce(cancelled, known.worth);
    currency := known.currency;
    return;
  end if;
  if known.state not in ('withdrawn', 'cancelled') then
    value := known.worth;
    currency := known.currency;
  end if;
  state := case
    when open is not null then 'quoted'
    when cancelled is not null then 'cancelled'
    when known.number is not null then 'lapsed'
    when ticket.status <> 'new' or exists (
      select from private.messages as message
      where message.submission_id = ticket.submission_id and message.state = 'sent' and message.by_name is not null
    ) then 'answered'
    when ticket.read_at is not null then 'read'
    else 'received'
  end;
  if known.state = 'expired' then until := known.ends_at; end if;
end
$$;

-- All sent quotes, oldest first. "confirmed": whether the visitor was mailed about the acceptance.
--   [{"number", "at", "by", "quote", "relation", "totals", "state", "accepted", "confirmed", "cancelled"}]
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
