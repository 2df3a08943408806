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
    -- Words of many are among the newest: of these the index would gather all. Of others it is asked, with the words
    -- in the text, because for words that it does not know the planner reads the whole table.
    found_any := exists (
      select from (select words from private.tickets order by created_at desc, submission_id desc limit 1000) as newest
      where words @@ meant
    );
    if not found_any then
      execute format(
        'with found as materialized (select from private.tickets where words @@ %L::tsquery) select exists (select from found)',
        meant
      ) into found_any;
    end if;
    if not found_any then return format('ticket.likeness @@ %L::tsquery', near); end if;
  end if;
  return format('ticket.words @@ %L::tsquery', meant);
end
$$;

-- What a filter means, as a condition on `ticket`. All keys are optional texts: search, kind, eventType, status,
-- campaign, page (of private.sources), spam ('only' or 'without'), from and to (days, both included, in `zone`), ids (with commas between them).
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
    case filter ->> 'spam' when 'only' then 'ticket.spam' when 'without' then 'not ticket.spam' end
  )
$$;

-- Where a filter looks: among what the index finds, or, for words that many have, among the newest of its days: the index
-- gathers all that fits before the first is shown, and what fits no filter beside would be looked for until the oldest.
create function private.searched_tickets(filter jsonb) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  found_by constant text := private.search_condition(filter ->> 'search');
  days constant text := private.ticket_condition(
    jsonb_build_object('zone', filter -> 'zone', 'from', filter -> 'from', 'to', filter -> 'to')
  );
  newest constant text := format(
    '(select * from private.tickets as ticket where %s order by created_at desc, submission_id desc limit %%s)', days
  );
  many boolean;
begin
  if found_by is null then return 'private.tickets'; end if;
  execute format(
    'select count(*) > 10 from (select from %s as ticket where %s limit 11) as found', format(newest, 1000), found_by
  ) into many;
  -- Without the fence, an estimate that is too high makes it walk through all in their order.
  return case when many then format(newest, 5000)
    else format('(select * from private.tickets as ticket where %s offset 0)', found_by) end;
end
$$;

revoke all on function
  private.search_condition(text), private.ticket_condition(jsonb), private.searched_tickets(jsonb)
  from public, anon, authenticated, service_role;
