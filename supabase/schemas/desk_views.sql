-- The desk's views, their orders, and what each holds.

-- The tickets of a view, as a condition on `ticket`; null for 'any', which is no view. Flagged requests are only in the view of
-- flagged ones.
create function private.in_view(view text, zone text) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  today constant date := (now() at time zone zone)::date;
  awake constant text := '(ticket.remind_at is null or ticket.remind_at <= now() or ticket.replied_due is not null)';
begin
  return case view
    when 'any' then null
    when 'mine' then 'ticket.owed and ' || awake || ' and ticket.owner = ' || quote_nullable(auth.uid()::text) || '::uuid'
    when 'nobody' then 'ticket.owed and ' || awake || ' and ticket.owner is null'
    when 'soon' then format(
      'not ticket.spam and private.is_open(ticket.status) and %s and ticket.event_date between %L and %L',
      awake, today, today + 7
    )
    when 'waiting' then 'not ticket.spam and ticket.remind_at > now() and ticket.replied_due is null'
    -- The caller's tickets and unowned ones: otherwise those of somebody who left would be in no view. Expired quotes stay two
    -- weeks.
    when 'quotes' then format(
      'not ticket.spam and coalesce(ticket.owner = %1$L, true) and ticket.submission_id = any (array(
        select submission_id from private.quotes where ends_at > now() - interval ''14 days'' and withdrawn_at is null and accepted_at is null
      )) and (private.deal_of(ticket)).until > now() - interval ''14 days''', auth.uid()
    )
    -- An order without a step stays until its event, and at least two months after its last change. What was added to an
    -- order that is being made needs a proof, too.
    when 'proof' then format(
      'not ticket.spam and ticket.status = ''won'' and (ticket.order_step = ''proof'' or ticket.order_step is null
        and (ticket.event_date >= %L or ticket.changed_at > now() - interval ''60 days'')
        or ticket.order_step in (''approved'', ''production'') and private.addition_lacks_proof(ticket.submission_id))', today
    )
    when 'produce' then 'not ticket.spam and ticket.status = ''won'' and ticket.order_step = ''approved'''
    when 'ship' then 'not ticket.spam and ticket.status = ''won'' and ticket.order_step = ''production'''
    when 'drafts' then format(
      'not ticket.spam and ticket.submission_id = any (array(
        select submission_id from private.messages where by_staff = %L and state = ''draft''
      ))', auth.uid()
    )
    when 'spam' then 'ticket.spam'
    when 'all' then 'not ticket.spam'
    else 'ticket.owed and ' || awake
  end;
end
$$;

-- A filter within a view, as a condition on `ticket`: private.ticket_condition with the keys email and company. Repeats are in
-- no view. Requests given by id or pasted reference are in every view.
create function private.view_condition(filter jsonb) returns text
language sql
stable
set search_path = ''
as $$
  select concat_ws(' and ',
    'ticket.repeat_of is null',
    case when not filter ? 'ids' and private.pasted_reference(filter ->> 'search') is null then
      private.in_view(filter ->> 'view', filter ->> 'zone')
    end,
    'ticket.email = ' || quote_literal(lower(filter ->> 'email')),
    'ticket.company = ' || quote_literal(private.company_key(filter ->> 'company')),
    private.ticket_condition(filter)
  )
$$;

-- One page of a view. Orders: 'due' (default), 'event' (next first; past and missing ones last), 'newest', 'until' (the quote's
-- last day).
-- key_value, key_id: the sort key and id of the request next to the page, on the side that the page comes from. whole: full
-- tickets instead of rows.
-- security definer: row level security would keep the search index from being used. The first line checks access.
create function public.list_tickets(
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
    when 'until' then '(private.deal_of(ticket)).until'
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
        select ticket.submission_id as id, %1$s as sort_key from %7$s as ticket
        where %2$s and %3$s
        order by %1$s %4$s, ticket.submission_id %4$s
        limit least($2, 500)
      )
      select coalesce(jsonb_agg(
        (select %6$s from private.tickets as ticket where ticket.submission_id = page.id)
          || jsonb_build_object('key', page.sort_key) order by page.sort_key %5$s, page.id %5$s
      ), '[]') from page
    $list$,
    sort_key,
    private.view_condition(filter),
    case when key_id is null then 'true' else format(
      '(%s, ticket.submission_id) %s (%L::%s, $1)', sort_key, case walk when 'asc' then '>' else '<' end,
      key_value, case ordered_by when 'event' then 'date' else 'timestamptz' end
    ) end,
    walk,
    forwards,
    case when whole then 'private.ticket_json(ticket)' else 'private.ticket_row(ticket)' end,
    (private.searched_tickets(filter)).tickets
  ) into page using key_id, page_size;
  return page;
end
$$;

-- The number of tickets in a view, counted up to `most` + 1; with `since` only those that came later.
create function public.count_tickets(filter jsonb, most integer default 1000, since timestamptz default null)
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
    (private.searched_tickets(filter)).tickets,
    private.view_condition(filter),
    case when since is null then 'true' else 'ticket.created_at > $2' end
  ) into found_count using most, since;
  return found_count;
end
$$;

-- How many results of a search each view holds, up to 1,001: {view: number}. [] for callers who may not read the list.
create function public.count_found(filter jsonb) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  counts jsonb;
begin
  if not public.is_staff() then return '[]'; end if;

  execute format(
    'select jsonb_build_object(%s) from %s as ticket where %s',
    (
      select string_agg(
        format('%L, least(count(*) filter (where %s), 1001)', view, private.in_view(view, filter ->> 'zone')), ', '
      )
      from unnest(array['unanswered', 'mine', 'nobody', 'quotes', 'proof', 'produce', 'ship', 'drafts', 'soon', 'waiting', 'spam', 'all']) as view
    ),
    (private.searched_tickets(filter)).tickets,
    private.view_condition(filter || '{"view": "any"}')
  ) into counts;
  return counts;
end
$$;

-- All tickets of a view, 10,000 at most, for a bulk change: [{"id", "status", "owner", "spam"}], empty values left out. None
-- for an owner who is not staff: that filter would be ignored, and match all tickets.
create function public.choose_tickets(filter jsonb) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  chosen jsonb;
begin
  if not public.is_staff() then return '[]'; end if;
  if filter ->> 'owner' <> 'nobody' and not exists (select from public.staff where user_id::text = filter ->> 'owner') then
    return '[]';
  end if;

  execute format(
    $all$
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', found.submission_id, 'status', found.status, 'owner', found.owner, 'spam', found.spam or null
      )) order by found.submission_id), '[]')
      from (select ticket.* from %s as ticket where %s limit 10000) as found
    $all$,
    (private.searched_tickets(filter)).tickets,
    private.view_condition(filter)
  ) into chosen;
  return chosen;
end
$$;

grant execute on function
  public.choose_tickets(jsonb), public.count_found(jsonb), public.list_tickets(jsonb, text, uuid, boolean, integer, boolean), public.count_tickets(jsonb, integer, timestamptz)
  to authenticated;
