-- What a search means: each of its words is a word of the request; the last one, which may be half typed, begins one.
-- Only the last, and none of one or two letters, because gathering all that begins with a common word takes long.
-- Addresses and references are words, and may be begun, without what a mail program puts around
-- them; "@acme.com" is no address, and its words are looked for. Null for a search without words.
create function private.search_query(search text) returns tsquery
language sql
immutable
set search_path = ''
as $$
  select string_agg(
    '''' || replace(replace(word, '\', '\\'), '''', '''''')
      || case when octet_length(word) > 2 and (is_whole or place = places) then ''':*' else '''' end,
    ' & '
  )::tsquery
  from (
    select place, btrim(typed, '<>()[],;:."''') as part, max(place) over () as places
    from regexp_split_to_table(btrim(lower(search), E' \t\r\n'), '\s+') with ordinality as split (typed, place)
  ) as parts,
  lateral (select part ~ '.@|^kl-' as is_whole) as kind,
  unnest(case when is_whole then array[part] else private.search_words(part) end) as word
$$;

-- What a filter means, as a condition on `ticket`. All keys are optional texts: search, kind, eventType, status,
-- spam ('only' or 'without'), from and to (days, both included, in `zone`), view ('due': not answered yet).
-- `||` with null is null, and concat_ws leaves nulls out.
create function private.ticket_condition(filter jsonb) returns text
language sql
stable
set search_path = ''
as $$
  select concat_ws(' and ', 'true',
    'ticket.words @@ ' || quote_literal(private.search_query(filter ->> 'search')) || '::tsquery',
    'ticket.kind = ' || quote_literal(filter ->> 'kind'),
    'ticket.event_type = ' || quote_literal(filter ->> 'eventType'),
    'ticket.status = ' || quote_literal(filter ->> 'status'),
    'ticket.created_at >= ' || quote_literal((filter ->> 'from')::timestamp at time zone (filter ->> 'zone')),
    'ticket.created_at < ' || quote_literal(((filter ->> 'to')::date + 1)::timestamp at time zone (filter ->> 'zone')),
    case filter ->> 'spam' when 'only' then 'ticket.spam' when 'without' then 'not ticket.spam' end,
    case when filter ->> 'view' = 'due' then 'ticket.status = ''new'' and not ticket.spam' end
  )
$$;

revoke all on function private.search_query(text), private.ticket_condition(jsonb)
  from public, anon, authenticated, service_role;
