-- How staff answer. Raises 42501 for others than staff, PT404 when there is no such request; locks in the one order
-- (update_tickets).

-- A request by its reference, whose ticket is then locked.
create function private.held_request(reference text) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  request constant uuid := private.request_of(reference);
begin
  perform from public."Form Sub" where id = request for key share;
  perform from private.tickets where submission_id = request for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This request is not there any more.';
  end if;
  return request;
end
$$;

-- Notes who opened a request first, which its visitor reads, and who has it open.
create function public.mark_read(reference text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  reader constant text := private.staff_name();
  request constant uuid := private.held_request(reference);
begin
  perform private.note_reader(request);
  update private.tickets
  set opened_at = now(), read_at = coalesce(read_at, now()), read_by = case when read_at is null then reader else read_by end
  where submission_id = request;
  return (select read_at = now() from private.tickets where submission_id = request);
end
$$;

-- Keeps the caller's own draft: {"at"}. Without words and without a quote there is none any more.
create function public.keep_draft(reference text, body text, quote jsonb default null) returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  writer constant text := private.staff_name();
  request constant uuid := private.held_request(reference);
  kept constant jsonb := nullif(quote, 'null');
begin
  if btrim(body) = '' and kept is null then
    delete from private.messages where submission_id = request and by_staff = auth.uid() and state = 'draft';
  else
    insert into private.messages as own (submission_id, by_staff, by_name, body, quote, state)
    values (request, auth.uid(), writer, body, kept, 'draft')
    on conflict (submission_id, by_staff) where state = 'draft' do update
      set body = excluded.body, quote = excluded.quote, at = now();
  end if;
  return jsonb_build_object('at', now());
end
$$;

-- Sends an answer, with a quote or without one: it goes out in ten seconds, {"state": "going", "id", "out_at"}. The same key
-- again is answered the same, {"state": "sent"} once it is out, {"state": "back"} when it was taken back. Else nothing is
-- stored: {"state": "invalid", "field"}, or, unless the writer insists, {"state": "conflict", "by", "at"} where a colleague's
-- answer is going, or a colleague or the visitor (by null) has written since. shown: how many messages the writer saw. zone: the
-- office's, by which the quote's last day ends.
create function public.send_answer(
  reference text, answer_key uuid, body text, quote jsonb, shown integer, zone text, insist boolean default false
) returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  writer constant text := private.staff_name();
  request constant uuid := private.held_request(reference);
  sent_quote constant jsonb := nullif(quote, 'null');
  fault text;
  met record;
  own private.messages;
begin
  select * into own from private.messages where submission_id = request and key = answer_key;
  if found then
    return jsonb_build_object(
      'state', case own.state when 'draft' then 'back' else own.state end, 'id', own.id, 'out_at', own.out_at
    );
  end if;
  fault := case
    when length(body) > 8000 or btrim(body, E' \t\r\n') = '' and sent_quote is null then 'body'
    when sent_quote is not null then coalesce(
      private.quote_fault(sent_quote, (now() at time zone zone)::date), (
        select case
          when sent_quote ->> 'relation' = 'first' then 'relation'
          -- What adds up is of one currency.
          when sent_quote ->> 'relation' is distinct from 'change' and deal.currency <> sent_quote ->> 'currency' then 'currency'
        end
        from private.tickets as ticket, private.deal_of(ticket) as deal
        where submission_id = request and deal.state in ('ordered', 'more')
      )
    )
  end;
  if fault is not null then return jsonb_build_object('state', 'invalid', 'field', fault); end if;
  select by_name, at into met from (
    select *, row_number() over (order by message.at, message.id) as place from private.messages as message
    where message.submission_id = request and message.state in ('going', 'sent')
  ) as there
  where by_staff is distinct from auth.uid() and (place > shown or state = 'going')
  order by place desc limit 1;
  if found and not insist then
    return jsonb_build_object('state', 'conflict', 'by', met.by_name, 'at', met.at);
  end if;
  insert into private.messages as draft (submission_id, by_staff, by_name, body, quote, state)
  values (request, auth.uid(), writer, '', null, 'draft')
  on conflict (submission_id, by_staff) where state = 'draft' do update set at = now()
  returning * into own;
  update private.messages as draft
  set state = 'going', key = answer_key, body = send_answer.body, quote = sent_quote, by_name = writer,
    at = clock_timestamp(), out_at = clock_timestamp() + interval '10 seconds',
    quote_ends = case when sent_quote is not null then
      ((private.calendar_day(sent_quote ->> 'until') + 1)::timestamp at time zone zone) end
  where id = own.id
  returning * into own;
  return jsonb_build_object('state', 'going', 'id', own.id, 'out_at', own.out_at);
end
$$;

-- Takes an own answer back within its ten seconds: it is the draft again, above what was written since. {"state": "back"}, or
-- {"state": "gone out"}.
create function public.take_back_answer(answer_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  writer constant text := private.staff_name();
  request constant uuid := (select submission_id from private.messages where id = answer_id and by_staff = auth.uid());
  own private.messages;
  newer private.messages;
begin
  perform from public."Form Sub" where id = request for key share;
  perform from private.tickets where submission_id = request for update;
  select * into own from private.messages where id = answer_id and state = 'going' and out_at > clock_timestamp();
  if not found or request is null then return '{"state": "gone out"}'; end if;
  delete from private.messages
  where submission_id = request and by_staff = auth.uid() and state = 'draft'
  returning * into newer;
  update private.messages
  set state = 'draft', out_at = null, quote_ends = null, at = now(), by_name = writer,
    body = concat_ws(E'\n\n', own.body, nullif(newer.body, '')), quote = coalesce(newer.quote, own.quote)
  where id = own.id;
  return '{"state": "back"}';
end
$$;

revoke all on function
  private.held_request(text), public.mark_read(text), public.keep_draft(text, text, jsonb),
  public.send_answer(text, uuid, text, jsonb, integer, text, boolean), public.take_back_answer(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.mark_read(text), public.keep_draft(text, text, jsonb),
  public.send_answer(text, uuid, text, jsonb, integer, text, boolean), public.take_back_answer(uuid)
  to authenticated;
