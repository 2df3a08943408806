-- Exports and erasures, for managers: numbers and ids, nothing that anybody typed.
create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- The name at the time; null without an account: a command, the schedule, or the open list of a local preview.
  by_name text,
  -- Exports: requests, the report, quotes, one file (taken), all of one person. Erasures: a person, spam, old requests.
  what text not null check (what in ('requests', 'report', 'quotes', 'taken', 'person', 'erased', 'spam', 'purged')),
  count integer not null,
  -- The requests; empty for an export of the list.
  ids uuid[] not null default '{}'
);
alter table private.audit_log enable row level security;

-- Logs an export or erasure of at least one request.
create function private.log_audit_event(what text, count integer, ids uuid[] default '{}') returns void
language sql
set search_path = ''
as $$
  insert into private.audit_log (by_name, what, count, ids)
  select (
    select name from public.staff where user_id = auth.uid()
    union all select name from public.marketers where user_id = auth.uid()
    limit 1
  ), what, count, ids
  where count > 0 or what in ('requests', 'quotes')
$$;

-- Raises 42501 unless the caller is a manager.
create function private.require_manager() returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.is_manager() then
    raise exception using errcode = 'insufficient_privilege', message = 'Only managers may do this.';
  end if;
end
$$;

-- The log, newest first, 50 entries before `before`. The text has the number of requests and the first five references. [] unless
-- called by a manager.
--   [{"number", "at", "by", "kind", "text"}]
create function public.read_audit_log(before bigint default null) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set timezone = 'UTC'
as $$
begin
  if not private.is_manager() then return '[]'; end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'number', line.id, 'at', line.at, 'by', line.by_name, 'kind', line.what, 'text', (
        select concat_ws(': ', line.count, string_agg(private.reference(one), ', '))
          || case when cardinality(line.ids) > 5 then ', …' else '' end
        from unnest(line.ids[1:5]) as one
      )
    ) order by line.id desc), '[]')
    from (select * from private.audit_log where before is null or id < before order by id desc limit 50) as line
  );
end
$$;

-- Exports requests in batches, filtered as in list_submissions: the first batch without a key, else the one after it. Logged,
-- unless it continues the caller's export of the last ten minutes. Raises 42501 unless called by a manager, or the list is open
-- to everybody.
create function public.export_submissions(
  filter jsonb default '{}', key_at timestamptz default null, key_id uuid default null, page_size integer default 250
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  listed integer;
begin
  if public.is_staff() or not private.may_read_submissions() then perform private.require_manager(); end if;
  if key_id is null or not exists (
    select from private.audit_log
    where what = 'requests' and at > now() - interval '10 minutes'
      and by_name is not distinct from (select name from public.staff where user_id = auth.uid())
  ) then
    execute format(
      'select count(*) from %s as ticket where %s', (private.searched_tickets(filter)).tickets,
      case when filter ? 'order' then private.view_condition(filter) else private.ticket_condition(filter) end
    ) into listed;
    perform private.log_audit_event('requests', listed);
  end if;
  return public.list_submissions(filter, key_at, key_id, page_size => page_size);
end
$$;

-- Exports all quotes except those of flagged requests, newest first, and logs it. Raises 42501 unless called by a manager.
--   [{"reference", "number", "sent", "until", "state", "total", "currency", "quantity", "accepted"}]
create function public.export_quotes() returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  listed jsonb;
begin
  perform private.require_manager();
  select coalesce(jsonb_agg(jsonb_build_object(
    'reference', private.reference((one).submission_id), 'number', (one).number, 'sent', message.at,
    'until', (one).quote ->> 'until', 'state', known.state, 'total', known.worth::text, 'currency', known.currency,
    'quantity', coalesce(
      ((one).quote -> 'columns' ->> coalesce((one).accepted ->> 'choice', (one).quote ->> 'asked', '0')::integer)::bigint,
      (select sum((line ->> 'quantity')::bigint) from jsonb_array_elements((one).quote -> 'lines') as line)
    ),
    'accepted', (one).accepted || jsonb_build_object('at', (one).accepted_at)
  ) order by message.at desc, (one).submission_id, (one).number), '[]') into listed
  from private.quotes_in(array(select distinct submission_id from private.quotes)) as known
  join private.messages as message on message.id = (one).message_id
  join private.tickets as ticket on ticket.submission_id = (one).submission_id and not ticket.spam;
  perform private.log_audit_event('quotes', jsonb_array_length(listed));
  return listed;
end
$$;

-- Logs a downloaded report. Raises 42501 for callers who may not read it.
create function public.log_report() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.may_read_numbers() then
    raise exception using errcode = 'insufficient_privilege', message = 'Only staff and marketers may do this.';
  end if;
  perform private.log_audit_event('report', 1);
end
$$;

grant execute on function
  public.read_audit_log(bigint), public.export_submissions(jsonb, timestamptz, uuid, integer), public.export_quotes(), public.log_report()
  to authenticated;
