-- Accepting and withdrawing quotes. Callers of private functions hold the ticket, and it is updated once: a second update in a
-- transaction would lock its owner after it, against the one order (update_tickets).

-- Accepts a quote once; repeating it returns the same. recorder: the colleague who records it, and may do so for an expired
-- quote; null for the visitor. Unflags the request.
--   {"number", "choice", "total", "name", "order"} -> {"state": "accepted", "at", "name", "order", "choice", "total"}
-- Else {"state"}: the quote's state, "taken" (accepted differently), "changed" (that choice has another total), "unknown".
create function private.order_quote(request uuid, acceptance jsonb, recorder text default null) returns jsonb
language plpgsql
set search_path = ''
set timezone = 'UTC'
as $$
declare
  said constant jsonb := jsonb_strip_nulls(jsonb_build_object(
    'name', acceptance -> 'name', 'order', acceptance -> 'order', 'choice', acceptance -> 'choice',
    'total', acceptance -> 'total', 'by', recorder
  ));
  choice constant integer := acceptance ->> 'choice';
  known record;
  one private.quotes;
  begins boolean;
  step text;
begin
  select * into known from private.quotes_in(array[request]) as judged
  where (judged.one).number = (acceptance ->> 'number')::integer;
  if not found then return '{"state": "unknown"}'; end if;
  one := known.one;
  if known.state = 'open' or known.state = 'expired' and recorder is not null then
    if choice < 0 or one.totals ->> choice is distinct from acceptance ->> 'total' then return '{"state": "changed"}'; end if;
    one.accepted := said;
    one.accepted_at := now();
    update private.quotes set accepted = said, accepted_at = now() where submission_id = request and number = one.number;
    -- An addition joins an order that has not shipped; anything else begins a new one.
    select one.relation <> 'addition' or private.step_place(order_step) >= private.step_place('shipped') into begins
    from private.tickets where submission_id = request;
    step := private.proof_step(request, case when one.relation <> 'first' then (
      select at from private.messages where id = one.message_id
    ) else '-infinity' end);
    insert into private.ticket_history (submission_id, by_name, change, value)
    select request, coalesce(recorder, ''), entry.change, entry.value
    from private.tickets as ticket, lateral (values
      (1, true, 'accepted', one.number::text), (2, status <> 'won', 'status', 'won'), (3, spam, 'not spam', ''),
      (4, begins and step is distinct from order_step, 'step', coalesce(step, ''))
    ) as entry (place, happened, change, value)
    where submission_id = request and happened order by place;
    update private.tickets
    set status = 'won', spam = false, order_step = case when begins then step else order_step end,
      -- What is under way can still be tracked.
      parcels = case when begins and (one.relation <> 'addition' or order_step <> 'shipped') then '[]' else parcels end,
      -- From now on the new quote's day is the promise.
      moves = case when begins and one.quote ->> 'delivered' is not null then '[]' else moves end,
      answered_at = coalesce(answered_at, now()), changed_at = now(),
      won_value = case when one.relation <> 'first' then won_value end
    where submission_id = request;
    perform private.add_words(request, concat_ws(' ', said ->> 'name', said ->> 'order'));
    perform private.release_mails(request), private.enqueue_email(request, 'visitor', 'accepted', one.number::text);
    if recorder is null then perform private.enqueue_email(request, 'sales', 'accepted', one.number::text); end if;
  elsif known.state <> 'accepted' then
    return jsonb_build_object('state', known.state);
  elsif one.accepted <> said then
    return '{"state": "taken"}';
  end if;
  return one.accepted || jsonb_build_object('state', 'accepted', 'at', one.accepted_at);
end
$$;

-- For staff: records that a quote was accepted by phone or mail. Raises as lock_request.
create function public.record_acceptance(reference text, acceptance jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  recorder constant text := private.require_staff();
begin
  return private.order_quote(private.lock_request(reference), acceptance, recorder);
end
$$;

-- Withdraws a quote: {"state": "withdrawn"}, or "accepted" if it is too late.
create function public.withdraw_quote(reference text, which integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  worker constant text := private.require_staff();
  request constant uuid := private.lock_request(reference);
  one private.quotes;
begin
  select * into one from private.quotes where submission_id = request and number = which;
  if not found then
    raise exception using errcode = 'PT404', message = 'There is no such quote.';
  end if;
  if one.accepted_at is not null then return '{"state": "accepted"}'; end if;
  if one.withdrawn_at is null then
    update private.quotes set withdrawn_at = now() where submission_id = request and number = which;
    insert into private.ticket_history (submission_id, by_name, change, value)
    values (request, worker, 'withdrawn', which::text);
    update private.tickets set changed_at = now() where submission_id = request;
  end if;
  return '{"state": "withdrawn"}';
end
$$;

-- Promises another delivery day for an order, and tells its visitor why. The mail waits ten seconds; a correction meanwhile
-- replaces it. Returns "saved", "unchanged", "noOrder" (none, or delivered), "noDay" (past, or in over ten years), or "moved":
-- the last move is no longer to `seen`.
create function public.move_delivery(reference text, promised date, why text, seen date) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  worker constant text := private.require_staff();
  request constant uuid := private.lock_request(reference);
  reason constant text := left(btrim(why), 500);
  ticket private.tickets;
  last jsonb;
  corrects boolean;
  entry text;
begin
  select * into ticket from private.tickets where submission_id = request;
  last := ticket.moves -> -1;
  if (select state from private.deal_of(ticket)) not in ('ordered', 'more') or ticket.order_step = 'delivered' then return 'noOrder'; end if;
  if last = jsonb_build_object('day', promised, 'why', reason) then return 'unchanged'; end if;
  if (last ->> 'day')::date is distinct from seen then return 'moved'; end if;
  -- A day more, as no place is further behind.
  if promised not between current_date - 1 and current_date + 3653 then return 'noDay'; end if;
  corrects := exists (
    select from private.ticket_history where submission_id = request and change = 'day' and at > now() - interval '10 seconds'
  );
  insert into private.ticket_history (submission_id, by_name, change, value) values (request, worker, 'day', promised::text)
  returning id::text into entry;
  update private.tickets
  set moves = jsonb_path_query_array(case when corrects then moves - -1 else moves end, '$[last - 18 to last]')
      || jsonb_build_object('day', promised, 'why', reason),
    changed_at = now()
  where submission_id = request;
  delete from private.outbox where submission_id = request and kind = 'moved' and state = 'waiting';
  perform private.enqueue_email(request, 'visitor', 'moved', entry);
  update private.outbox set day = promised, next_attempt_at = now() + interval '10 seconds'
  where submission_id = request and kind = 'moved' and about = entry;
  return 'saved';
end
$$;

grant execute on function public.record_acceptance(text, jsonb), public.withdraw_quote(text, integer),
  public.move_delivery(text, date, text, date) to authenticated;
