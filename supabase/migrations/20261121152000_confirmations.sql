-- A visitor gets a copy of what was sent, where there is a mail service: a second mail of the same request, in the same
-- outbox.

alter table private.outbox add column recipient text not null default 'sales' check (recipient in ('sales', 'visitor'));
alter table private.outbox drop constraint outbox_submission_id_key;
alter table private.outbox add unique (submission_id, recipient);

alter table private.rate_limits drop constraint rate_limits_kind;
alter table private.rate_limits add constraint rate_limits_kind
  check (kind in ('visitor', 'network', 'caller', 'mailbox'));

-- Counts one request in the running hour, or day for a mailbox, and answers how many it has had. Exact where it is one row,
-- locked until the transaction ends; a caller's count leaves out what others have stored at this moment and not committed.
create or replace function private.count_request(counted_kind text, counted_hash text) returns integer
language plpgsql
set search_path = ''
as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
  counted_until constant timestamptz := case counted_kind
    when 'mailbox' then date_trunc('day', now()) + interval '1 day' else this_hour
  end;
  own_slot constant smallint := case counted_kind when 'caller' then floor(random() * 64) else 0 end;
  count_now integer;
begin
  insert into private.rate_limits as counter (kind, hash, hour, slot)
  values (counted_kind, counted_hash, counted_until, own_slot)
  on conflict (kind, hash, hour, slot) do update set stored = counter.stored + 1
  returning counter.stored into count_now;

  -- A newcomer takes a few old counters away. Skipping locked ones keeps two cleaners from waiting on each other.
  if count_now = 1 then
    delete from private.rate_limits
    where (kind, hash, hour, slot) in (
      select old.kind, old.hash, old.hour, old.slot from private.rate_limits as old
      where old.hour < this_hour - interval '1 hour'
      limit 20
      for update skip locked
    );
  end if;
  if counted_kind = 'caller' then
    return (
      select sum(stored) from private.rate_limits
      where kind = counted_kind and hash = counted_hash and hour = this_hour
    );
  end if;
  return count_now;
end
$$;

-- Takes the mail that has been due longest and answers {"id", "attempt", "recipient", "submission": {"id", "created_at",
-- "form_data"}}, or null when none is due. A sender that is killed loses it to the next one when its time (in seconds) is up.
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
    'id', claimed.id, 'attempt', claimed.attempts, 'recipient', claimed.recipient, 'submission', submission
  );
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

drop function public.store_submission(uuid, jsonb, boolean, text, text, integer, integer, text, text, integer);

-- Stores one contact request with its receipt, its ticket and the mail owed for it, all or nothing, and answers
-- {"id": uuid, "created_at": ISO 8601, "confirmed": whether a copy goes to the visitor}.
-- Same key and content: the first answer again, and it counts towards no limit. Same key, other content: a new row,
-- because a visitor who corrects a typo and sends again must not lose the correction.
-- The receipt is inserted first: of several calls at once, all but one wait on its primary key, and see the
-- first one's row when it has committed.
-- kind: 'project-request', 'quote' or 'quick-quote', or null for unknown; 'project' is what a function says that was
-- deployed before 2026-11-21.
-- visitor, network, caller: hashes, or null for uncounted. Always in this order, so that no two calls lock each other out.
-- Beyond what a visitor may send, or five times that from one network, nothing is stored: PT429, which the REST interface
-- answers with 429. Beyond a caller's limit everything is stored, flagged, and its mail held: all visitors of the site share
-- one caller, and none is refused for what others send.
-- within: for a key made from the content alone: after so many seconds the same is a new request.
-- mailbox: hash of the visitor's mailbox, or null for no confirmation. Whoever types a stranger's address sends that stranger a
-- mail: so there is none for what is flagged or held, and three a day are all that a mailbox gets.
create function public.store_submission(
  key uuid,
  form jsonb,
  spam boolean default false,
  visitor text default null,
  caller text default null,
  visitor_limit integer default 20,
  caller_limit integer default 600,
  kind text default null,
  network text default null,
  within integer default null,
  mailbox text default null
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  form_hash constant bytea := sha256(convert_to(form::text, 'UTF8'));
  new_id constant uuid := gen_random_uuid();
  crowded boolean := false;
  stored jsonb;
begin
  -- Without `within` a receipt stays as it is: null is not true.
  insert into private.receipts as old (idempotency_key, content_hash, submission_id)
  values (key, form_hash, new_id)
  on conflict (idempotency_key, content_hash) do update
    set submission_id = new_id, created_at = now()
    where old.created_at <= now() - make_interval(secs => within);

  if found then
    insert into public."Form Sub" (id, form_data) values (new_id, form);
    -- Late, because the counters are shared: they are locked from here to the end of the transaction only.
    if visitor is not null and private.count_request('visitor', visitor) > visitor_limit
      or network is not null and private.count_request('network', network) > 5 * visitor_limit
    then
      raise exception using errcode = 'PT429', message = 'Too many requests this hour.';
    end if;
    crowded := caller is not null and private.count_request('caller', caller) > caller_limit;
    -- The row's trigger has opened the ticket.
    if spam or crowded or kind is not null then
      update private.tickets as ticket
      set
        spam = store_submission.spam or crowded,
        kind = case store_submission.kind
          when 'project' then 'project-request' else coalesce(store_submission.kind, ticket.kind)
        end
      where ticket.submission_id = new_id;
    end if;
    insert into private.outbox (submission_id, state)
    values (new_id, case when spam then 'held' when crowded then 'crowded' else 'waiting' end);
    if mailbox is not null and not spam and not crowded and private.count_request('mailbox', mailbox) <= 3 then
      insert into private.outbox (submission_id, recipient) values (new_id, 'visitor');
    end if;
  end if;

  select jsonb_build_object(
    'id', submission.id, 'created_at', submission.created_at,
    'confirmed', exists (
      select from private.outbox as mail where mail.submission_id = submission.id and mail.recipient = 'visitor'
    )
  )
  into strict stored
  from private.receipts as receipt
  join public."Form Sub" as submission on submission.id = receipt.submission_id
  where receipt.idempotency_key = key and receipt.content_hash = form_hash;

  return stored;
end
$$;

revoke all on function
  public.store_submission(uuid, jsonb, boolean, text, text, integer, integer, text, text, integer, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.store_submission(uuid, jsonb, boolean, text, text, integer, integer, text, text, integer, text)
  to service_role;
