-- Stores one contact request with its receipt, its ticket and the mail owed for it, all or nothing, and answers
-- {"id": uuid, "created_at": ISO 8601}.
-- Same key and content: the first answer again, and it counts towards no limit. Same key, other content: a new row,
-- because a visitor who corrects a typo and sends again must not lose the correction.
-- The receipt is inserted first: of several calls at once, all but one wait on its primary key, and see the
-- first one's row when it has committed.
-- kind: 'project-request', 'quote' or 'quick-quote', or null for unknown; 'project' is what a function says that was
-- deployed before 2026-11-21.
-- visitor, caller: hashes, or null for uncounted. Visitor before caller, always, so that no two calls lock each other out.
create function public.store_submission(
  key uuid,
  form jsonb,
  spam boolean default false,
  visitor text default null,
  caller text default null,
  visitor_limit integer default 20,
  caller_limit integer default 600,
  kind text default null
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  form_hash constant bytea := sha256(convert_to(form::text, 'UTF8'));
  new_id constant uuid := gen_random_uuid();
  stored jsonb;
begin
  insert into private.receipts (idempotency_key, content_hash, submission_id)
  values (key, form_hash, new_id)
  on conflict do nothing;

  if found then
    insert into public."Form Sub" (id, form_data) values (new_id, form);
    -- The row's trigger has opened the ticket.
    if spam or kind is not null then
      update private.tickets as ticket
      set
        spam = store_submission.spam,
        kind = case store_submission.kind
          when 'project' then 'project-request' else coalesce(store_submission.kind, ticket.kind)
        end
      where ticket.submission_id = new_id;
    end if;
    insert into private.outbox (submission_id, state)
    values (new_id, case when spam then 'held' else 'waiting' end);
    -- Last, because the counters are shared: they are locked from here to the end of the transaction only.
    if visitor is not null then
      perform private.count_request('visitor', visitor, visitor_limit);
    end if;
    if caller is not null then
      perform private.count_request('caller', caller, caller_limit);
    end if;
  end if;

  select jsonb_build_object('id', submission.id, 'created_at', submission.created_at)
  into strict stored
  from private.receipts as receipt
  join public."Form Sub" as submission on submission.id = receipt.submission_id
  where receipt.idempotency_key = key and receipt.content_hash = form_hash;

  return stored;
end
$$;

revoke all on function public.store_submission(uuid, jsonb, boolean, text, text, integer, integer, text)
  from public, anon, authenticated, service_role;
grant execute on function public.store_submission(uuid, jsonb, boolean, text, text, integer, integer, text)
  to service_role;
