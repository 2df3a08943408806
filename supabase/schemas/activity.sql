-- Formats an amount for people: "4,290.00 USD".
create function private.money(value numeric, currency text) returns text
language sql
immutable
set search_path = ''
as $$ select to_char(value, rpad('FM999,999,999,999,990.', 23 + private.minor_digits(currency) - 1, '0')) || ' ' || currency $$;

-- A request's activity, oldest first. `theirs` marks what the visitor did.
--   [{"at", "by", "kind": "request" | "message" | "quote" | "accepted" | "recorded" | "note" | "file", "text", "theirs"}]
-- A request also has "id", "reference" and "status"; a quote "sent" (private.quotes_of); a file "file", its id once it has
-- arrived.
create function private.activity_of(ticket private.tickets) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select jsonb_build_array(jsonb_build_object(
    'kind', 'request', 'at', ticket.created_at, 'id', id, 'reference', private.reference(id), 'by', name, 'theirs', true,
    'status', case when ticket.spam then 'spam' else ticket.status end,
    'text', concat_ws(', ', nullif(form_data ->> 'company', ''), form_data ->> 'email', nullif(form_data ->> 'phone', ''),
      (select private.money(value, currency) from private.deal_of(ticket))) || coalesce(E'\n' || nullif(form_data ->> 'details', ''), '')
  )) || (
    select coalesce(jsonb_agg(
      to_jsonb(line) || jsonb_build_object('by', coalesce(line.by, name), 'theirs', line.by is null) order by at, kind
    ), '[]') from (
      select at, by_name as by, 'message' as kind, body as text, null::uuid as file, null::jsonb as sent
      from private.messages where submission_id = stored.id and state <> 'draft'
      union all
      select message.at, message.by_name, 'quote', one.number || ': ' || private.money(
        (one.totals ->> coalesce((one.quote ->> 'asked')::integer, 0))::numeric, one.quote ->> 'currency'
      ), null, jsonb_path_query_first(private.quotes_of(stored.id), '$[*] ? (@.number == $number)', jsonb_build_object('number', number))
      from private.quotes as one join private.messages as message on message.id = one.message_id
      where one.submission_id = stored.id
      union all
      select accepted_at, accepted ->> 'by', case when accepted ? 'by' then 'recorded' else 'accepted' end, number || ': ' || private.money((accepted ->> 'total')::numeric, quote ->> 'currency'), null, null
      from private.quotes where submission_id = stored.id and accepted_at is not null
      union all
      select at, by_name, 'note', value, null, null from private.ticket_history where submission_id = stored.id and change = 'note'
      union all
      select begun_at, null, 'file', name, case when state = 'arrived' then artwork.id end, null
      from private.artwork where submission_id in (select private.with_repeats(stored.id)) and message_id is null
    ) as line where text <> ''
  )
  from public."Form Sub" as stored, btrim((form_data ->> 'firstName') || ' ' || (form_data ->> 'lastName')) as name
  where id = ticket.submission_id
$$;
