-- The page of a request, for the function send-artwork alone, which has asked open_link before. `link` is the SHA-256 of the
-- token, in hex.

-- All that the page shows: {"reference", "sent", "promised", "until", "state" (private.deal_of), "first": {"reference",
-- "sent"} of the one that it repeats, where it will be answered, "times": {"read",
-- "answered", "accepted", "closed"}, "reader", "answerer", "form", "asked": form_data, "facts", "files": {"announced", "files"}, "messages": [{"id",
-- "by", "at", "body", "quote"}] (the newest 100), "quotes" (private.quotes_of)}; [] for a link that is not there. A request that repeats another
-- one word for word has a page of its own: whoever guesses the words must not find what others were answered.
create function public.read_request(link text) returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  request constant uuid := private.request_by_link(link);
begin
  if request is null then return '[]'; end if;
  perform private.send_due_answers(request);
  return coalesce((
    select jsonb_build_object(
      'reference', private.reference(request), 'sent', ticket.created_at,
      'promised', coalesce(ticket.replied_due, ticket.promised_at), 'until', own.expires_at,
      'state', deal.state,
      'first', (
        select jsonb_build_object('reference', private.reference(submission_id), 'sent', created_at)
        from private.tickets where submission_id = ticket.repeat_of
      ),
      'times', jsonb_build_object(
        'read', ticket.read_at, 'answered', least(ticket.answered_at, answered.first_at), 'accepted', bought.at,
        'closed', (
          select max(at) from private.ticket_history as entry
          where entry.submission_id = request and deal.state in ('closed', 'cancelled')
            and entry.change = any (array['cancelled', 'status'])
        )
      ),
      'reader', ticket.read_by, 'answerer', answered.by,
      'form', ticket.kind, 'asked', stored.form_data,
      'facts', (select facts from private.facts where submission_id = request),
      'files', private.files_of_visitor(request),
      'messages', coalesce((
        select jsonb_agg(jsonb_build_object(
          -- The visitor's browser knows its own by their keys.
          'id', case when message.by_name is null then message.key else message.id end,
          'by', message.by_name, 'at', message.at, 'body', message.body,
          'quote', (select number from private.quotes where message_id = message.id)
        ) order by message.at, message.id)
        from (
          select * from private.messages where submission_id = request and state = 'sent' order by at desc, id desc limit 100
        ) as message
      ), '[]'),
      'quotes', private.quotes_of(request)
    )
    from private.links as own
    join public."Form Sub" as stored on stored.id = own.submission_id
    join private.tickets as ticket on ticket.submission_id = stored.id
    cross join (
      select min(at) as first_at, (array_agg(by_name order by at desc, id))[1] as by from private.messages
      where submission_id = request and state = 'sent' and by_name is not null
    ) as answered
    cross join private.deal_of(ticket) as deal
    cross join lateral (
      -- The first of what was ordered.
      select coalesce(
        (select min(accepted_at) from private.quotes where submission_id = request and number = any (deal.orders)),
        (select max(entry.at) from private.ticket_history as entry
          where entry.submission_id = request and entry.change = 'status' and entry.value = 'won' and ticket.status = 'won')
      ) as at
    ) as bought
    where own.hash = link
  ), '[]');
end
$$;

-- Stores what the visitor wrote, once for each key: {"id", "at"}; [] for a link that is not there. message: {"key", "body",
-- "due": when the site has promised an answer}. visitor: keyed hash; beyond message_limit in an hour PT429, and so beyond 50 on a
-- request since its last answer. It is owed an
-- answer like a new request; one that was a repetition stands for itself from now on, which the first one's history says, and one that was flagged is flagged no more.
create function public.add_message(link text, message jsonb, visitor text, message_limit integer default 30) returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  request constant uuid := private.request_by_link(link);
  due constant timestamptz := message ->> 'due';
  stored private.messages;
  was_spam boolean;
  repeated constant uuid := (select repeat_of from private.tickets where submission_id = request);
