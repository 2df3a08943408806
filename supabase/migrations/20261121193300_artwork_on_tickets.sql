-- Requests get a link for files, and tickets say what has come.

alter table private.rate_limits drop constraint rate_limits_kind;
alter table private.rate_limits add constraint rate_limits_kind
  check (kind in ('visitor', 'network', 'caller', 'mailbox', 'artwork'));

-- Stores a request as store_submission does, with where it came from, all or nothing, and answers the same. `request`
-- holds store_submission's arguments by name, `source` {"page", "opener", "product", "campaign", "host"}. With {"artwork":
-- {"link", "announced"}} in the request, files may follow by that link; the answer then has "artwork": true.
create or replace function public.store_with_source(request jsonb, source jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored jsonb := public.store_submission(
    key => (request ->> 'key')::uuid,
    form => request -> 'form',
    spam => coalesce((request ->> 'spam')::boolean, false),
    visitor => request ->> 'visitor',
    caller => request ->> 'caller',
    visitor_limit => coalesce((request ->> 'visitor_limit')::integer, 20),
    caller_limit => coalesce((request ->> 'caller_limit')::integer, 600),
    kind => request ->> 'kind',
    network => request ->> 'network',
    within => (request ->> 'within')::integer,
    mailbox => request ->> 'mailbox',
    due => (request ->> 'due')::timestamptz
  );
begin
  insert into private.sources (submission_id, page, opener, product, campaign, host)
  values (
    (stored ->> 'id')::uuid,
    left(coalesce(source ->> 'page', ''), 100),
    left(coalesce(source ->> 'opener', ''), 100),
    left(coalesce(source ->> 'product', ''), 200),
    left(coalesce(source ->> 'campaign', ''), 60),
    left(coalesce(source ->> 'host', ''), 100)
  )
  on conflict (submission_id) do nothing;
  if private.link_artwork(
    (stored ->> 'id')::uuid, request -> 'artwork' ->> 'link', (request -> 'artwork' ->> 'announced')::integer
  ) then
    stored := stored || '{"artwork": true}';
  end if;
  return stored;
end
$$;

-- One ticket with all that staff read of it.
create or replace function private.whole_ticket(ticket private.tickets) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'id', ticket.submission_id, 'created_at', ticket.created_at, 'form_data', stored.form_data,
    'kind', ticket.kind, 'spam', ticket.spam, 'status', ticket.status,
    'owner', ticket.owner, 'owner_name', (select name from public.staff where user_id = ticket.owner),
    'event_date', ticket.event_date, 'timeline', ticket.timeline, 'budget', ticket.budget,
    'due_at', ticket.due_at, 'remind_at', ticket.remind_at, 'owed', ticket.owed,
    'answered_at', ticket.answered_at, 'changed_at', ticket.changed_at,
    'source', private.source_of(ticket.submission_id),
    'artwork', private.artwork_of(ticket.submission_id),
    -- What waits for a mail service that was never set is not said to be on its way.
    'mail', case
      when mail.state <> 'waiting' or exists (select from private.outbox where attempts > 0) then mail.state
    end,
    'sent', (
      select coalesce(jsonb_agg(again.created_at order by again.created_at), '[]')
      from private.tickets as again where again.repeat_of = ticket.submission_id
    ),
    'history', (
      select coalesce(jsonb_agg(
        jsonb_build_object('at', entry.at, 'by', entry.by_name, 'change', entry.change, 'value', entry.value)
        order by entry.id
      ), '[]')
      from private.ticket_history as entry where entry.submission_id = ticket.submission_id
    )
  )
  from public."Form Sub" as stored
  left join private.outbox as mail on mail.submission_id = stored.id and mail.recipient = 'sales'
  where stored.id = ticket.submission_id
$$;

-- What a row of the list shows.
create or replace function private.ticket_row(ticket private.tickets) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', ticket.submission_id,
    'name', btrim((stored.form_data ->> 'firstName') || ' ' || (stored.form_data ->> 'lastName')),
    'company', nullif(stored.form_data ->> 'company', ''),
    'subject', nullif(ticket.event_type, ''),
    'words', nullif(left(regexp_replace(
      case when stored.form_data ->> 'details' not like 'Quote request for:%' then stored.form_data ->> 'details' end,
      '\s+', ' ', 'g'
    ), 60), ''),
    'event', ticket.event_date, 'rush', ticket.timeline like 'Rush%' or null,
    'due', ticket.due_at, 'owed', ticket.owed or null, 'remind', ticket.remind_at,
    'status', ticket.status, 'spam', ticket.spam or null,
    'owner', ticket.owner, 'owner_name', (select name from public.staff where user_id = ticket.owner),
    'artwork', private.artwork_count(ticket.submission_id),
    'times', (
      select nullif(count(*), 0) + 1 from private.tickets as again where again.repeat_of = ticket.submission_id
    )
  ))
  from public."Form Sub" as stored where stored.id = ticket.submission_id
$$;
