-- What was taken away or went for good, and who did it, for managers: numbers and ids, nothing that anybody typed.
create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- The name as it was; null without an account: a command, the schedule, or the open list of a local preview.
  by_name text,
  -- A list of requests, the report, quotes, a file (taken) or all of one person was downloaded; a person, spam or what was old was erased.
  what text not null check (what in ('requests', 'report', 'quotes', 'taken', 'person', 'erased', 'spam', 'purged')),
  count integer not null,
  -- The requests, unless it was a list of them.
  ids uuid[] not null default '{}'
);
alter table private.audit_log enable row level security;
revoke all on private.audit_log from public, anon, authenticated, service_role;

-- Leaves a line, unless nothing was taken.
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

-- Raises 42501 when the caller is no manager.
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

-- The lines, newest first, 50 from before one on: [{"number", "at", "by", "kind", "text"}], in the text how many requests and the
-- first five of them. [] for others than managers.
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

-- A list of requests as list_submissions reads it, to be taken away: the batch after a key, the first without one. Leaves a line,
-- unless it goes on with what the caller began within ten minutes. For managers, and for everybody where the list is open to everybody; raises 42501 for others.
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

-- All quotes but those of flagged requests, newest first, to be taken away: [{"reference", "number", "sent", "until", "state", "total",
-- "currency", "quantity", "accepted": as private.quotes_of}]. Leaves a line. Raises 42501 for others than managers.
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

-- Leaves the line of a downloaded report. Raises 42501 for whoever may not read it.
create function public.note_report() returns void
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

revoke all on function
  private.log_audit_event(text, integer, uuid[]), private.require_manager(), public.read_audit_log(bigint),
  public.export_submissions(jsonb, timestamptz, uuid, integer), public.export_quotes(), public.note_report()
  from public, anon, authenticated, service_role;
grant execute on function
  public.read_audit_log(bigint), public.export_submissions(jsonb, timestamptz, uuid, integer), public.export_quotes(), public.note_report()
  to authenticated;
