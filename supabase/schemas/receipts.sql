-- One receipt per stored request. A repeated delivery finds it and stores nothing.
create table private.receipts (
  idempotency_key uuid not null,
  content_hash bytea not null,
  -- Deferred, because the receipt is inserted before its row.
  submission_id uuid not null references public."Form Sub" (id)
    on delete cascade deferrable initially deferred,
  created_at timestamptz not null default now(),
  primary key (idempotency_key, content_hash)
);
-- Used when a submission is deleted.
create index receipts_submission on private.receipts (submission_id);

alter table private.receipts enable row level security;