begin
  -- Both in the one order (update_tickets).
  perform from public."Form Sub" where id in (request, repeated) order by id for key share;
  if not exists (select from public."Form Sub" where id = request) then return '[]'; end if;
  select spam into was_spam from private.tickets where submission_id = request for update;
  select * into stored from private.messages
  where submission_id = request and key = (message ->> 'key')::uuid and by_name is null;
  if not found then
    if private.count_request('message', visitor) > message_limit or (
      select count(*) >= 50 from private.messages
      where submission_id = request and state = 'sent' and by_name is null and at > coalesce((
        select max(at) from private.messages where submission_id = request and state = 'sent' and by_name is not null
      ), '-infinity')
    ) then
      raise exception using errcode = 'PT429', message = 'Too many messages.';
    end if;
    insert into private.messages (submission_id, body, key, at)
    values (request, message ->> 'body', (message ->> 'key')::uuid, clock_timestamp())
    returning * into stored;
    update private.tickets
    set repeat_of = null, spam = false, changed_at = now(),
      replied_due = case when due between now() and now() + interval '1 month' then due else now() + interval '24 hours' end
    where submission_id = request;
    insert into private.ticket_history (submission_id, by_name, change, value)
    select request, '', entry.change, ''
    from (values ('reply', true), ('not spam', was_spam)) as entry (change, happened) where happened;
    -- Whoever answers the first one sees that there is more.
    insert into private.ticket_history (submission_id, by_name, change, value)
    select id, '', 'reply', private.reference(request) from public."Form Sub" where id = repeated;
    if was_spam then perform private.release_mails(request); end if;
    -- One mail until somebody has opened the ticket, and none for what all together write beyond a rush: the desk shows it.
    if not exists (
      select from private.outbox as mail join private.tickets as ticket using (submission_id)
      where submission_id = request and mail.recipient = 'sales' and mail.kind = 'reply'
        and mail.created_at > coalesce(ticket.opened_at, '-infinity')
    ) and private.count_request('caller', repeat('0', 64)) <= 600 then
      perform private.enqueue_email(request, 'sales', 'reply', stored.id::text);
    end if;
  end if;
  return jsonb_build_object('id', stored.key, 'at', stored.at);
end
$$;

-- Accepts a quote as it is shown (private.order_quote). acceptance: {"number", "choice", "total", "name", "order"}. [] for a link
-- that is not there.
create function public.accept_quote(link text, acceptance jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request constant uuid := private.request_by_link(link);
begin
  perform from public."Form Sub" where id = request for key share;
  if not found then return '[]'; end if;
  perform from private.tickets where submission_id = request for update;
  return private.order_quote(request, acceptance);
end
$$;

-- Notes that a person has the answers before them; the first time stays.
create function public.see_request(link text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  request constant uuid := private.request_by_link(link);
begin
  perform from public."Form Sub" where id = request for key share;
  if not found then return false; end if;
  if exists (
    select from private.messages
    where submission_id = request and state = 'sent' and by_name is not null and seen_at is null
  ) then
    perform from private.tickets where submission_id = request for update;
    update private.messages set seen_at = now()
    where submission_id = request and state = 'sent' and by_name is not null and seen_at is null;
  end if;
  return true;
end
$$;

-- Ends all links of a link's request.
create function public.end_links(link text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  request constant uuid := private.request_by_link(link);
begin
  perform from public."Form Sub" where id = request for key share;
  if not found then return false; end if;
  perform from private.links where submission_id = request order by hash for update;
  delete from private.links where submission_id = request;
  return true;
end
$$;

revoke all on function
  public.read_request(text), public.add_message(text, jsonb, text, integer), public.accept_quote(text, jsonb),
  public.see_request(text), public.end_links(text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.read_request(text), public.add_message(text, jsonb, text, integer), public.accept_quote(text, jsonb),
  public.see_request(text), public.end_links(text)
  to service_role;
