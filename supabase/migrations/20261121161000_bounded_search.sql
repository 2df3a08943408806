-- A search for words that many have, and one that its filters contradict, looked through all there is. It is bounded now, and
-- the list says how far it looked.

-- The condition of a search: what its words find, or who owns it; what nearly fits when these find nothing.
create or replace function private.search_condition(search text) returns text
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

-- One page of requests, newest first; in the view 'due' oldest first, so that what is overdue comes first.
-- With an order in the filter, what a view of the workplace holds, newest first all the same.
-- key_at, key_id: the request next to the page, on the side that the page comes from; null for the first page.
-- backwards: the page before that request instead of the one after it.
-- security definer, because an index on words is of no use below row level security (its operator is not leakproof):
-- the first line is the lock, the same one that the policies ask.
create or replace function public.list_submissions(
  filter jsonb default '{}',
  key_at timestamptz default null,
  key_id uuid default null,
  backwards boolean default false,
  page_size integer default 25
) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- Instants are answered in it, and come back as keys.
set timezone = 'UTC'
as $$
declare
  oldest_first constant boolean := coalesce(filter ->> 'view' = 'due', false);
  walk constant text := case when oldest_first <> backwards then 'asc' else 'desc' end;
  page jsonb;
begin
  if not private.may_read_submissions() then return '[]'; end if;

  execute format(
    $list$
      with page as (
        select ticket::private.tickets as ticket from %5$s as ticket
        where %1$s and %2$s
        order by ticket.created_at %3$s, ticket.submission_id %3$s
        limit least($3, 500)
      )
      select coalesce(jsonb_agg(
        private.whole_ticket(ticket) order by (ticket).created_at %4$s, (ticket).submission_id %4$s
      ), '[]')
      from page
    $list$,
    case when filter ? 'order' then private.view_condition(filter) else private.ticket_condition(filter) end,
    case when key_id is null then 'true'
      else format('(ticket.created_at, ticket.submission_id) %s ($1, $2)', case walk when 'asc' then '>' else '<' end)
    end,
    walk,
    case when oldest_first then 'asc' else 'desc' end,
    private.searched_tickets(filter)
  ) into page using key_at, key_id, page_size;
  return page;
end
$$;

-- How many requests a filter finds, counted up to `most` + 1: counting a million takes as long as reading them.
create or replace function public.count_submissions(filter jsonb default '{}', most integer default 1000) returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_count integer;
begin
  if not private.may_read_submissions() then return 0; end if;

  execute format(
    'select count(*) from (select from %s as ticket where %s limit least($1, 100000) + 1) as found',
    private.searched_tickets(filter), private.ticket_condition(filter)
  ) into found_count using most;
  return found_count;
end
$$;

-- Among how many of the newest a search looks when it has words that many have; 0 when it looks through all.
create function public.search_reach(filter jsonb) returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  bounded constant text := substring(private.searched_tickets(filter) from 'limit (\d+)\)$');
  reaches_all boolean;
begin
  if bounded is null or not private.may_read_submissions() then return 0; end if;

  execute format(
    'select count(*) <= $1 from (select from private.tickets as ticket where %s limit $1 + 1) as counted',
    private.ticket_condition(filter - 'search' - 'view' - 'spam' - 'kind' - 'eventType' - 'status' - 'ids')
  ) into reaches_all using bounded::integer;
  return case when reaches_all then 0 else bounded::integer end;
end
$$;

-- One page of a view. Orders: 'due' (the default), 'event' (the next one first, past ones and none last), 'newest'.
-- key: the sort key and the id of the request next to the page, on the side that the page comes from.
-- whole: each with all that staff read of it, instead of what a row shows.
-- security definer, because an index on words is of no use below row level security; the first line is the lock.
create or replace function public.list_tickets(
  filter jsonb,
  key_value text default null,
  key_id uuid default null,
  backwards boolean default false,
  page_size integer default 25,
  whole boolean default false
) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  ordered_by constant text := filter ->> 'order';
  today constant date := (now() at time zone (filter ->> 'zone'))::date;
  sort_key constant text := case ordered_by
    when 'newest' then 'ticket.created_at'
    when 'event' then format('case when ticket.event_date >= %L then ticket.event_date else ''infinity'' end', today)
    else 'ticket.due_at'
  end;
  forwards constant text := case ordered_by when 'newest' then 'desc' else 'asc' end;
  walk constant text := case when backwards then case forwards when 'asc' then 'desc' else 'asc' end else forwards end;
  page jsonb;
begin
  if not public.is_staff() then return '[]'; end if;

  execute format(
    $list$
      with page as (
        select ticket::private.tickets as ticket, %1$s as sort_key from %7$s as ticket
        where %2$s and %3$s
        order by %1$s %4$s, ticket.submission_id %4$s
        limit least($3, 500)
      )
      select coalesce(jsonb_agg(
        %6$s || jsonb_build_object('key', page.sort_key) order by page.sort_key %5$s, (page.ticket).submission_id %5$s
      ), '[]') from page
    $list$,
    sort_key,
    private.view_condition(filter),
    case when key_id is null then 'true' else format(
      '(%s, ticket.submission_id) %s ($1::%s, $2)', sort_key, case walk when 'asc' then '>' else '<' end,
      case ordered_by when 'event' then 'date' else 'timestamptz' end
    ) end,
    walk,
    forwards,
    case when whole then 'private.whole_ticket(page.ticket)' else 'private.ticket_row(page.ticket)' end,
    private.searched_tickets(filter)
  ) into page using key_value, key_id, page_size;
  return page;
end
$$;

-- How many tickets a view holds, counted up to `most` + 1; with `since` those that came after that instant alone.
create or replace function public.count_tickets(filter jsonb, most integer default 1000, since timestamptz default null)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_count integer;
begin
  if not public.is_staff() then return 0; end if;

  execute format(
    'select count(*) from (select from %s as ticket where %s and %s limit least($1, 1000) + 1) as found',
    private.searched_tickets(filter),
    private.view_condition(filter),
    case when since is null then 'true' else 'ticket.created_at > $2' end
  ) into found_count using most, since;
  return found_count;
end
$$;

revoke all on function private.searched_tickets(jsonb), public.search_reach(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.search_reach(jsonb) to authenticated;
