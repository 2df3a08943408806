-- How staff answer. Functions raise 42501 unless called by staff, PT404 if there is no such request, and lock in the one order
-- (update_tickets).

-- Locks the ticket of a request by its reference, and returns its id.
create function private.lock_request(reference text) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  request constant uuid := private.request_by_reference(reference);
begin
  perform from public."Form Sub" where id = request for key share;
  perform from private.tickets where submission_id = request for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This request is not there any more.';
  end if;
  return request;
end
$$;

-- Records who opened a request first, which its visitor reads, and who has it open.
create function public.mark_read(reference text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  reader constant text := private.require_staff();
  request constant uuid := private.lock_request(reference);
begin
  perform private.record_reader(request);
  update private.tickets
  set opened_at = now(), read_at = coalesce(read_at, now()), read_by = case when read_at is null then reader else read_by end
  where submission_id = request;
  return (select read_at = now() from private.tickets where submission_id = request);
end
$$;

-- Saves the caller's draft; without words, quote and files it is deleted. base: the version that the writer began with, null
-- for none. If another tab or device has written since, nothing is stored and the current draft is returned, null if it is
-- gone. shown: what was on the screen (private.unseen).
--   {"at": its version} or {"draft"}
create function public.keep_draft(
  reference text, body text, quote jsonb default null, base timestamptz default null, shown text[] default null
) returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  writer constant text := private.require_staff();
  request constant uuid := private.lock_request(reference);
  kept constant jsonb := nullif(quote, 'null');
  own private.messages;
begin
  select * into own from private.messages where submission_id = request and by_staff = auth.uid() and state = 'draft';
  if own.at is distinct from base and (own.body, own.quote) is distinct from (keep_draft.body, kept)
    -- An empty draft that a file began may be overwritten.
    and (own.body, own.quote) is distinct from ('', null::jsonb)
  then
    return jsonb_build_object('draft', private.draft_of(own));
  end if;
  if btrim(body) = '' and kept is null and not exists (select from private.artwork where message_id = own.id) then
    delete from private.messages where id = own.id;
    return '{"at": null}';
  end if;
  insert into private.messages as draft (submission_id, by_staff, by_name, body, quote, state, shown, at)
  values (request, auth.uid(), writer, body, kept, 'draft', keep_draft.shown, clock_timestamp())
  on conflict (submission_id, by_staff) where state = 'draft' do update
    set body = excluded.body, quote = excluded.quote, shown = excluded.shown, at = excluded.at
  returning * into own;
  return jsonb_build_object('at', own.at);
end
$$;

-- Queues an answer, with or without a quote, and with its draft's files; it leaves in ten seconds, or once they are there.
-- Repeating the key returns the answer's current state. shown: what was on the screen (private.unseen), checked again when it
-- leaves. zone: the office's, in which the quote's last day ends.
--   {"state": "going", "id", "out_at"}, {"state": "sent"}, {"state": "back"} (a draft again)
--   or nothing is stored: {"state": "invalid", "field"}, {"state": "conflict"} (the ticket has something not in `shown`)
create function public.queue_answer(
  reference text, answer_key uuid, body text, quote jsonb, shown text[], zone text
) returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  writer constant text := private.require_staff();
  request constant uuid := private.lock_request(reference);
  sent_quote constant jsonb := nullif(quote, 'null');
  fault text;
  own private.messages;
begin
  select * into own from private.messages where submission_id = request and key = answer_key;
  if found then
    return jsonb_build_object(
      'state', case own.state when 'draft' then 'back' else own.state end, 'id', own.id, 'out_at', own.out_at
    );
  end if;
  select * into own from private.messages where submission_id = request and by_staff = auth.uid() and state = 'draft';
  fault := case
    when (select count(*) > 5 from private.artwork where message_id = own.id) then 'files'
    when length(body) > 8000 or btrim(body, E' \t\r\n') = '' and sent_quote is null
      and not exists (select from private.artwork where message_id = own.id) then 'body'
    when sent_quote is not null then coalesce(
      private.quote_fault(sent_quote, (now() at time zone zone)::date), (
        select case
          when sent_quote ->> 'relation' = 'first' then 'relation'
          -- Amounts that add up must share a currency.
          when sent_quote ->> 'relation' is distinct from 'change' and deal.currency <> sent_quote ->> 'currency' then 'currency'
        end
        from private.tickets as ticket, private.deal_of(ticket) as deal
        where submission_id = request and deal.state in ('ordered', 'more')
      )
    )
  end;
  if fault is not null then return jsonb_build_object('state', 'invalid', 'field', fault); end if;
  if exists (select from private.unseen(request, shown)) then return '{"state": "conflict"}'; end if;
  insert into private.messages as draft (submission_id, by_staff, by_name, body, quote, state)
  values (request, auth.uid(), writer, '', null, 'draft')
  on conflict (submission_id, by_staff) where state = 'draft' do update set at = now()
  returning * into own;
  update private.messages as draft
  set state = 'going', key = answer_key, body = queue_answer.body, quote = sent_quote, by_name = writer,
    shown = queue_answer.shown, held_at = null, at = clock_timestamp(), out_at = clock_timestamp() + interval '10 seconds',
    quote_ends = case when sent_quote is not null then
      ((private.calendar_day(sent_quote ->> 'until') + 1)::timestamp at time zone zone) end
  where id = own.id
  returning * into own;
  return jsonb_build_object('state', 'going', 'id', own.id, 'out_at', own.out_at);
end
$$;

-- Takes the caller's answer back within ten seconds, or while it waits for its files: {"state": "back"}, also if it is a draft
-- by now, or {"state": "gone out"}.
create function public.take_back_answer(answer_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  writer constant text := private.require_staff();
  request constant uuid := (select submission_id from private.messages where id = answer_id and by_staff = auth.uid());
  own private.messages;
begin
  perform from public."Form Sub" where id = request for key share;
  perform from private.tickets where submission_id = request for update;
  select * into own from private.messages where id = answer_id and submission_id = request;
  if own.state = 'going' and (own.out_at > clock_timestamp() or not private.is_whole(own)) then
    perform private.return_to_draft(own, null);
  elsif own.state is distinct from 'draft' then return '{"state": "gone out"}';
  end if;
  return '{"state": "back"}';
end
$$;

grant execute on function
  public.mark_read(text), public.keep_draft(text, text, jsonb, timestamptz, text[]),
  public.queue_answer(text, uuid, text, jsonb, text[], text), public.take_back_answer(uuid)
  to authenticated;
