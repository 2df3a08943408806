-- A request remembers where it came from.

-- Where a request came from, in words that the site chose from lists of its own: nothing of a person. Erased with it.
create table private.sources (
  submission_id uuid primary key references public."Form Sub" (id) on delete cascade,
  -- The page's path, and the form on it or the button that opened it.
  page text not null check (length(page) <= 100),
  opener text not null check (length(opener) <= 100),
  product text not null check (length(product) <= 200),
  -- A name of content/campaigns.yaml, 'other', or '' for none.
  campaign text not null check (length(campaign) <= 60),
  -- The host that linked here, '' where none is known.
  host text not null check (length(host) <= 100)
);
-- The list is filtered by them.
create index sources_campaign on private.sources (campaign) where campaign <> '';
create index sources_page on private.sources (page);
alter table private.sources enable row level security;
revoke all on private.sources from public, anon, authenticated, service_role;

-- Stores a request as store_submission does, with where it came from, all or nothing, and answers the same. `request`
-- holds store_submission's arguments by name, `source` {"page", "opener", "product", "campaign", "host"}.
create function public.store_with_source(request jsonb, source jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored constant jsonb := public.store_submission(
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
  return stored;
end
$$;

revoke all on function public.store_with_source(jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.store_with_source(jsonb, jsonb) to service_role;

-- Where a request came from, as {"page", "opener", "product", "campaign", "host"}; null for one from before that was kept.
create function private.source_of(submission uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(source) - 'submission_id' from private.sources as source where source.submission_id = submission
$$;
revoke all on function private.source_of(uuid) from public, anon, authenticated, service_role;

-- On the ticket, as filter, and in the mail to sales.
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

-- What a filter means, as a condition on `ticket`. All keys are optional texts: search, kind, eventType, status,
-- campaign, page (of private.sources), spam ('only' or 'without'), from and to (days, both included, in `zone`), view ('due': not answered yet), ids (with
-- commas between them).
-- `||` with null is null, and concat_ws leaves nulls out.
create or replace function private.ticket_condition(filter jsonb) returns text
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

-- Takes the mail that has been due longest and answers {"id", "attempt", "recipient", "submission": {"id", "created_at",
-- "form_data"}, "source": where it came from}, or null when none is due. A sender that is killed loses it to the next one when its time (in seconds) is up.
create or replace function public.claim_notification(lease integer default 60) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  claimed private.outbox;
  submission jsonb;
begin
  update private.outbox
  set state = 'sending', attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => lease)
  where id = (
    select due.id from private.outbox as due
    where due.state in ('waiting', 'sending') and due.next_attempt_at <= now()
    order by due.next_attempt_at
    limit 1
    for update skip locked
  )
  returning * into claimed;
  if not found then return null; end if;

  select to_jsonb(stored) into strict submission from public."Form Sub" as stored where stored.id = claimed.submission_id;
  return jsonb_build_object(
    'id', claimed.id, 'attempt', claimed.attempts, 'recipient', claimed.recipient, 'submission', submission,
    'source', private.source_of(claimed.submission_id)
  );
end
$$;
