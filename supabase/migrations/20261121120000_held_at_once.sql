-- One visitor with many addresses closed every form for an hour, and the row that counted them all made each request wait
-- for the one before it. Now a caller's limit refuses nothing, and its count has many rows. And a form that was posted
-- without script is the same one for ten minutes from its first sending, whatever the clock says in between.

alter table private.rate_limits drop constraint rate_limits_kind_check;
alter table private.rate_limits add constraint rate_limits_kind check (kind in ('visitor', 'network', 'caller'));
alter table private.rate_limits add column slot smallint not null default 0;
alter table private.rate_limits drop constraint rate_limits_pkey;
alter table private.rate_limits add primary key (kind, hash, hour, slot);

alter table private.outbox drop constraint outbox_state_check;
alter table private.outbox add constraint outbox_state_check
  check (state in ('waiting', 'sending', 'sent', 'held', 'crowded', 'failed'));

drop function public.store_submission(uuid, jsonb, boolean, text, text, integer, integer, text);
drop function private.count_request(text, text, integer);

-- Counts one request in the running hour and answers how many it has had. Exact for visitors and networks, whose row is
-- locked until the transaction ends; a caller's count leaves out what others have stored at this moment and not committed.
create function private.count_request(counted_kind text, counted_hash text) returns integer
language plpgsql
set search_path = ''
as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
  own_slot constant smallint := case counted_kind when 'caller' then floor(random() * 64) else 0 end;
  count_now integer;
begin
  insert into private.rate_limits as counter (kind, hash, hour, slot)
  values (counted_kind, counted_hash, this_hour, own_slot)
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
revoke all on function private.count_request(text, text) from public, anon, authenticated, service_role;

-- Stores one contact request with its receipt, its ticket and the mail owed for it, all or nothing, and answers
-- {"id": uuid, "created_at": ISO 8601}.
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
  within integer default null
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
  end if;

  select jsonb_build_object('id', submission.id, 'created_at', submission.created_at)
  into strict stored
  from private.receipts as receipt
  join public."Form Sub" as submission on submission.id = receipt.submission_id
  where receipt.idempotency_key = key and receipt.content_hash = form_hash;

  return stored;
end
$$;

revoke all on function
  public.store_submission(uuid, jsonb, boolean, text, text, integer, integer, text, text, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  public.store_submission(uuid, jsonb, boolean, text, text, integer, integer, text, text, integer)
  to service_role;

-- Takes the flag away from a request that is no robot's, and lets its mail go; nothing happens when a colleague was first.
-- Raises PT404 when the request is not there any more.
create or replace function public.clear_spam_flag(ticket_id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  by_name constant text := private.staff_name();
begin
  -- As erasing does, the row before its ticket: the other way round two of them wait for each other.
  perform from public."Form Sub" where id = ticket_id for key share;
  update private.tickets set spam = false where submission_id = ticket_id and spam;
  if not found then
    if exists (select from private.tickets where submission_id = ticket_id) then return; end if;
    raise exception using errcode = 'PT404', message = 'This request is not there any more.';
  end if;
  update private.outbox set state = 'waiting', next_attempt_at = now()
  where submission_id = ticket_id and state in ('held', 'crowded');
  insert into private.ticket_history (submission_id, by_name, change, value)
  values (ticket_id, by_name, 'not spam', '');
end
$$;
