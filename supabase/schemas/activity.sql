-- An amount: {"value": "12.50", "currency": "EUR"}; null for none. The value is text, because JSON numbers are rounded on the
-- way.
create function private.money(value numeric, currency text) returns jsonb
language sql
immutable
set search_path = ''
as $$ select jsonb_build_object('value', value::text, 'currency', currency) where value is not null $$;

-- A request's activity, oldest first. `theirs` marks what the visitor did.
--   [{"at", "by", "kind": "request" | "message" | "quote" | "accepted" | "recorded" | "note" | "file", "text", "theirs"}]
-- A request also has "id", "reference", "status", "details" and "worth" (private.money); a quote "sent" (private.quotes_of); an
-- acceptance "worth", and the quote's number as its text; a file "file", its id once it has arrived.
create function private.activity_of(ticket private.tickets) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select jsonb_build_array(jsonb_build_object(
    'kind', 'request', 'at', ticket.created_at, 'id', id, 'reference', private.reference(id), 'by', name, 'theirs', true,
    'status', case when ticket.spam then 'spam' else ticket.status end,
    'text', concat_ws(', ', nullif(form_data ->> 'company', ''), form_data ->> 'email', nullif(form_data ->> 'phone', '')),
    'details', form_data ->> 'details', 'worth', (select private.money(value, currency) from private.deal_of(ticket))
  )) || (
    select coalesce(jsonb_agg(
      to_jsonb(line) || jsonb_build_object('by', coalesce(line.by, name), 'theirs', line.by is null) order by at, kind
    ), '[]') from (
      select at, by_name as by, 'message' as kind, body as text, null::uuid as file, null::jsonb as sent, null::jsonb as worth
      from private.messages where submission_id = stored.id and state <> 'draft'
      union all
      select message.at, message.by_name, 'quote', one.number::text, null,
        jsonb_path_query_first(private.quotes_of(stored.id), '$[*] ? (@.number == $number)', jsonb_build_object('number', number)), null
      from private.quotes as one join private.messages as message on message.id = one.message_id
      where one.submission_id = stored.id
      union all
      select accepted_at, accepted ->> 'by', case when accepted ? 'by' then 'recorded' else 'accepted' end, number::text, null, null,
        private.money((accepted ->> 'total')::numeric, quote ->> 'currency')
      from private.quotes where submission_id = stored.id and accepted_at is not null
      union all
      select at, by_name, 'note', value, null, null, null from private.ticket_history where submission_id = stored.id and change = 'note'
      union all
      select begun_at, null, 'file', name, case when state = 'arrived' then artwork.id end, null, null
      from private.artwork where submission_id in (select private.with_repeats(stored.id)) and message_id is null
    ) as line where text <> ''
  )
  from public."Form Sub" as stored, btrim((form_data ->> 'firstName') || ' ' || (form_data ->> 'lastName')) as name
  where id = ticket.submission_id
$$;
