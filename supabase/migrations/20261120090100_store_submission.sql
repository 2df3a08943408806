-- What the REST interface must not show. Only `public` is exposed; `private` is not to be added there.
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;

-- One receipt per stored request. A repeated delivery finds it and stores nothing.
create table private.receipts (
  idempotency_key uuid not null,
  content_hash bytea not null,
  -- Deferred, because the receipt is written before the row it points at.
  submission_id uuid not null references public."Form Sub" (id)
    on delete cascade deferrable initially deferred,
  created_at timestamptz not null default now(),
  primary key (idempotency_key, content_hash)
);
-- Deleting a submission looks its receipts up by this column.
create index receipts_submission on private.receipts (submission_id);

alter table private.receipts enable row level security;
revoke all on private.receipts from public, anon, authenticated, service_role;

-- Stores one contact request and answers {"id": uuid, "created_at": ISO 8601}.
-- Same key and content: the first answer again. Same key, other content: a new row, because a visitor who
-- corrects a typo and sends again must not lose the correction.
-- The receipt is inserted first: of several calls at once, all but one wait on its primary key, and see the
-- first one's row when it has committed.
create function public.store_submission(key uuid, form jsonb) returns jsonb
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
  end if;

  select jsonb_build_object('id', submission.id, 'created_at', submission.created_at)
  into strict stored
  from private.receipts as receipt
  join public."Form Sub" as submission on submission.id = receipt.submission_id
  where receipt.idempotency_key = key and receipt.content_hash = form_hash;

  return stored;
end
$$;

revoke all on function public.store_submission(uuid, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.store_submission(uuid, jsonb) to service_role;
