-- A search as a condition on `ticket`: tickets that match its words, or are owned by the person it names; near matches if there
-- are none. row_condition tests one ticket, index_query returns the ids of all matches. Null without a search.
create function private.search_condition(search text, out row_condition text, out index_query text)
language plpgsql
stable
set search_path = ''
as $$
declare
  meant tsquery;
  near tsquery;
  owners uuid[];
  fits text;
  found_any boolean;
begin
  if coalesce(btrim(search), '') = '' then return; end if;
  meant := private.search_query(search);
  fits := format('words @@ %L::tsquery', meant);
  owners := array(
    select user_id from public.staff where array_to_tsvector(private.search_words(name)) @@ meant
  );
  near := private.near_query(search);
  if near is not null and owners = '{}' then
    -- Common words almost always occur in the newest tickets, so only rare words use the GIN index. The query is inlined as a
    -- literal, because the planner scans the table for a parameter that it cannot estimate.
    found_any := exists (
      select from (select submission_id from private.tickets order by created_at desc, submission_id desc limit 1000) as newest
      where (select words @@ meant from private.search_index as said where said.submission_id = newest.submission_id)
    );
    if not found_any then
      execute format('with found as materialized (select from private.search_index where %s) select exists (select from found)', fits)
      into found_any;
    end if;
    if not found_any then fits := format('fuzzy_keys @@ %L::tsquery', near); end if;
  end if;
  row_condition := format('(select %s from private.search_index as said where said.submission_id = ticket.submission_id)', fits);
  index_query := format('select submission_id from private.search_index where %s', fits);
  if owners <> '{}' then
    row_condition := format('(ticket.owner = any (%L::uuid[]) or %s)', owners, row_condition);
    index_query := format('%s union all select submission_id from private.tickets where owner = any (%L::uuid[])', index_query, owners);
  end if;
end
$$;

-- A filter without its search, as a condition on `ticket`. All keys are optional texts: kind, eventType, status (or 'open'),
-- owner (a user_id or 'nobody'; ignored unless staff), campaign and page (private.sources), spam ('only', 'without'), from and to
-- (days in `zone`, inclusive), ids (comma-separated).
-- `||` with null is null, and concat_ws skips nulls.
create function private.ticket_condition(filter jsonb) returns text
language sql
stable
set search_path = ''
as $$
  select concat_ws(' and ', 'true',
    'ticket.submission_id = any (' || quote_literal('{' || (filter ->> 'ids') || '}') || '::uuid[])',
    'ticket.kind = ' || quote_literal(filter ->> 'kind'),
    'ticket.event_type = ' || quote_literal(filter ->> 'eventType'),
    case filter ->> 'status'
      when 'open' then 'private.is_open(ticket.status)'
      else 'ticket.status = ' || quote_literal(filter ->> 'status')
    end,
    case filter ->> 'owner'
      when 'nobody' then 'ticket.owner is null'
      else (select format('ticket.owner = %L', user_id) from public.staff where user_id::text = filter ->> 'owner')
    end,
    'ticket.created_at >= ' || quote_literal((filter ->> 'from')::timestamp at time zone (filter ->> 'zone')),
    'ticket.created_at < ' || quote_literal(((filter ->> 'to')::date + 1)::timestamp at time zone (filter ->> 'zone')),
    'ticket.submission_id in (select submission_id from private.sources where campaign = ' || quote_literal(filter ->> 'campaign') || ')',
    'ticket.submission_id in (select submission_id from private.sources where page = ' || quote_literal(filter ->> 'page') || ')',
    case filter ->> 'spam' when 'only' then 'ticket.spam' when 'without' then 'not ticket.spam' end
  )
$$;

-- The tickets that a search finds: by the index, or for common words among the newest of the filter's days, because the index
-- would gather every match before the first is shown. reach: how many of the newest were searched; 0 for all.
create function private.searched_tickets(filter jsonb, out tickets text, out reach integer)
language plpgsql
stable
set search_path = ''
as $$
declare
  search constant record := private.search_condition(filter ->> 'search');
  days constant text := private.ticket_condition(
    jsonb_build_object('zone', filter -> 'zone', 'from', filter -> 'from', 'to', filter -> 'to')
  );
  newest constant text := format(
    '(select * from private.tickets as ticket where %s order by created_at desc, submission_id desc limit %%s)', days
  );
  many boolean;
begin
  tickets := 'private.tickets';
  reach := 0;
  if search.row_condition is null then return; end if;
  execute format(
    'select count(*) > 10 from (select from %s as ticket where %s limit 11) as found', format(newest, 1000), search.row_condition
  ) into many;
  if many then
    reach := 5000;
    tickets := format('(select * from %s as ticket where %s)', format(newest, reach), search.row_condition);
  else
    -- An array, because the planner overestimates the matches and would scan all tickets.
    tickets := format(
      '(select * from private.tickets where submission_id = any (array(%s)) offset 0)', search.index_query
    );
  end if;
end
$$;
