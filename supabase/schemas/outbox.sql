-- Mails that are owed: one to sales for each stored request, and where it is confirmed one to the visitor; later ones for what a
-- visitor writes, what they are answered, and what they accept. Written in the same transaction as that, sent later by the function send-notifications: a mail service that is down delays mails
-- and nothing else.
create table private.outbox (
  -- Shown to the mail service as the key under which it delivers once.
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public."Form Sub" (id) on delete cascade,
  -- waiting: due at next_attempt_at. sending: somebody has it until next_attempt_at. held: flagged as spam, after others this hour.
  -- crowded: held as well, because too many came at once. failed: given up.
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'sent', 'held', 'crowded', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  -- The kind of the last trouble, such as status_500: too short and too plain to carry anything personal.
  last_error text check (last_error ~ '^[a-z0-9_]{1,40}$'),
  created_at timestamptz not null default now(),
  recipient text not null default 'sales' check (recipient in ('sales', 'visitor')),
  kind text not null default 'request' check (kind in ('request', 'reply', 'answer', 'accepted')),
  -- The message, or the number of the quote.
  about text not null default '',
  unique (submission_id, recipient, kind, about)
);
create index outbox_due on private.outbox (next_attempt_at) where state in ('waiting', 'sending');
-- Asked for each ticket where there is no mail service (has_mail_service).
create index outbox_tried on private.outbox (id) where attempts > 0;
alter table private.outbox enable row level security;
revoke all on private.outbox from public, anon, authenticated, service_role;

-- Whether any mail was ever tried: without a mail service they wait for good.
create function private.has_mail_service() returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.outbox where attempts > 0)
$$;
revoke all on function private.has_mail_service() from public, anon, authenticated, service_role;

-- Takes the mail that has been due longest and answers {"id", "attempt", "recipient", "kind", "about", "submission": {"id",
-- "created_at", "form_data"}, "promised": when an answer is due, "source": where it came from, "goods": the products that were
-- asked for, "owner": the address of whoever has the ticket, "order": to sales, the accepted {"total", "order"}, "doubtful": whether it is flagged, "link": to the visitor, the token of a new link}, or null when none
-- is due. A sender that is killed loses it to the next one when its time (in seconds) is up.
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
  -- A mail service that is set up later mails nothing of the past, neither to sales nor to visitors.
  if not private.has_mail_service() then
    delete from private.outbox where state = 'waiting' and created_at < now() - interval '1 hour';
  end if;
  update private.outbox
  set state = 'sending', attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => lease)
  where id = (
    select due.id from private.outbox as due join public."Form Sub" as stored on stored.id = due.submission_id
    where due.state in ('waiting', 'sending') and due.next_attempt_at <= now()
    order by due.next_attempt_at
    limit 1
    -- A link will point at the request, and who erases it has that row before its mails: here nobody is waited for.
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
      select jsonb_build_object(
        'total', private.money((accepted ->> 'total')::numeric, quote ->> 'currency'), 'order', accepted -> 'order'
      ) from private.quotes
      where claimed.recipient = 'sales' and submission_id = claimed.submission_id and number::text = claimed.about
    ),
    'doubtful', (select spam from private.tickets where submission_id = claimed.submission_id),
    -- Fifty, because a mail is tried so often at most, and each time may have been the one that arrived.
    'link', case when claimed.recipient = 'visitor' then private.make_link(claimed.submission_id, 'mail', 50) end
  );
end
$$;

-- Notes how an attempt ended. Without `trouble` the mail is delivered, whoever says so. With it the mail waits: 5 s
-- after the first attempt, then twice as long each time up to half an hour, and 40 attempts in all. That is less than
-- the 24 hours for which the mail service remembers keys, so a mail that it took without telling us is not sent twice. An
-- address that gets no mail is not tried again.
create function public.finish_notification(notification uuid, attempt integer, trouble text default null) returns void
language sql
security definer
set search_path = ''
as $$
  update private.outbox
  set state = case when trouble is null then 'sent' when attempts >= 40 or trouble = 'address' then 'failed' else 'waiting' end,
      sent_at = case when trouble is null then now() end,
      last_error = trouble,
      next_attempt_at = now() + least(interval '30 minutes', interval '5 seconds' * power(2, least(attempts, 10) - 1))
  where id = notification and (trouble is null or (state = 'sending' and attempts = attempt))
$$;

revoke all on function public.claim_notification(integer), public.finish_notification(uuid, integer, text)
  from public, anon, authenticated, service_role;
grant execute on function public.claim_notification(integer), public.finish_notification(uuid, integer, text)
  to service_role;
