-- The conversation between staff and visitor on a request. Writers hold the request's ticket (update_tickets has the order of
-- locks).
create table private.messages (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public."Form Sub" (id) on delete cascade,
  -- The colleague who wrote it, and the name at the time; both null for the visitor, by_staff also after the colleague has left.
  by_staff uuid references public.staff (user_id) on delete set null,
  by_name text check (length(by_name) <= 80),
  -- The sender's address, if a visitor's message came by mail from another address than the request's.
  sender text check (sender is null or by_name is null),
  -- At most 8,000 characters once sent. An answer taken back is longer by the draft that was written meanwhile.
  body text not null check (length(body) <= 20000),
  -- An answer leaves ten seconds after it was sent, and can be taken back until then.
  state text not null default 'sent' check (state in ('draft', 'going', 'sent')),
  -- When it was sent; for a draft, when it was saved.
  at timestamptz not null default now(),
  out_at timestamptz,
  -- The quote that leaves with it (quotes.sql), and the end of its last day.
  quote jsonb check (length(quote::text) <= 60000),
  quote_ends timestamptz,
  seen_at timestamptz,
  -- For an answer: what its writer had on the screen (names as in private.unseen); null for everything.
  shown text[],
  -- For a draft: when it was held back, because something had come in that its writer had not seen.
  held_at timestamptz,
  -- The changes a visitor asks for on a proof: {"version", "pins": [{"page", "x", "y", "unit", "text"}]}. Places count from the
  -- top left of the cut: in inches ("in"), or in percent of a picture ("percent").
  pins jsonb check (pins is null or (by_name is null and length(pins::text) <= 80000)),
  -- Idempotency key: a client that got no response retries with it.
  key uuid,
  unique (submission_id, key),
  check ((state = 'going') = (out_at is not null)),
  check (state <> 'sent' or quote is null)
);
create index messages_sender on private.messages (sender) where sender is not null;
create index messages_of on private.messages (submission_id, at);
create index messages_going on private.messages (out_at) where state = 'going';
-- Used when a member of staff is removed.
create index messages_by on private.messages (by_staff) where by_staff is not null;
create unique index messages_draft on private.messages (submission_id, by_staff) where state = 'draft';
alter table private.messages enable row level security;
