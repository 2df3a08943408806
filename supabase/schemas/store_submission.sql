-- Stores a contact request with its receipt, ticket and mails, all or nothing. "confirmed": whether the visitor gets a copy;
-- "artwork": whether files may follow.
--   {"key": uuid, "form": form_data, "spam", "kind", "facts", "source", "artwork": {"link", "announced"}, "visitor", "network",
--    "caller", "within", "due", "mailbox", "mail_domain", ...limits} -> {"id", "created_at", "confirmed", "artwork"}
-- Same key and content: returns the first answer and counts towards no limit. Same key, other content: stores a new row, because
-- a visitor who corrects a typo and resends must not lose the correction. The receipt is inserted first: concurrent calls wait on
-- its primary key, and then see the row.
-- visitor, network, caller: hashes for the limits; not counted if missing. Always in this order, to avoid deadlocks. Beyond
-- visitor_limit, or five times that per network, nothing is stored: PT429, which the REST interface answers with 429. Beyond
-- caller_limit everything is stored, flagged, and its mail held, because all visitors of the site share one caller.
-- within: for a key made from the content alone, the seconds until the same content is a new request.
-- due: when the site promised an answer; ignored if past or more than a month away.
-- mailbox: hash of the visitor's mailbox; no confirmation without it. A stranger's address could be typed, so flagged or held
-- requests are not confirmed; a mailbox gets three a day, and a company (mail_domain, missing for providers) twenty. Sales are
-- told of ten flagged requests an hour, as doubtful.
create function public.store_submission(request jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  key constant uuid := request ->> 'key';
  form constant jsonb := request -> 'form';
  form_hash constant bytea := sha256(convert_to(form::text, 'UTF8'));
  new_id constant uuid := gen_random_uuid();
  flagged constant boolean := coalesce((request ->> 'spam')::boolean, false);
  visitor constant text := request ->> 'visitor';
  visitor_limit constant integer := coalesce((request ->> 'visitor_limit')::integer, 20);
  network constant text := request ->> 'network';
  caller constant text := request ->> 'caller';
  caller_limit constant integer := coalesce((request ->> 'caller_limit')::integer, 600);
  mailbox constant text := request ->> 'mailbox';
  mail_domain constant text := request ->> 'mail_domain';
  due constant timestamptz := request ->> 'due';
  facts constant jsonb := nullif(request -> 'facts', 'null');
  source constant jsonb := nullif(request -> 'source', 'null');
  crowded boolean := false;
  stored jsonb;
begin
  -- Without `within` the condition is null, and the old receipt stays.
  insert into private.receipts as old (idempotency_key, content_hash, submission_id)
  values (key, form_hash, new_id)
  on conflict (idempotency_key, content_hash) do update
    set submission_id = new_id, created_at = now()
    where old.created_at <= now() - make_interval(secs => (request ->> 'within')::integer);

  if found then
    insert into public."Form Sub" (id, form_data) values (new_id, form);
    -- Counted late: the counters are shared, and locked from here until the transaction ends.
    if visitor is not null and private.count_request('visitor', visitor) > visitor_limit
      or network is not null and private.count_request('network', network) > 5 * visitor_limit
    then
      raise exception using errcode = 'PT429', message = 'Too many requests this hour.';
    end if;
    crowded := caller is not null and private.count_request('caller', caller) > caller_limit;
    -- The row's trigger has opened the ticket.
    update private.tickets as ticket
    set
      spam = flagged or crowded,
      kind = request ->> 'kind',
      event_type = coalesce(facts ->> 'eventType', ticket.event_type),
      promised_at = case when due between now() and now() + interval '1 month' then due end
    where ticket.submission_id = new_id;
    if facts is not null then
      insert into private.facts (submission_id, facts) values (new_id, facts);
    end if;
    if source is not null then
      insert into private.sources (submission_id, page, opener, product, campaign, host)
      values (
        new_id,
        left(coalesce(source ->> 'page', ''), 100),
        left(coalesce(source ->> 'opener', ''), 100),
        left(coalesce(source ->> 'product', ''), 200),
        left(coalesce(source ->> 'campaign', ''), 60),
        left(coalesce(source ->> 'host', ''), 100)
      );
    end if;
    insert into private.outbox (submission_id, state)
    values (new_id, case
      when flagged and private.count_request('doubtful', repeat('0', 64)) > 10 then 'held'
      when crowded then 'crowded'
      else 'waiting'
    end);
    if mailbox is not null and not flagged and not crowded and private.count_request('mailbox', mailbox) <= 3
      and (mail_domain is null or private.count_request('mailbox', mail_domain) <= 20)
    then
      insert into private.outbox (submission_id, recipient) values (new_id, 'visitor');
    end if;
  end if;

  select jsonb_build_object(
    'id', submission.id, 'created_at', submission.created_at,
    'confirmed', exists (
      select from private.outbox as mail where mail.submission_id = submission.id and mail.recipient = 'visitor' and mail.kind = 'request'
    )
  )
  into strict stored
  from private.receipts as receipt
  join public."Form Sub" as submission on submission.id = receipt.submission_id
  where receipt.idempotency_key = key and receipt.content_hash = form_hash;

  if private.add_link(
    (stored ->> 'id')::uuid, request -> 'artwork' ->> 'link', (request -> 'artwork' ->> 'announced')::integer
  ) then
    stored := stored || '{"artwork": true}';
  end if;
  return stored;
end
$$;

grant execute on function public.store_submission(jsonb) to service_role;
