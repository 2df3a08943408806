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
-- due: when the site has promised an answer; one that is past or more than a month away is not believed.
-- mailbox: hash of the visitor's mailbox, or null for no confirmation. Whoever types a stranger's address sends that stranger a
-- mail: so there is none for what is flagged or held, and three a day are all that a mailbox gets; twenty all those of a
-- company, by mail_domain, the hash of its domain, null for a provider's.
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
  mailbox text default null,
  due timestamptz default null,
  mail_domain text default null
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
    if due between now() and now() + interval '1 month' then
      update private.tickets set promised_at = due where submission_id = new_id;
    end if;
    insert into private.outbox (submission_id, state)
    values (new_id, case when spam then 'held' when crowded then 'crowded' else 'waiting' end);
    if mailbox is not null and not spam and not crowded and private.count_request('mailbox', mailbox) <= 3
      and (mail_domain is null or private.count_request('mailbox', mail_domain) <= 20)
    then
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
  public.store_submission(uuid, jsonb, boolean, text, text, integer, integer, text, text, integer, text, timestamptz, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.store_submission(uuid, jsonb, boolean, text, text, integer, integer, text, text, integer, text, timestamptz, text)
  to service_role;
