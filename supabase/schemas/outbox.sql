-- Outgoing mail: to sales for each stored request, to the visitor if it is confirmed, later for messages, answers and
-- acceptances. Rows are inserted in the transaction of the event and sent later by send-notifications, so a mail outage delays
-- mail and nothing else.
create table private.outbox (
  -- Idempotency key for the mail service.
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public."Form Sub" (id) on delete cascade,
  -- waiting: due at next_attempt_at. sending: claimed until next_attempt_at. held: flagged as spam, or beyond this hour's limit.
  -- crowded: held because too many came at once. failed: given up.
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'sent', 'held', 'crowded', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  -- The kind of the last error, such as status_500: too short to carry anything personal.
  last_error text check (last_error ~ '^[a-z0-9_]{1,40}$'),
  created_at timestamptz not null default now(),
  recipient text not null default 'sales' check (recipient in ('sales', 'visitor')),
  kind text not null default 'request' check (kind in ('request', 'reply', 'answer', 'accepted', 'approved', 'step', 'moved', 'ending', 'unapproved')),
  -- The id of a message or of an entry in the history, a quote's number, or a proof's version.
  about text not null default '',
  -- The day by which the visitor should act on a reminder; the new day of a moved delivery.
  day date,
  unique (submission_id, recipient, kind, about)
);
create index outbox_due on private.outbox (next_attempt_at) where state in ('waiting', 'sending');
-- For has_mail_service, asked for each ticket.
create index outbox_tried on private.outbox (id) where attempts > 0;
alter table private.outbox enable row level security;

-- Whether any mail was ever attempted: without a mail service they wait forever.
create function private.has_mail_service() returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.outbox where attempts > 0)
$$;

-- Claims the mail that has been due longest, for `lease` seconds; null if none is due. After that, another sender may claim it.
--   {"id", "attempt", "recipient", "kind", "about", "submission": {"id", "created_at", "form_data"}, "promised", "source",
--    "goods", "owner", "order": {"value", "currency", "order"}, "step", "doubtful", "brings", "day", "link", "language"}
--   promised         when an answer is due
--   goods            the requested products
--   owner            the address of the ticket's owner
--   order, doubtful  to sales
--   brings           of an answer: 'files' or 'proof'
--   link             to the visitor: the token of a new link
--   language         the visitor's, null for English
create function public.claim_notification(lease integer default 60) returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  claimed private.outbox;
  submission jsonb;
begin
  perform private.send_due_answers();
  -- A mail service that is set up later does not send old mail.
  if not private.has_mail_service() then
    delete from private.outbox where state = 'waiting' and created_at < now() - interval '1 hour';
  end if;
  -- Drops mail about a step or day that was undone, has passed, or has ended with its order.
  delete from private.outbox where id in (
    select mail.id from private.outbox as mail join private.tickets as ticket using (submission_id)
    where mail.kind in ('step', 'moved') and mail.state = 'waiting' and mail.next_attempt_at <= now() and (
      ticket.status <> 'won' or mail.kind = 'step' and ticket.order_step is distinct from (
        select value from private.ticket_history as entry where entry.submission_id = mail.submission_id and entry.id::text = mail.about
      )
    ) for update of mail skip locked
  );
  -- Drops reminders of what has since been answered, replaced or ended.
  delete from private.outbox where id in (
    select id from private.outbox
    where kind in ('ending', 'unapproved') and state = 'waiting' and next_attempt_at <= now()
      and (private.waits_since(submission_id, kind, about) is null or day + interval '36 hours' < now())
    for update skip locked
  );
  update private.outbox
  set state = 'sending', attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => lease)
  where id = (
    select due.id from private.outbox as due join public."Form Sub" as stored on stored.id = due.submission_id
    where due.state in ('waiting', 'sending') and due.next_attempt_at <= now()
    order by due.next_attempt_at
    limit 1
    -- Skips locked requests: erasing locks a request before its mails, and making a link would lock it after them.
    for update of due skip locked for key share of stored skip locked
  )
  returning * into claimed;
  if not found then return null; end if;

  select to_jsonb(stored) into strict submission from public."Form Sub" as stored where stored.id = claimed.submission_id;
  return jsonb_build_object(
    'id', claimed.id, 'attempt', claimed.attempts, 'recipient', claimed.recipient, 'kind', claimed.kind, 'about', claimed.about,
    'submission', submission,
    'promised', (select promised_at from private.tickets where submission_id = claimed.submission_id),
    'source', private.source_of(claimed.submission_id),
    'goods', (select facts -> 'goods' from private.facts where submission_id = claimed.submission_id),
    'owner', (
      select staff.email from private.tickets join public.staff on staff.user_id = tickets.owner
      where submission_id = claimed.submission_id
    ),
    'order', (
      select private.money((accepted ->> 'total')::numeric, quote ->> 'currency') || jsonb_build_object('order', accepted -> 'order')
      from private.quotes
      where claimed.recipient = 'sales' and submission_id = claimed.submission_id and number::text = claimed.about
    ),
    'step', (
      select value from private.ticket_history
      where claimed.kind = 'step' and submission_id = claimed.submission_id and id::text = claimed.about
    ),
    'doubtful', (select spam from private.tickets where submission_id = claimed.submission_id),
    'brings', case when claimed.kind = 'answer' then (
      select case when bool_or(version is not null) then 'proof' else 'files' end
      from private.artwork where message_id = claimed.about::uuid having count(*) > 0
    ) end,
    'day', claimed.day,
    -- A hundred: a mail is attempted that often at most, and any attempt may be the one that arrived.
    'link', case when claimed.recipient = 'visitor' then private.make_link(claimed.submission_id, 'mail', 100) end,
    'language', private.language_of(claimed.submission_id)
  );
end
$$;

-- Records how an attempt ended. Without `trouble` the mail is delivered, even if its claim has passed to another sender. If it
-- had failed before, the mail service is back, and the mails that waited for it are due. Otherwise it is retried after 5 s,
-- then after twice as long each time, up to two hours: 100 times (about a week) if the service fails, 40 times if it refuses
-- the mail, never if the address is undeliverable. The service remembers keys for 24 hours, so a mail comes twice only if the
-- service delivered it without confirming, and then failed for longer.
create function public.finish_notification(notification uuid, attempt integer, trouble text default null) returns void
language sql
security definer
set search_path = ''
as $$
  update private.outbox set next_attempt_at = now() where id in (
    select id from private.outbox
    where trouble is null and attempt > 1 and id <> notification and state = 'waiting' and next_attempt_at > now()
      and last_error not in ('status_400', 'status_422')
    for update skip locked
  );
  update private.outbox
  set state = case
        when trouble is null then 'sent'
        when trouble = 'address' or attempts >= case when trouble in ('status_400', 'status_422') then 40 else 100 end then 'failed'
        else 'waiting'
      end,
      sent_at = case when trouble is null then now() end,
      last_error = trouble,
      next_attempt_at = now() + least(interval '2 hours', interval '5 seconds' * power(2, least(attempts, 12) - 1))
  where id = notification and (trouble is null or (state = 'sending' and attempts = attempt))
$$;

grant execute on function public.claim_notification(integer), public.finish_notification(uuid, integer, text)
  to service_role;
