-- A request's page. Only the function send-artwork calls this, after open_link. `link` is the SHA-256 of the token, in hex.

-- All that the page shows; [] for an unknown link. A word-for-word repeat has its own page, so that guessing the words does not
-- reveal the answers to others.
--   {"reference", "sent", "promised", "until", "state": private.deal_of, "first": {"reference", "sent"},
--    "times": {"read", "answered", "accepted", "closed"}, "reader", "answerer", "form", "asked": form_data, "facts",
--    "files": {"announced", "files"}, "messages": [{"stranger", "id", "by", "at", "body", "quote", "files": private.files_of,
--    "pins"}],
--    "quotes": private.quotes_of, "order": private.order_of, null if there is none}
-- "first" is the request that this one repeats and where it is answered. "messages" has the newest 100.
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
          'stranger', message.sender is not null,
          -- The visitor's browser knows its own messages by their keys.
          'id', case when message.by_name is null then message.key else message.id end,
          'by', message.by_name, 'at', message.at, 'body', message.body,
          'quote', (select number from private.quotes where message_id = message.id), 'files', private.files_of(message.id),
          'pins', message.pins
        ) order by message.at, message.id)
        from (
          select * from private.messages where submission_id = request and state = 'sent' order by at desc, id desc limit 100
        ) as message
      ), '[]'),
      'quotes', private.quotes_of(request),
      'order', case when deal.state in ('ordered', 'more') then private.order_of(ticket) end
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
      -- The first accepted quote.
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

-- Stores a visitor's message, once per key; [] for an unknown link. It is owed an answer, like a new request. Unflags the
-- request. A repeat becomes a request in its own right, which the first one's history notes. Raises PT429 beyond message_limit
-- in an hour, or 50 since the last answer. visitor: keyed hash.
--   {"key", "body", "pins": changes asked for on a proof, "due": the promised time of the answer} -> {"id", "at"}
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
  -- Both in the one order of locks (update_tickets).
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
    insert into private.messages (submission_id, body, key, pins, at)
    values (
      request, message ->> 'body', (message ->> 'key')::uuid, nullif(message -> 'pins', 'null'), clock_timestamp()
    )
    returning * into stored;
    update private.tickets
    set repeat_of = null, spam = false, changed_at = now(),
      replied_due = case when due between now() and now() + interval '1 month' then due else now() + interval '24 hours' end
    where submission_id = request;
    insert into private.ticket_history (submission_id, by_name, change, value)
    select request, '', entry.change, ''
    from (values ('reply', true), ('not spam', was_spam)) as entry (change, happened) where happened;
    -- Tells whoever answers the first one that there is more.
    insert into private.ticket_history (submission_id, by_name, change, value)
    select id, '', 'reply', private.reference(request) from public."Form Sub" where id = repeated;
    if was_spam then perform private.release_mails(request); end if;
    -- One mail until somebody opens the ticket, and none in a rush: the desk shows it.
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

-- Accepts a quote as shown (private.order_quote): {"number", "choice", "total", "name", "order"}. [] for an unknown link.
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

-- Records when the visitor first saw the answers.
create function public.mark_answers_seen(link text) returns boolean
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

-- Makes a ten-minute key to a file of an answer; [] for an unknown link or file. A link's twenty newest stay valid.
create function public.open_answer_file(link text, file_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request constant uuid := private.request_by_link(link);
  token constant text := private.new_token();
begin
  perform from public."Form Sub" where id = request for key share;
  perform from private.links where hash = link for key share;
  perform from private.artwork as file join private.messages as answer on answer.id = file.message_id
  where file.id = file_id and file.submission_id = request and answer.state = 'sent' for key share of file;
  if not found then return '[]'; end if;
  delete from private.artwork_downloads where hash in (
    select hash from private.artwork_downloads as key where key.link = open_answer_file.link
    order by expires_at desc offset 19 for update skip locked
  );
  insert into private.artwork_downloads (hash, artwork_id, link) values (private.token_hash(token), file_id, open_answer_file.link);
  return jsonb_build_object('key', token);
end
$$;

-- Ends all links to a link's request, except those for the files of answers and for a mail that is coming in.
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
  delete from private.links where submission_id = request and made_by not in ('answer', 'reply');
  return true;
end
$$;

grant execute on function
  public.read_request(text), public.add_message(text, jsonb, text, integer), public.accept_quote(text, jsonb),
  public.mark_answers_seen(text), public.open_answer_file(text, uuid), public.end_links(text)
  to service_role;
