-- The condition of a search: what its words find, or who owns it; what nearly fits when these find nothing.
create function private.search_condition(search text) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  meant tsquery;
  near tsquery;
  owners uuid[];
  found_any boolean;
begin
  if coalesce(btrim(search), '') = '' then return null; end if;
  meant := private.search_query(search);
  if meant is null then return 'false'; end if;
  owners := array(
    select user_id from public.staff where array_to_tsvector(private.search_words(name)) @@ meant
  );
  if cardinality(owners) > 0 then
    return format('(ticket.words @@ %L::tsquery or ticket.owner = any (%L::uuid[]))', meant, owners);
  end if;
  near := private.near_query(search);
  if near is not null then
    select exists (select from private.tickets where words @@ meant) into found_any;
    if not found_any then return format('ticket.likeness @@ %L::tsquery', near); end if;
  end if;
  return format('ticket.words @@ %L::tsquery', meant);
end
$$;

-- What a filter means, as a condition on `ticket`. All keys are optional texts: search, kind, eventType, status,
-- campaign, page (of private.sources), spam ('only' or 'without'), from and to (days, both included, in `zone`), view ('due': not answered yet), ids (with
-- commas between them).
-- `||` with null is null, and concat_ws leaves nulls out.
create function private.ticket_condition(filter jsonb) returns text
language sql
stable
set search_path = ''
as $$
  select concat_ws(' and ', 'true',
    private.search_condition(filter ->> 'search'),
    'ticket.submission_id = any (' || quote_literal('{' || (filter ->> 'ids') || '}') || '::uuid[])',
    'ticket.kind = ' || quote_literal(filter ->> 'kind'),
    'ticket.event_type = ' || quote_literal(filter ->> 'eventType'),
    'ticket.status = ' || quote_literal(filter ->> 'status'),
    'ticket.created_at >= ' || quote_literal((filter ->> 'from')::timestamp at time zone (filter ->> 'zone')),
    'ticket.created_at < ' || quote_literal(((filter ->> 'to')::date + 1)::timestamp at time zone (filter ->> 'zone')),
    'ticket.submission_id in (select submission_id from private.sources where campaign = ' || quote_literal(filter ->> 'campaign') || ')',
    'ticket.submission_id in (select submission_id from private.sources where page = ' || quote_literal(filter ->> 'page') || ')',
    case filter ->> 'spam' when 'only' then 'ticket.spam' when 'without' then 'not ticket.spam' end,
    case when filter ->> 'view' = 'due' then 'ticket.status = ''new'' and not ticket.spam' end
  )
$$;

revoke all on function private.search_condition(text), private.ticket_condition(jsonb)
  from public, anon, authenticated, service_role;
