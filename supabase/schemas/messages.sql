-- The conversation on a request: what staff and its visitor write to each other. Whoever writes here holds the request's ticket
-- (update_tickets has the order of locks).
create table private.messages (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public."Form Sub" (id) on delete cascade,
  -- Who of staff wrote it, and the name as it was; both null for the visitor, the first one also for somebody who is gone.
  by_staff uuid references public.staff (user_id) on delete set null,
  by_name text check (length(by_name) <= 80),
  -- 8,000 at most once it is sent. An answer that was taken back has what was written meanwhile below it.
  body text not null check (length(body) <= 20000),
  -- An answer goes out ten seconds after it was sent, and may be taken back until then.
  state text not null default 'sent' check (state in ('draft', 'going', 'sent')),
  -- When it was sent, of a draft when it was kept.
  at timestamptz not null default now(),
  out_at timestamptz,
  -- The quote that goes out with it (quotes.sql), and the end of its last day.
  quote jsonb check (length(quote::text) <= 60000),
  quote_ends timestamptz,
  seen_at timestamptz,
  -- Of an answer: what its writer had on the screen (private.unseen has the names); null for all there was.
  shown text[],
  -- Of a draft: when it was about to go out, and was held back because something had come in that its writer had not seen.
  held_at timestamptz,
  -- Who heard no answer sends again with the same key.
  key uuid,
  unique (submission_id, key),
  check ((state = 'going') = (out_at is not null)),
  check (state <> 'sent' or quote is null)
);
create index messages_of on private.messages (submission_id, at);
create index messages_going on private.messages (out_at) where state = 'going';
-- Removing somebody of staff looks theirs up.
create index messages_by on private.messages (by_staff) where by_staff is not null;
create unique index messages_draft on private.messages (submission_id, by_staff) where state = 'draft';
alter table private.messages enable row level security;
revoke all on private.messages from public, anon, authenticated, service_role;
