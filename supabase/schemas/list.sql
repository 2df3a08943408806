-- Whether everybody may read the list. Only the local seed says so.
create function public.submissions_open_to_everyone() returns boolean
  language sql immutable set search_path = '' as 'select false';

create function private.may_read_submissions() returns boolean
  language sql stable set search_path = ''
  as 'select public.is_staff() or current_setting(''role'') = ''anon'' and public.submissions_open_to_everyone()';

-- One page of requests, newest first; with an order in the filter, a page of a desk view.
-- key_at, key_id: the request next to the page, on the side that the page comes from; null for the first page. backwards: the
-- page before that request instead of the one after.
-- security definer: row level security would keep the search index from being used (its operator is not leakproof). The first
-- line checks access, as the policies do.
create function public.list_submissions(
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
-- Instants are returned in UTC, and come back as keys.
set timezone = 'UTC'
as $$
declare
  walk constant text := case when backwards then 'asc' else 'desc' end;
  page jsonb;
begin
  if not private.may_read_submissions() then return '[]'; end if;

  execute format(
    $list$
      with page as (
        select ticket::private.tickets as ticket from %4$s as ticket
        where %1$s and %2$s
        order by ticket.created_at %3$s, ticket.submission_id %3$s
        limit least($3, 500)
      )
      select coalesce(jsonb_agg(
        private.ticket_json(ticket) order by (ticket).created_at desc, (ticket).submission_id desc
      ), '[]')
      from page
    $list$,
    case when filter ? 'order' then private.view_condition(filter) else private.ticket_condition(filter) end,
    case when key_id is null then 'true'
      else format('(ticket.created_at, ticket.submission_id) %s ($1, $2)', case walk when 'asc' then '>' else '<' end)
    end,
    walk,
    (private.searched_tickets(filter)).tickets
  ) into page using key_at, key_id, page_size;
  return page;
end
$$;

-- How many of the newest tickets a search of common words covers; 0 for all.
create function public.search_reach(filter jsonb) returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  bounded constant integer := (private.searched_tickets(filter)).reach;
  reaches_all boolean;
begin
  if bounded = 0 or not private.may_read_submissions() then return 0; end if;

  execute format(
    'select count(*) <= $1 from (select from private.tickets as ticket where %s limit $1 + 1) as counted',
    private.ticket_condition(filter - 'spam' - 'kind' - 'eventType' - 'status' - 'owner' - 'ids')
  ) into reaches_all using bounded;
  return case when reaches_all then 0 else bounded end;
end
$$;

grant execute on function
  public.search_reach(jsonb), public.list_submissions(jsonb, timestamptz, uuid, boolean, integer)
  to authenticated;
