-- Supabase lets every role use anything created in `public`, and PostgreSQL lets everybody call a new function. Here everything
-- needs a `grant`.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;

-- Hidden from the REST interface, which exposes only `public`. Never expose `private`.
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;

-- The people who may read requests, each with an account of the sign-in service.
create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The name that colleagues see.
  name text not null check (length(name) between 1 and 80),
  email text not null check (length(email) between 3 and 255),
  -- Managers may also export requests, erase people, and read the audit log.
  role text not null default 'seller' check (role in ('seller', 'manager')),
  added_at timestamptz not null default now()
);

-- True while the session exists and is under seven days old. Checked against auth.sessions on every call, so a stolen token dies
-- at sign-out, not at expiry.
create function private.has_live_session() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from auth.sessions
    where id = ((select auth.jwt()) ->> 'session_id')::uuid
      and user_id = (select auth.uid())
      and created_at > now() - interval '7 days'
  )
$$;

-- Whether the caller is staff. Reads the table on every call, so removing somebody takes effect at once. security definer: the
-- caller may not read the table itself.
create function public.is_staff() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.has_live_session() and exists (select from public.staff where user_id = (select auth.uid()))
$$;
grant execute on function public.is_staff() to authenticated;

-- Whether the caller is a manager.
create function private.is_manager() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.has_live_session()
    and exists (select from public.staff where user_id = (select auth.uid()) and role = 'manager')
$$;

-- `(select …)` is evaluated once per statement, not once per row.
alter table public.staff enable row level security;
grant select on public.staff to service_role, authenticated;
create policy "staff know each other" on public.staff
  for select to authenticated using ((select public.is_staff()));

-- For `npm run staff`, with the secret key. The sign-in service has created the account.

-- Makes an account staff: 'added', 'renamed', 'unchanged' or 'no_account'.
create function public.add_staff(account text, called text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid := (select id from auth.users where lower(email) = lower(btrim(account)));
  before text := (select name from public.staff where user_id = person);
begin
  if person is null then return 'no_account'; end if;
  insert into public.staff (user_id, name, email) values (person, called, lower(btrim(account)))
  on conflict (user_id) do update set name = excluded.name, email = excluded.email;
  return case when before is null then 'added' when before = called then 'unchanged' else 'renamed' end;
end
$$;

-- Sets a colleague's role: 'changed', 'unchanged' or 'no_account'.
create function public.set_staff_role(account text, wanted text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := (select user_id from public.staff where email = lower(btrim(account)));
begin
  if person is null then return 'no_account'; end if;
  update public.staff set role = wanted where user_id = person and role <> wanted;
  return case when found then 'changed' else 'unchanged' end;
end
$$;

-- Deletes an account with its sessions and its row in staff. Returns 'removed 3', the number of tickets left without an owner,
-- with the references of those with a draft, which moves into their history; or 'no_account'.
create function public.remove_staff(account text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := (select id from auth.users where lower(email) = lower(btrim(account)));
  theirs uuid[];
  released integer;
  begun text;
begin
  if person is null then return 'no_account'; end if;
  -- In the one order of locks (update_tickets). After the first lock nobody can give this person a ticket.
  perform from public.staff where user_id = person for update;
  theirs := array(
    select submission_id from private.tickets where owner = person
    union select submission_id from private.messages where by_staff = person
  );
  perform from public."Form Sub" where id = any (theirs) order by id for key share;
  perform from private.tickets where submission_id = any (theirs) order by submission_id for update;
  -- Answers on their way still leave under the name, unless a file is missing that nobody will send now.
  with left_over as (
    delete from private.messages as answer
    where by_staff = person and (state = 'draft' or state = 'going' and not private.is_whole(answer)) returning *
  ), handed_on as (
    insert into private.ticket_history (submission_id, by_name, change, value)
    select submission_id, by_name, 'draft', left(concat_ws(E'\n', nullif(body, ''), (
      select string_agg(concat_ws(' · ', line ->> 'item', line ->> 'quantity', line ->> 'prices'), E'\n')
      from jsonb_array_elements(quote -> 'lines') as line
    )), 2000)
    from left_over
  )
  select string_agg(' ' || private.reference(submission_id), '' order by submission_id) into begun from left_over;
  insert into private.ticket_history (submission_id, by_name, change, value)
  select ticket.submission_id, staff.name, 'released', ''
  from private.tickets as ticket join public.staff on staff.user_id = ticket.owner
  where ticket.owner = person;
  get diagnostics released = row_count;
  delete from auth.users where id = person;
  return concat('removed ', released, begun);
end
$$;

-- Returns the caller's name. Locks their row first, so that nobody is removed in the middle of their work. Raises 42501 unless
-- the caller is staff.
create function private.require_staff() returns text
language plpgsql
set search_path = ''
as $$
declare
  own_name text;
begin
  select name into own_name from public.staff where user_id = auth.uid() and public.is_staff() for key share;
  if not found then
    raise exception using errcode = 'insufficient_privilege', message = 'Only staff may do this.';
  end if;
  return own_name;
end
$$;

grant execute on function public.add_staff(text, text), public.set_staff_role(text, text), public.remove_staff(text)
  to service_role;

-- Marketers see numbers and no person. They are not in public.staff, so nothing that staff may is open to them.
create table public.marketers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  email text not null check (length(email) between 3 and 255),
  added_at timestamptz not null default now()
);
alter table public.marketers enable row level security;
grant select on public.marketers to service_role;

-- Whether the caller may read numbers: staff and marketers.
create function public.may_read_numbers() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select public.is_staff() or private.has_live_session()
    and exists (select from public.marketers where user_id = (select auth.uid()))
$$;

-- The caller's account. Staff also have a role, and "managers" lists the managers' names; null if signed out.
--   {"state": "staff" | "marketer" | "stranger" | "expired", "name", "email", "role": "seller" | "manager", "managers"}
create function public.current_staff() returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when not private.has_live_session() then jsonb_build_object('state', 'expired')
    else coalesce(
      (
        select jsonb_build_object('state', 'staff', 'role', role, 'name', name, 'email', email, 'managers', (
          select string_agg(manager.name, ' or ' order by manager.name) from public.staff as manager where manager.role = 'manager'
        ))
        from public.staff where user_id = (select auth.uid())
      ),
      (
        select jsonb_build_object('state', 'marketer', 'name', name, 'email', email)
        from public.marketers where user_id = (select auth.uid())
      ),
      jsonb_build_object('state', 'stranger', 'email', (select auth.jwt()) ->> 'email')
    )
  end
$$;
grant execute on function public.current_staff() to authenticated;

-- Makes an account a marketer: 'added', 'renamed', 'unchanged', 'no_account', or 'staff' if it already may more.
create function public.add_marketer(account text, called text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid := (select id from auth.users where lower(email) = lower(btrim(account)));
  before text := (select name from public.marketers where user_id = person);
begin
  if person is null then return 'no_account'; end if;
  if exists (select from public.staff where user_id = person) then return 'staff'; end if;
  insert into public.marketers (user_id, name, email) values (person, called, lower(btrim(account)))
  on conflict (user_id) do update set name = excluded.name, email = excluded.email;
  return case when before is null then 'added' when before = called then 'unchanged' else 'renamed' end;
end
$$;

-- The account of a member of staff or a marketer; null for others.
create function public.account_of(account text) returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select user_id from public.staff where email = lower(btrim(account))
  union all select user_id from public.marketers where email = lower(btrim(account))
  limit 1
$$;

-- All accounts for `npm run staff`, one a line, staff first.
create function public.list_accounts() returns text
language sql
stable
security definer
set search_path = ''
as $$
  select concat_ws(E'\n',
    coalesce(string_agg(line, E'\n' order by added_at) filter (where role <> 'marketer'), 'The staff list is empty.'),
    string_agg(line || ': the report alone', E'\n' order by added_at) filter (where role = 'marketer')
  )
  from (
    select format('%s <%s>, since %s, %s', name, email, to_char(added_at, 'YYYY-MM-DD'), role) as line, role, added_at
    from (
      select name, email, added_at, role from public.staff
      union all select name, email, added_at, 'marketer' from public.marketers
    ) as people
  ) as lines
$$;

grant execute on function public.may_read_numbers() to authenticated;
grant execute on function public.add_marketer(text, text), public.list_accounts(), public.account_of(text) to service_role;

-- Sign-in attempts by account and address, to slow down guessing. Salted hashes: the salt never leaves the database.
create table private.sign_in_salt (
  is_the_one boolean primary key default true check (is_the_one),
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.sign_in_salt default values;
alter table private.sign_in_salt enable row level security;

create table private.sign_in_attempts (
  kind text not null check (kind in ('pair', 'address', 'account')),
  hash bytea not null check (length(hash) = 32),
  began_at timestamptz not null,
  attempts integer not null,
  primary key (kind, hash)
);
create index sign_in_attempts_began on private.sign_in_attempts (began_at);
alter table private.sign_in_attempts enable row level security;

-- Addresses that have signed in to an account in the last 30 days, as hashes of the pair.
create table private.sign_in_known (
  hash bytea primary key check (length(hash) = 32),
  at timestamptz not null default now()
);
alter table private.sign_in_known enable row level security;

create function private.sign_in_hash(kind text, account text, address text) returns bytea
language sql
stable
set search_path = ''
as $$
  select sha256(convert_to(
    jsonb_build_array(
      (select salt from private.sign_in_salt), kind,
      case when kind <> 'address' then lower(btrim(left(account, 320))) end,
      case when kind <> 'account' then left(address, 100) end
    )::text, 'UTF8'
  ))
$$;

-- Counts one attempt; returns the seconds to wait once the limit is reached, and then counts no further.
create function private.count_sign_in(counted_kind text, counted_hash bytea, most integer, span interval) returns integer
language plpgsql
set search_path = ''
as $$
declare
  counter private.sign_in_attempts;
begin
  insert into private.sign_in_attempts as old (kind, hash, began_at, attempts)
  values (counted_kind, counted_hash, now(), 1)
  on conflict (kind, hash) do update
    set began_at = case when old.began_at <= now() - span then now() else old.began_at end,
        attempts = case when old.began_at <= now() - span then 1 else least(old.attempts, most) + 1 end
  returning * into counter;

  if counter.attempts > most then
    return greatest(1, ceil(extract(epoch from counter.began_at + span - now())));
  end if;
  -- Each new counter deletes a few expired ones. Skipping locked rows keeps two deletions from waiting on each other.
  if counter.attempts = 1 then
    delete from private.sign_in_attempts
    where (kind, hash) in (
      select old.kind, old.hash from private.sign_in_attempts as old
      where old.began_at < now() - interval '1 hour'
      limit 20
      for update skip locked
    );
  end if;
  return 0;
end
$$;

-- Call before checking a password: returns the seconds to wait, or 0. Counters are checked in this order and stop at the first
-- that is full, so one address cannot exhaust the account's limit: 5 attempts in 15 minutes by address and account, 30 in 15
-- minutes by address, 100 an hour by account. The last is skipped for addresses that have lately signed in, so strangers cannot
-- lock an account's owner out.
create function public.count_sign_in_attempt(account text, address text) returns integer
language sql
security definer
set search_path = ''
as $$
  select coalesce(
    nullif(private.count_sign_in('pair', private.sign_in_hash('pair', account, address), 5, '15 minutes'), 0),
    nullif(private.count_sign_in('address', private.sign_in_hash('address', account, address), 30, '15 minutes'), 0),
    case
      when exists (
        select from private.sign_in_known
        where hash = private.sign_in_hash('pair', account, address) and at > now() - interval '30 days'
      ) then 0
      else private.count_sign_in('account', private.sign_in_hash('account', account, address), 100, '1 hour')
    end
  )
$$;

-- Call after signing in: forgets the attempts on the account from this address, and remembers the address.
create function public.forget_sign_in_attempts(address text) returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.sign_in_attempts
  where kind = 'pair' and hash = private.sign_in_hash('pair', (select auth.jwt()) ->> 'email', address);
  delete from private.sign_in_known where at < now() - interval '30 days';
  insert into private.sign_in_known (hash)
  values (private.sign_in_hash('pair', (select auth.jwt()) ->> 'email', address))
  on conflict (hash) do update set at = now();
$$;

grant execute on function public.count_sign_in_attempt(text, text) to anon, authenticated;
grant execute on function public.forget_sign_in_attempts(text) to authenticated;

-- Changing a password ends all sessions. Compares whole rows, because a database without the sign-in service lacks the column.
create function private.end_sessions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = new.id;
  return null;
end
$$;
create trigger end_sessions_with_old_password after update on auth.users
  for each row
  when (to_jsonb(old) ->> 'encrypted_password' is distinct from to_jsonb(new) ->> 'encrypted_password')
  execute function private.end_sessions();

-- Contact requests. The name has a space because the product's first version used it: quote it in SQL.
-- Everything else about a request lives in its own table, so that these three columns stay as they are.
create table public."Form Sub" (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  form_data jsonb not null,
  -- These nine keys, and more as the contract lists them. `case` keeps the checks from running on values that are no objects.
  constraint form_data_has_the_first_nine_keys check (
    case
      when jsonb_typeof(form_data) = 'object' then
        form_data ?& array['firstName', 'lastName', 'email', 'phone', 'company',
                           'eventType', 'eventDate', 'quantity', 'details']
        and not jsonb_path_exists(form_data, '$.keyvalue() ? (!(@.key like_regex "^[a-z][A-Za-z]{0,39}$"))')
      else false
    end
  ),
  constraint form_data_values_are_strings check (
    not jsonb_path_exists(form_data, 'strict $.* ? (@.type() != "string")', '{}', true)
  ),
  -- The function limits each field far below this; the table only refuses what no form could send.
  constraint form_data_fits_in_64_kb check (octet_length(form_data::text) <= 65536)
);

-- For "newest first" and paging by (created_at, id).
create index form_sub_newest_first on public."Form Sub" (created_at desc, id desc);
-- Finds a person's requests when they are erased.
create index form_sub_email on public."Form Sub" (lower(form_data ->> 'email'));

-- Only store_submission inserts; no role may.
alter table public."Form Sub" enable row level security;
grant select on public."Form Sub" to service_role, authenticated;
create policy "staff read" on public."Form Sub"
  for select to authenticated using ((select public.is_staff()));

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

-- Counters under keyed hashes that the function makes; they reveal no person. Shared by all instances of site and function. Per
-- hour: requests by visitor, network (of IPv6 visitors) and caller; 'artwork', 'message' and 'guess' (unknown links tried) by
-- visitor; 'attachment' by colleague; 'doubtful', the flagged requests told to sales. Per day: confirmations to a mailbox or
-- company; `hour` is then the day's end.
create table private.rate_limits (
  kind text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  hour timestamptz not null,
  stored integer not null default 1,
  -- All visitors share the site as one caller: its count is spread over many rows, so that requests do not wait for each other.
  slot smallint not null default 0,
  constraint rate_limits_kind check (
    kind in ('visitor', 'network', 'caller', 'mailbox', 'artwork', 'attachment', 'message', 'guess', 'doubtful')
  ),
  primary key (kind, hash, hour, slot)
);
create index rate_limits_hour on private.rate_limits (hour);
alter table private.rate_limits enable row level security;

-- Counts one request in the running hour, or day for a mailbox, and returns the count. Exact for one row, locked until the
-- transaction ends; a caller's count leaves out uncommitted requests of others.
create function private.count_request(counted_kind text, counted_hash text) returns integer
language plpgsql
set search_path = ''
as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
  counted_until constant timestamptz := case counted_kind
    when 'mailbox' then date_trunc('day', now()) + interval '1 day' else this_hour
  end;
  own_slot constant smallint := case counted_kind when 'caller' then floor(random() * 64) else 0 end;
  count_now integer;
begin
  insert into private.rate_limits as counter (kind, hash, hour, slot)
  values (counted_kind, counted_hash, counted_until, own_slot)
  on conflict (kind, hash, hour, slot) do update set stored = counter.stored + 1
  returning counter.stored into count_now;

  -- Each new counter deletes a few expired ones. Skipping locked rows keeps two deletions from waiting on each other.
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

-- How requests are found by what people type: phone numbers in any notation, folded letters, Chinese and Japanese within a name;
-- if nothing fits, the middle of a name and one wrong letter.

-- Lower case without accents and strokes: "Łukasz Müßig" as "lukasz mussig". Chinese and Japanese runs are set apart.
create function private.fold(typed text) returns text
language sql
immutable
set search_path = ''
as $$
  select case when octet_length(typed) = length(typed) then lower(typed) else regexp_replace(
    replace(replace(replace(replace(
      translate(
        normalize(regexp_replace(normalize(lower(typed), nfd), '[\u0300-\u036f]', '', 'g'), nfc),
        'øłıđðħ', 'oliddh'
      ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '([\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+)', ' \1 ', 'g'
  ) end
$$;

-- The same with umlauts spelled out: "Müller" as "mueller".
create function private.fold_written_out(typed text) returns text
language sql
immutable
set search_path = ''
as $$
  select private.fold(replace(replace(replace(replace(replace(
    normalize(lower(typed), nfc), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa'))
$$;

-- The keys of a word: the word itself; for Chinese and Japanese each character and each pair.
create function private.word_keys(word text) returns text[]
language sql
immutable
set search_path = ''
as $$
  select case
    when word ~ '^[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+$' then (
      select array_agg(substr(word, place, width))
      from generate_series(1, length(word)) as place, generate_series(1, 2) as width
      where place + width <= length(word) + 1
    )
    else array[left(word, 200)]
  end
$$;

-- The words of a text, split at everything but letters and digits.
create function private.search_words(searched text) returns text[]
language plpgsql
immutable
set search_path = ''
as $$
declare
  plain constant boolean := octet_length(searched) = length(searched);
begin
  if plain then
    return array(
      select distinct left(word, 200)
      from regexp_split_to_table(lower(searched), '[\s[:punct:]]+') as word
      where word <> ''
    );
  end if;
  return array(
    select distinct key
    from (
      select word from regexp_split_to_table(private.fold(searched), '[\s[:punct:]]+') as word
      union
      select word from regexp_split_to_table(private.fold_written_out(searched), '[\s[:punct:]]+') as word
    ) as words,
    unnest(private.word_keys(word)) as key
    where word <> ''
  );
end
$$;

-- A request's reference: KL-7F3A-0142-9BC1.
create function private.reference(id uuid) returns text
language sql
immutable
set search_path = ''
as $$
  select upper('KL-' || left(id::text, 4) || '-' || substr(id::text, 5, 4) || '-' || substr(id::text, 10, 4))
$$;

-- The digits of a phone number without leading zeros before a country code, however it was typed or pasted: with invisible marks,
-- dashes, digits of other scripts, a label, or an extension, which is dropped. Null unless it has five digits, or four after a
-- plus.
create function private.phone_digits(typed text) returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(digits, '^00', '')
  from (
    select translate(
      regexp_replace(
        regexp_replace(normalize(typed, NFKC), '[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'),
        '[\u2010-\u2015\u2212]', '-', 'g'
      ),
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'
    ) as typed
  ) as plain, lateral (
    select btrim(regexp_replace(
      regexp_replace(plain.typed, '[\s,;(]*(#|x|ext|extn|extension|poste|durchwahl)[.: ]*\d+[\s)]*$', '', 'i'),
      '\(?\m(mobile|mob|cell|tel|telephone|phone|office|work|home|direct|handy)\M\)?[.:]*', '', 'gi'
    )) as number
  ) as own, lateral (select regexp_replace(number, '\D', '', 'g') as digits) as those
  where number ~ '^[\s\d+()./-]*$' and length(digits) >= case when number like '+%' then 4 else 5 end
$$;

-- A company's key in any spelling: without accents, punctuation, blanks and legal forms; "blueriver" for "Blue River, Inc.".
create function private.company_key(typed text) returns text
language sql
immutable
set search_path = ''
as $$
  select left(regexp_replace(
    regexp_replace(
      ' ' || btrim(regexp_replace(
        regexp_replace(private.fold(typed), '[.''’]|株式会社|有限公司', '', 'g'), '[\s[:punct:]]+', ' ', 'g'
      )),
      '(?<=\S)( (inc|incorporated|corp|corporation|co|company|llc|llp|ltd|limited|plc|pty|gmbh|mbh|ag|kg|ug|ev|sa|sas|sarl|srl|sl|spa|sp z oo|bv|nv|ab|as|asa|aps|oy|oyj|ehf|kk))+$',
      ''
    ),
    ' ', '', 'g'
  ), 200)
$$;

-- A word and what is left when one letter is deleted: two words that differ in one letter share a key.
create function private.deletion_keys(word text) returns text[]
language sql
immutable
set search_path = ''
as $$
  select array_agg(distinct '~' || overlay(word placing '' from place for 1)) || ('~' || word)
  from generate_series(1, length(word)) as place
  where length(word) between 4 and 14
$$;

create function private.fuzzy_keys(form jsonb) returns tsvector
language sql
immutable
set search_path = ''
as $$
  select array_to_tsvector(array(
    select distinct key
    from unnest(private.search_words(concat_ws(' ', form ->> 'firstName', form ->> 'lastName', form ->> 'company'))) as word,
    lateral (
      select '~' || overlay(word placing '' from place for 1) from generate_series(1, length(word)) as place
      where length(word) between 4 and 14
      union all
      select '~' || word
      union all
      select substr(word, place) from generate_series(2, length(word) - 2) as place where length(word) between 4 and 24
    ) as keys (key)
  ))
$$;

create function private.ticket_words(stored public."Form Sub") returns tsvector
language sql
immutable
set search_path = ''
as $$
  -- Address and reference also as a whole: their parts alone would match too much.
  select array_to_tsvector(array(
    select unnest(private.search_words(concat_ws(' ', (select string_agg(value, ' ') from jsonb_each_text(stored.form_data)), reference)))
    union
    select unnest(array[
      lower(reference), left(lower(stored.form_data ->> 'email'), 200)
    ])
    union
    -- A number from each digit on: people know its last digits, or its area code without the leading zero.
    select 't' || substr(digits, place)
    from private.phone_digits(left(stored.form_data ->> 'phone', 80)) as digits, generate_series(1, length(digits) - 4) as place
    except select unnest(array[null, ''])
  ))
  from (select private.reference(stored.id)) as named (reference)
$$;

-- Turns a search into a text query.

-- A word as a lexeme of a query.
create function private.lexeme(word text, begun boolean default false) returns text
language sql
immutable
set search_path = ''
as $$
  select '''' || replace(replace(left(word, 200), '\', '\\'), '''', '''''') || case when begun then ''':*' else '''' end
$$;

-- A reference within pasted text, as it is indexed; null if there is none.
create function private.pasted_reference(search text) returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(
    substring(lower(search) from '\ykl[- ]?[0-9a-f]{4}[- ]?[0-9a-f]{4}[- ]?[0-9a-f]{4}\y'),
    '^kl[- ]?(....)[- ]?(....)[- ]?(....)$', 'kl-\1-\2-\3'
  )
$$;

-- All words must match. The last may be half typed, so it also matches as a prefix, unless it has one or two letters: gathering
-- a common prefix takes long. A pasted reference is searched for alone. An address may be a prefix, and loses the signs that
-- mail programs put around it; "@acme.com" is searched as words. "Smith and Sons" may be stored with "&". Null without words.
create function private.search_query(search text) returns tsquery
language sql
immutable
set search_path = ''
as $$
  with parts as (
    select place, regexp_replace(btrim(typed, '<>()[],;:."'''), '^mailto:|\?.*$', '', 'g') as part, max(place) over () as places
    from regexp_split_to_table(btrim(lower(search), E' \t\r\n'), '\s+|<mailto:') with ordinality as split (typed, place)
  ),
  words as (
    select string_agg(meant, ' & ') as query
    from parts, lateral (
      select case
        when part ~ '.@|^kl-' then private.lexeme(part, octet_length(part) > 2)
        else (
          select string_agg(either, ' & ')
          from (
            select '(' || string_agg(distinct keys.query, ' | ') || ')' as either
            from (
              select place_in, word from regexp_split_to_table(private.fold(part), '[\s[:punct:]]+')
                with ordinality as folded (word, place_in)
              union
              select place_in, word from regexp_split_to_table(private.fold_written_out(part), '[\s[:punct:]]+')
                with ordinality as written (word, place_in)
            ) as spelled,
            lateral (
              select string_agg(private.lexeme(key, place = places and octet_length(word) > 2 and key = word), ' & ') as query
              from unnest(private.word_keys(word)) as key
              -- Chinese and Japanese by pairs alone, if there are any.
              where length(word) = 1 or word !~ '^[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+$' or length(key) = 2
            ) as keys
            where word <> ''
            group by place_in
          ) as each_word
        )
      end as meant
    ) as meaning
    where meant is not null and (part not in ('and', 'y', 'et', 'und') or place in (1, places))
  )
  select coalesce(
    private.lexeme(private.pasted_reference(search)),
    -- Matches a number that begins with what was typed, with or without its country code or leading zero, or that ends in its
    -- last eight digits.
    nullif(concat_ws(
      ' | ', '(' || query || ')', 't' || digits || ':*', 't' || substring(digits from '.{8}$'),
      't' || substring(digits from '^0(\d{5,})$') || ':*',
      't' || substring(
        digits from case when btrim(search) ~ '^(\+|00)' then
          '^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{5,})$'
        end
      ) || ':*'
    ), '')
  )::tsquery
  from words left join private.phone_digits(search) as digits on true
$$;

-- The same for near matches: each word within a name, or one letter off. Null for none.
create function private.near_query(search text) returns tsquery
language sql
immutable
set search_path = ''
as $$
  select string_agg('(' || near || ')', ' & ')::tsquery
  from (
    select concat_ws(
      ' | ', private.lexeme(word, true),
      (select string_agg(private.lexeme(key), ' | ') from unnest(private.deletion_keys(word)) as key)
    ) as near
    from regexp_split_to_table(private.fold(search), '[\s[:punct:]]+') as word
    where length(word) >= 3 and word not in ('and', 'und')
  ) as words
$$;

-- The sales team's work on a request; the request row itself is immutable. One ticket per row of "Form Sub".
create table private.tickets (
  submission_id uuid primary key references public."Form Sub" (id) on delete cascade,
  -- Copied, so that the list filters and sorts by one index.
  created_at timestamptz not null,
  -- The id of the chosen option; the text as sent, if it came from another site.
  event_type text not null,
  -- The form it came from; null if unknown.
  kind text check (kind in ('project-request', 'quote', 'quick-quote')),
  -- Flagged as a robot's. It is stored all the same, and mailed to sales as doubtful.
  spam boolean not null default false,
  status text not null default 'new' check (status in ('new', 'contacted', 'quoted', 'won', 'lost')),
  owner uuid references public.staff (user_id) on delete set null,
  event_date date,
  -- The sender, by which the list finds more of theirs; the company as private.company_key.
  email text not null default '',
  company text not null default '',
  -- The request that this one repeats word for word; the desk shows the two as one. No foreign key, because that one may be
  -- erased first.
  repeat_of uuid,
  -- The ticket waits until then, unless the visitor writes, and is due again from then on.
  remind_at timestamptz,
  answered_at timestamptz,
  changed_at timestamptz,
  -- When an answer is due: set by the trigger below.
  due_at timestamptz not null,
  -- Whether an answer is owed, now or after its reminder.
  owed boolean not null generated always as (
    not spam and repeat_of is null and (status = 'new' or remind_at is not null or replied_due is not null)
  ) stored,
  -- The promised time of an answer (content/office.yaml); 24 hours for requests from elsewhere.
  promised_at timestamptz,
  -- When a colleague first opened it, and their name at the time.
  read_at timestamptz,
  read_by text,
  -- When it was last opened.
  opened_at timestamptz,
  -- When the visitor's latest message is to be answered; null if none.
  replied_due timestamptz,
  -- The value of a ticket won without a quote; else see private.deal_of.
  won_value numeric,
  won_currency text check (won_currency ~ '^[A-Z]{3}$'),
  -- Why it was lost, an id of content/desk.yaml; null if not given.
  lost_reason text check (lost_reason ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- How far the order of a won ticket is (order_steps.sql); null before its first step.
  order_step text check (order_step in ('proof', 'approved', 'production', 'shipped', 'delivered')),
  -- Parcels of a shipped order: [{"carrier", "number", "link"}].
  parcels jsonb not null default '[]' check (length(parcels::text) <= 10000),
  -- Delivery days that staff promised after the quote's, the newest last: [{"day", "why"}].
  moves jsonb not null default '[]' check (length(moves::text) <= 20000)
);
-- Whether a request is still being worked on. The only place that knows which statuses are open.
create function private.is_open(status text) returns boolean
language sql
immutable
set search_path = ''
as $$ select status not in ('won', 'lost') $$;

create index tickets_newest on private.tickets (created_at desc, submission_id desc);
create index tickets_kind on private.tickets (kind, created_at desc, submission_id desc);
create index tickets_event_type on private.tickets (event_type, created_at desc, submission_id desc);
create index tickets_status on private.tickets (status, created_at desc, submission_id desc);
create index tickets_spam on private.tickets (created_at desc, submission_id desc) where spam;
create index tickets_unanswered on private.tickets (created_at, submission_id) where status = 'new' and not spam;
-- Used when a member of staff is removed.
create index tickets_owner on private.tickets (owner) where owner is not null;
create index tickets_due on private.tickets (due_at, submission_id) where owed;
create index tickets_event on private.tickets (event_date, submission_id) where event_date is not null;
create index tickets_waiting on private.tickets (remind_at) where remind_at is not null;
create index tickets_promised on private.tickets (promised_at);
create index tickets_email on private.tickets (email);
create index tickets_company on private.tickets (company);
create index tickets_orders on private.tickets (order_step, event_date) where status = 'won';
create index tickets_repeats on private.tickets (repeat_of) where repeat_of is not null;
alter table private.tickets enable row level security;

-- The request as data (lib/leads/facts.ts), with options by id. The form's details say the same to people, and are never
-- parsed. "typed" is how many characters of the details the visitor typed.
create table private.facts (
  submission_id uuid primary key references public."Form Sub" (id) on delete cascade,
  facts jsonb not null check (jsonb_typeof(facts) = 'object')
);
alter table private.facts enable row level security;

-- The language of a request's form; null for English, or if it is not known.
create function private.language_of(request uuid) returns text
language sql
stable
set search_path = ''
as $$
  select facts ->> 'language' from private.facts where submission_id = request
$$;

-- The words by which a request is found. A table apart, because most changes of a ticket change no words.
create table private.search_index (
  submission_id uuid primary key references public."Form Sub" (id) on delete cascade,
  words tsvector not null,
  -- The middles of names and their one-letter deletions, searched if no word matches.
  fuzzy_keys tsvector not null
);
create index search_index_words on private.search_index using gin (words);
create index search_index_fuzzy_keys on private.search_index using gin (fuzzy_keys);
alter table private.search_index enable row level security;

-- A ticket is due at its reminder or the deadline of the visitor's message, else when an answer was promised.
create function private.set_due() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.due_at := coalesce(least(new.remind_at, new.replied_due), new.promised_at, new.created_at + interval '24 hours');
  return new;
end
$$;

create trigger tickets_due before insert or update of remind_at, replied_due, promised_at on private.tickets
for each row execute function private.set_due();

-- A ticket that is no longer lost has no reason.
create function private.forget_reason() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.lost_reason := null;
  return new;
end
$$;

create trigger tickets_reason before insert or update of status, lost_reason on private.tickets
for each row when (new.status <> 'lost' and new.lost_reason is not null) execute function private.forget_reason();

-- The changes of a ticket, with author and time. Notes have change = 'note'; a leaver's unsent draft has 'draft'. by_name is a colleague's,
-- or '' for the visitor, who may sign with any name. For quotes the value is the number, for proofs the version, for steps of an
-- order '' is none, for 'day' the promised day, for 'bounced' an address.
create table private.ticket_history (
  id bigint generated always as identity primary key,
  submission_id uuid not null references public."Form Sub" (id) on delete cascade,
  at timestamptz not null default now(),
  -- The name at the time, since entries outlive accounts.
  by_name text not null,
  change text not null check (change in (
    'status', 'owner', 'note', 'spam', 'not spam', 'reminder', 'released', 'reply', 'answer', 'quote', 'accepted', 'withdrawn', 'reason',
    'cancelled', 'restored', 'draft', 'link', 'step', 'parcels', 'day', 'proof', 'approved', 'bounced'
  )),
  value text not null check (length(value) <= 2000),
  -- Idempotency key of a note.
  key uuid
);
create index ticket_history_of on private.ticket_history (submission_id, id);
create index ticket_history_written on private.ticket_history (at) where change in ('reply', 'accepted') and by_name = '';
create index ticket_history_status on private.ticket_history (at) where change = 'status';
create index ticket_history_step on private.ticket_history (at) where change = 'step';
alter table private.ticket_history enable row level security;

-- A calendar day typed as 2027-03-05; null for anything else, February 30 included.
create function private.calendar_day(typed text) returns date
language sql
immutable
set search_path = ''
as $$
  select case when to_char(day, 'YYYY-MM-DD') = typed then day end
  from (
    select case
      when typed ~ '^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'
        then make_date(left(typed, 4)::integer, substr(typed, 6, 2)::integer, 1) + right(typed, 2)::integer - 1
    end as day
  ) as counted
$$;

-- Opens the ticket of a request. store_submission adds what the row does not say.
create function private.open_ticket(stored public."Form Sub") returns void
language sql
set search_path = ''
-- A plan made for an empty table is kept, so only the index on addresses may serve the lookup of repeats.
set enable_seqscan = off
as $$
  insert into private.tickets (submission_id, created_at, event_type, event_date, email, company, repeat_of)
  values (
    stored.id,
    stored.created_at,
    left(stored.form_data ->> 'eventType', 200),
    private.calendar_day(stored.form_data ->> 'eventDate'),
    left(lower(stored.form_data ->> 'email'), 254),
    private.company_key(stored.form_data ->> 'company'),
    -- Repeating a request after an answer makes a new one.
    (
      select earlier.submission_id
      from (
        select submission_id
        from (select * from private.tickets where email = left(lower(stored.form_data ->> 'email'), 254) offset 0) as theirs
        where repeat_of is null and status = 'new' and not spam
        order by created_at desc
        limit 20
      ) as earlier
      where (select form_data from public."Form Sub" where id = earlier.submission_id) = stored.form_data
      limit 1
    )
  );
  insert into private.search_index (submission_id, words, fuzzy_keys)
  values (stored.id, private.ticket_words(stored), private.fuzzy_keys(stored.form_data))
$$;

-- Makes a ticket findable by numbers of quotes and orders.
create function private.add_words(submission uuid, said text) returns void
language sql
set search_path = ''
as $$
  update private.search_index set words = words || array_to_tsvector(private.search_words(said)) where submission_id = submission
$$;

-- Every row gets a ticket, whoever inserts it, or the desk would not show it.
create function private.open_ticket_of_new_row() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.open_ticket(new);
  return null;
end
$$;
create trigger open_ticket after insert on public."Form Sub"
  for each row execute function private.open_ticket_of_new_row();

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

-- The private links of a request: they open its page and take its files. With `message_id` it is a key of staff, which takes
-- the files of that answer and opens nothing else. The database has only the SHA-256 of their tokens.
create table private.links (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  submission_id uuid not null references public."Form Sub" (id) on delete cascade,
  -- How many files the visitor has announced.
  announced smallint not null default 0 check (announced between 0 and 5),
  -- visitor: by the form. staff, mail: by staff, or for a mail to the visitor. answer: for the files of staff's answer. reply:
  -- for a mail that came in, to store itself.
  made_by text not null default 'visitor' check (made_by in ('visitor', 'staff', 'mail', 'answer', 'reply')),
  -- The sender's address of a mail that came in.
  mailed_by text check ((mailed_by is not null) = (made_by = 'reply')),
  message_id uuid references private.messages (id) on delete cascade check ((message_id is not null) = (made_by = 'answer')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '180 days'
);
create index links_of on private.links (submission_id);
create index links_expires on private.links (expires_at);
create index links_of_answer on private.links (message_id) where message_id is not null;
alter table private.links enable row level security;

-- 256 random bits as 43 letters of base64url. Without an extension, PostgreSQL has no other strong source.
create function private.new_token() returns text
language sql
volatile
set search_path = ''
as $$
  select translate(rtrim(encode(
    sha256(convert_to(gen_random_uuid()::text || gen_random_uuid() || gen_random_uuid(), 'UTF8')), 'base64'
  ), '='), '+/', '-_')
$$;

create function private.token_hash(token text) returns text
language sql
immutable
set search_path = ''
as $$ select encode(sha256(convert_to(token, 'UTF8')), 'hex') $$;

-- Stores the visitor's own link, and returns whether it exists now. A request has five at most, however often it is sent again.
create function private.add_link(submission uuid, link_hash text, files integer) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if link_hash is null
    or (select count(*) >= 5 from private.links where submission_id = submission and made_by = 'visitor')
  then
    return false;
  end if;
  insert into private.links (hash, submission_id, announced)
  values (link_hash, submission, least(greatest(files, 0), 5)) on conflict do nothing;
  return found;
end
$$;

-- Makes a link to a request and returns its token, which is not stored. The `newest` links of its kind stay valid, because the
-- first try of a retried mail may have arrived.
create function private.make_link(submission uuid, maker text, newest integer) returns text
language plpgsql
set search_path = ''
as $$
declare
  token constant text := private.new_token();
begin
  delete from private.links where hash in (
    select hash from private.links where hash in (
      select hash from private.links where submission_id = submission and made_by = maker
      order by created_at desc offset newest - 1
    ) for update skip locked
  );
  insert into private.links (hash, submission_id, made_by) values (private.token_hash(token), submission, maker);
  return token;
end
$$;

-- The request of a link; null if it is unknown, ended or expired.
create function private.request_by_link(link text) returns uuid
language sql
stable
set search_path = ''
as $$
  select submission_id from private.links where hash = link and message_id is null and expires_at > now()
$$;

-- The link, if it still takes files: an answer's does until the answer is out. All null if there is none.
create function private.file_link(link text) returns private.links
language sql
stable
set search_path = ''
as $$
  select * from private.links as own
  where own.hash = link and own.expires_at > now() and (
    own.message_id is null
    or exists (select from private.messages where id = own.message_id and state <> 'sent' and by_staff is not null)
  )
$$;

-- Called before anything that a link opens: returns whose it is, 'visitor' or 'staff'; [] if it is unknown. After 60 unknown
-- links in an hour a visitor gets PT429 for every link. visitor: keyed hash.
create function public.open_link(link text, visitor text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant private.links := private.file_link(link);
begin
  if exists (
    select from private.rate_limits
    where kind = 'guess' and hash = visitor and hour = date_trunc('hour', now()) and stored >= 60
  ) then
    raise exception using errcode = 'PT429', message = 'Too many links this hour.';
  end if;
  if own.hash is null then
    perform private.count_request('guess', visitor);
    return '[]';
  end if;
  return to_jsonb(case when own.message_id is null then 'visitor' else 'staff' end);
end
$$;

grant execute on function public.open_link(text, text) to service_role;

-- Quotes, each sent with an answer. Immutable: a newer quote replaces an older one.
create table private.quotes (
  submission_id uuid not null references public."Form Sub" (id) on delete cascade,
  number integer not null,
  message_id uuid not null references private.messages (id) on delete cascade,
  -- Shape: lib/quotes/quote.ts.
  quote jsonb not null,
  -- One total per quantity, as text: ["4230.00"].
  totals jsonb not null,
  -- An 'addition' adds to an earlier order; a 'change' replaces it once accepted.
  relation text not null default 'first' check (relation in ('first', 'addition', 'change')),
  -- The end of its last day.
  ends_at timestamptz not null,
  withdrawn_at timestamptz,
  accepted_at timestamptz,
  -- {"name", "order", "choice", "total"}, and "by" if a colleague recorded it.
  accepted jsonb check (length(accepted::text) <= 2000),
  cancelled_at timestamptz,
  primary key (submission_id, number),
  check ((accepted_at is null) = (accepted is null)),
  check (cancelled_at is null or accepted_at is not null)
);
create unique index quotes_of_message on private.quotes (message_id);
create index quotes_ends on private.quotes (ends_at);
create index quotes_accepted on private.quotes (accepted_at) where accepted_at is not null;
alter table private.quotes enable row level security;

-- Decimal digits of a currency (ISO 4217).
create function private.minor_digits(currency text) returns integer
language sql
immutable
set search_path = ''
as $$
  select case
    when currency = any ('{BIF,CLP,DJF,GNF,ISK,JPY,KMF,KRW,PYG,RWF,UGX,UYI,VND,VUV,XAF,XOF,XPF}') then 0
    when currency = any ('{BHD,IQD,JOD,KWD,LYD,OMR,TND}') then 3
    else 2
  end
$$;

-- A typed number such as "9.60", or "-9.60" for a discount; null for anything else and above a billion.
create function private.typed_money(typed jsonb) returns numeric
language sql
immutable
set search_path = ''
as $$
  select case when abs(amount) <= 1000000000 then amount end from (
    select case
      when jsonb_typeof(typed) = 'string' and typed #>> '{}' ~ '^-?[0-9]{1,10}(\.[0-9]{1,4})?$' then (typed #>> '{}')::numeric
    end as amount
  ) as read
$$;

-- A typed whole number; null for anything else.
create function private.typed_count(typed jsonb) returns integer
language sql
immutable
set search_path = ''
as $$
  select case when jsonb_typeof(typed) = 'number' and typed::text ~ '^[1-9][0-9]{0,8}$' then typed::text::integer end
$$;

-- A quote's totals, one per quantity. A line's amount is quantity times price, rounded half up.
create function private.quote_totals(quote jsonb) returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_agg(round((
    select coalesce(sum(round(
      private.typed_money(line -> 'prices' -> choice)
        * coalesce(private.typed_count(quote -> 'columns' -> choice), private.typed_count(line -> 'quantity')),
      digits
    )), 0)
    from jsonb_array_elements(quote -> 'lines') as line
  ) + (
    select coalesce(sum(round(private.typed_money(extra -> 'amounts' -> choice), digits)), 0)
    from jsonb_array_elements(quote -> 'extras') as extra
  ), digits)::text order by choice)
  from private.minor_digits(quote ->> 'currency') as digits,
    generate_series(0, greatest(jsonb_array_length(quote -> 'columns'), 1) - 1) as choice
$$;

-- The first invalid field of a quote, such as lines.0.prices.2; null if valid.
create function private.quote_fault(quote jsonb, today date) returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  choices integer;
  part text;
  entry jsonb;
  place integer;
  beside text;
  amounts text;
  is_text constant jsonpath := '$ ? (@.type() == "string" && @ like_regex "^.{0,200}$" flag "s")';
begin
  foreach part in array array['columns', 'lines', 'extras'] loop
    if jsonb_typeof(quote -> part) is distinct from 'array' then return part; end if;
  end loop;
  if coalesce(quote ->> 'currency', '') !~ '^[A-Z]{3}$' then return 'currency'; end if;
  if jsonb_array_length(quote -> 'columns') > 3
    or exists (select from jsonb_array_elements(quote -> 'columns') as one where private.typed_count(one) is null)
  then
    return 'columns';
  end if;
  choices := greatest(jsonb_array_length(quote -> 'columns'), 1);
  if quote ->> 'asked' is not null and quote ->> 'asked' <> all (array(select generate_series(0, choices - 1)::text)) then
    return 'asked';
  end if;
  if jsonb_array_length(quote -> 'lines') not between 1 and 40 then return 'lines'; end if;
  if jsonb_array_length(quote -> 'extras') > 10 then return 'extras'; end if;
  for part, beside, amounts in values ('lines', 'decoration', 'prices'), ('extras', 'note', 'amounts') loop
    for entry, place in select value, ordinality - 1 from jsonb_array_elements(quote -> part) with ordinality loop
      if not jsonb_path_exists(coalesce(entry -> 'item', '0'), is_text) or btrim(entry ->> 'item') = '' then
        return concat_ws('.', part, place, 'item');
      end if;
      if not jsonb_path_exists(coalesce(entry -> beside, '0'), is_text) then return concat_ws('.', part, place, beside); end if;
      if part = 'lines' and quote -> 'columns' = '[]' and private.typed_count(entry -> 'quantity') is null then
        return concat_ws('.', part, place, 'quantity');
      end if;
      if jsonb_typeof(entry -> amounts) is distinct from 'array' then return concat_ws('.', part, place, amounts); end if;
      for choice in 0..greatest(choices, jsonb_array_length(entry -> amounts)) - 1 loop
        if choice >= choices or private.typed_money(entry -> amounts -> choice) is null then
          return concat_ws('.', part, place, amounts, choice);
        end if;
      end loop;
    end loop;
  end loop;
  if exists (
    select from jsonb_array_elements_text(private.quote_totals(quote)) as total where total::numeric not between 0 and 1000000000000
  ) then
    return 'total';
  end if;
  if coalesce(quote ->> 'tax', '') !~ '^[A-Za-z0-9-]{1,60}$' then return 'tax'; end if;
  if not coalesce(private.calendar_day(quote ->> 'until') between today and today + 3660, false) then return 'until'; end if;
  -- An acceptance on the last day must still be delivered in time, so this day must be later.
  if quote ->> 'delivered' is not null
    and not coalesce(private.calendar_day(quote ->> 'delivered') > private.calendar_day(quote ->> 'until'), false)
  then
    return 'delivered';
  end if;
  if not jsonb_path_exists(coalesce(quote -> 'terms', '0'), is_text) then return 'terms'; end if;
  if quote ->> 'relation' <> all (array['first', 'addition', 'change']) then return 'relation'; end if;
  return null;
end
$$;

-- The state of quotes and deals, derived here alone, for the request's page, the desk, reports and mails.

-- Quotes of some requests with their states. An accepted quote is an order until it is cancelled or replaced by an accepted
-- change; a newer quote replaces an open one. A lost ticket has no open quotes and no orders. worth: the accepted total, else
-- that of the requested quantity, else the first.
create function private.quotes_in(ids uuid[]) returns table (one private.quotes, state text, worth numeric, currency text)
-- PL/pgSQL, because an SQL function would be planned again for each row of a list.
language plpgsql
stable
rows 2
set search_path = ''
-- A custom plan for a single request looks cheaper, but is made anew on each call.
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return query
  select one, case
    when one.accepted_at is not null then case
      when one.number < max(one.number) filter (where one.relation = 'change' and one.accepted_at is not null) over beside
        then 'replaced'
      when one.cancelled_at is not null or ticket.status = 'lost' then 'cancelled'
      else 'accepted'
    end
    when one.withdrawn_at is not null then 'withdrawn'
    when one.number < max(one.number) over beside then 'replaced'
    when one.ends_at <= now() then 'expired'
    when ticket.status = 'lost' then 'withdrawn'
    else 'open'
  end,
  coalesce(one.accepted ->> 'total', one.totals ->> coalesce((one.quote ->> 'asked')::integer, 0))::numeric,
  one.quote ->> 'currency'
  from private.quotes as one join private.tickets as ticket on ticket.submission_id = one.submission_id
  where one.submission_id = any (ids)
  window beside as (partition by one.submission_id);
end
$$;

-- Derives the state of a ticket's deal:
--   'received', 'read', 'answered', 'quoted' (a quote is open), 'ordered', 'more' (ordered, and another quote is open),
--   'lapsed' (quoted, none open any more), 'cancelled', 'closed' (lost)
-- open, offer, offer_currency: the open quote. until: the end of its last day, or of the last quote that has expired. orders:
-- the numbers of accepted quotes that count. value: the sum of the orders, or the value typed for a ticket won without a quote;
-- else the offer; for a lost ticket its last offer.
create function private.deal_of(
  ticket private.tickets, out state text, out open integer, out until timestamptz, out offer numeric,
  out offer_currency text, out orders integer[], out value numeric, out currency text
)
language plpgsql
stable
set search_path = ''
as $$
declare
  known record;
  cancelled numeric;
  is_changed boolean := false;
begin
  orders := '{}';
  for known in
    select judged.*, (judged.one).number, (judged.one).ends_at,
      (judged.one).relation = 'change' and (judged.one).accepted_at is not null as changes
    from private.quotes_in(array[ticket.submission_id]) as judged order by (judged.one).number
  loop
    is_changed := is_changed or known.changes;
    if known.state = 'open' then
      open := known.number;
      until := known.ends_at;
      offer := known.worth;
      offer_currency := known.currency;
    elsif known.state = 'accepted' then
      orders := orders || known.number;
      value := coalesce(value, 0) + known.worth;
      currency := known.currency;
    elsif known.state = 'cancelled' then
      cancelled := coalesce(cancelled, 0) + known.worth;
    end if;
  end loop;

  if orders <> '{}' or ticket.status = 'won' then
    state := case when open is null then 'ordered' else 'more' end;
    if ticket.status = 'won' and not is_changed and ticket.won_value is not null then
      value := coalesce(value, 0) + ticket.won_value;
      currency := coalesce(currency, ticket.won_currency);
    end if;
    return;
  end if;
  if ticket.status = 'lost' then
    state := case when cancelled is null then 'closed' else 'cancelled' end;
    value := coalesce(cancelled, known.worth);
    currency := known.currency;
    return;
  end if;
  if known.state not in ('withdrawn', 'cancelled') then
    value := known.worth;
    currency := known.currency;
  end if;
  state := case
    when open is not null then 'quoted'
    when cancelled is not null then 'cancelled'
    when known.number is not null then 'lapsed'
    when ticket.status <> 'new' or exists (
      select from private.messages as message
      where message.submission_id = ticket.submission_id and message.state = 'sent' and message.by_name is not null
    ) then 'answered'
    when ticket.read_at is not null then 'read'
    else 'received'
  end;
  if known.state = 'expired' then until := known.ends_at; end if;
end
$$;

-- All sent quotes, oldest first. "confirmed": whether the visitor was mailed about the acceptance.
--   [{"number", "at", "by", "quote", "relation", "totals", "state", "accepted", "confirmed", "cancelled"}]
create function private.quotes_of(submission uuid) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', (one).number, 'at', message.at, 'by', message.by_name, 'quote', (one).quote, 'relation', (one).relation,
    'totals', (one).totals, 'state', known.state, 'accepted', (one).accepted || jsonb_build_object('at', (one).accepted_at),
    'confirmed', exists (
      select from private.outbox as mail
      where mail.submission_id = submission and mail.recipient = 'visitor' and mail.kind = 'accepted'
        and mail.about = (one).number::text and mail.state = 'sent'
    ),
    'cancelled', (one).cancelled_at
  ) order by (one).number), '[]')
  from private.quotes_in(array[submission]) as known join private.messages as message on message.id = (one).message_id
$$;

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

-- Files that visitors send after their request, and staff with an answer, through a link. These tables describe them. The bytes
-- are in storage, in 4 MB parts under random names, and only the function send-artwork reaches both.

create table private.artwork (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public."Form Sub" (id) on delete cascade,
  -- The answer that brings it; null for a visitor's file.
  message_id uuid references private.messages (id) on delete cascade,
  -- The sender's address if it came by mail; null if it came through the page.
  mailed_by text,
  -- The name as typed. Never used as a file name on disk.
  name text not null check (length(name) between 1 and 300),
  -- SHA-256 of the whole file. Null until the file is complete, if a browser without script sends it.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer check (bytes between 1 and 52428800),
  -- Taken from the name or the browser until the file is complete, then from its bytes.
  kind text not null check (kind ~ '^[a-z]{1,10}$'),
  -- The print purpose: {"name", "width", "height", "unit", "on", "seen"}.
  purpose jsonb check (length(purpose::text) <= 1000),
  state text not null default 'begun' check (state in ('begun', 'arrived')),
  -- The check in the visitor's browser. Never trusted.
  report jsonb check (length(report::text) <= 16000),
  -- The server's check: {"kind", "also"} from the bytes, and {"level", "findings"}.
  findings jsonb check (length(findings::text) <= 16000),
  begun_at timestamptz not null default now(),
  arrived_at timestamptz,
  -- An unfinished upload is deleted then; an arrived file stays as long as its request.
  expires_at timestamptz default now() + interval '1 day',
  -- The file to replace. It stays until this one has arrived, and the two count as one of five.
  replaces uuid unique references private.artwork (id) on delete set null,
  -- For a proof: {"for", "changed", "lines": [{"quote", "line"}], "by": the last day to approve it}. The version is set once it
  -- is out, the approval, {"name"}, once it is approved.
  proof jsonb check (length(proof::text) <= 8000),
  version smallint check (version is null or proof is not null),
  approved jsonb check (length(approved::text) <= 1000),
  approved_at timestamptz check ((approved_at is null) = (approved is null) and (approved is null or version is not null)),
  check ((state = 'arrived') = (arrived_at is not null and expires_at is null)),
  check (state = 'begun' or (sha256 is not null and bytes is not null)),
  unique (message_id, sha256, name),
  unique (submission_id, version)
);
create unique index artwork_of_visitor on private.artwork (submission_id, sha256, name) where message_id is null;
create index artwork_of on private.artwork (submission_id);
create index artwork_unapproved on private.artwork (submission_id) where version is not null and approved_at is null;
create index artwork_mailed_by on private.artwork (mailed_by) where mailed_by is not null;
create index artwork_expires on private.artwork (expires_at) where expires_at is not null;
alter table private.artwork enable row level security;

-- Recorded before the upload, so storage never holds an object this table does not know.
create table private.artwork_parts (
  artwork_id uuid not null references private.artwork (id) on delete cascade,
  part smallint not null check (part between 0 and 12),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes between 1 and 4194304),
  -- The object's name in storage.
  object uuid not null unique default gen_random_uuid(),
  -- Whether the upload is complete.
  arrived boolean not null default false,
  primary key (artwork_id, part)
);
alter table private.artwork_parts enable row level security;

-- Objects to delete from storage. Each is deleted twice, an hour apart, because an upload may still be running while its file is
-- removed.
create table private.artwork_deletions (
  object uuid primary key,
  at timestamptz not null default now(),
  removed_at timestamptz
);
alter table private.artwork_deletions enable row level security;

create function private.queue_part_deletion() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into private.artwork_deletions (object) values (old.object) on conflict do nothing;
  return null;
end
$$;
-- Erasing a request deletes its files, and thereby their parts.
create trigger artwork_parts_gone after delete on private.artwork_parts
for each row execute function private.queue_part_deletion();

-- Bytes stored per request and UTC day, counted apart for staff. Deleting files gives no quota back, because their bytes stay
-- in storage for a while.
create table private.artwork_usage (
  day date not null,
  submission_id uuid not null references public."Form Sub" (id) on delete cascade,
  bytes bigint not null,
  by_staff boolean not null default false,
  primary key (day, submission_id, by_staff)
);
create index artwork_room_of on private.artwork_usage (submission_id);
alter table private.artwork_usage enable row level security;

-- Ten-minute download links, by SHA-256: for staff and those they share them with, or for a visitor.
create table private.artwork_downloads (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  artwork_id uuid not null references private.artwork (id) on delete cascade,
  -- The colleague or the link it was made for; it ends with them.
  staff_id uuid references public.staff (user_id) on delete cascade,
  link text references private.links (hash) on delete cascade,
  expires_at timestamptz not null default now() + interval '10 minutes',
  check (num_nonnulls(staff_id, link) = 1)
);
create index artwork_downloads_of on private.artwork_downloads (artwork_id);
create index artwork_downloads_whose on private.artwork_downloads (staff_id);
create index artwork_downloads_by on private.artwork_downloads (link);
create index artwork_downloads_expires on private.artwork_downloads (expires_at);
alter table private.artwork_downloads enable row level security;

-- Locks and returns a file of the link's request or answer; all null if there is none. Locks the request first, as erasing does.
create function private.own_artwork(link text, file_id uuid) returns private.artwork
language plpgsql
set search_path = ''
as $$
declare
  opened constant private.links := private.file_link(link);
  own private.artwork;
begin
  perform from public."Form Sub" where id = opened.submission_id for key share;
  select * into own from private.artwork
  where id = file_id and submission_id = opened.submission_id and message_id is not distinct from opened.message_id for update;
  return own;
end
$$;

-- Bytes that a request's visitor, or staff for it, may still store today: three times the size of five files, within `day_bytes`
-- for all requests together.
create function private.quota_left(request uuid, staff boolean, day_bytes bigint) returns bigint
language sql
stable
set search_path = ''
as $$
  select least(
    day_bytes - coalesce(sum(bytes), 0),
    15 * 52428800 - coalesce(sum(bytes) filter (where submission_id = request), 0)
  )
  from private.artwork_usage where day = (now() at time zone 'UTC')::date and by_staff = staff
$$;

-- Counts stored bytes; false if the quota is used up. Calls run one after another, since parallel parts would each see the same
-- free quota.
create function private.use_quota(request uuid, staff boolean, size integer, day_bytes bigint) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(7207);
  if private.quota_left(request, staff, day_bytes) < size then return false; end if;
  insert into private.artwork_usage as taken (day, submission_id, by_staff, bytes)
  values (now() at time zone 'UTC', request, staff, size)
  on conflict (day, submission_id, by_staff) do update set bytes = taken.bytes + size;
  return true;
end
$$;

-- Storage bucket of a hosted project: private and without policies, so only the secret key reads or lists it. The embedded
-- backend keeps files in a folder instead.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit) values ('artwork', 'artwork', false, 4194304)
    on conflict (id) do update set public = false, file_size_limit = 4194304;
  end if;
end
$$;

-- Reading a request's files.

-- The server's verdict: 'ready', 'note', 'stop' or 'help'; null before its check.
create function private.artwork_verdict(findings jsonb) returns text
language sql
immutable
set search_path = ''
as $$
  select case findings ->> 'level' when 'good' then 'ready' when 'note' then 'note' when 'stop' then 'stop' when 'help' then 'help' end
$$;

-- A request and its word-for-word repeats, which staff see as one.
create function private.with_repeats(submission uuid) returns setof uuid
language sql
stable
-- Without this estimate the planner expects a thousand rows and scans all files.
rows 2
set search_path = ''
as $$
  select submission union all select submission_id from private.tickets where repeat_of = submission
$$;

-- A request's files as staff read them. `report` is the check in the visitor's browser: {"level", "findings"}.
--   {"announced", "files": [{"id", "name", "kind", "bytes", "state", "verdict", "purpose", "findings", "report", "mailed", "at"}]}
create function private.artwork_of(submission uuid) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'announced', coalesce((
      select max(announced) from private.links where submission_id in (select private.with_repeats(submission))
    ), 0),
    'files', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', file.id, 'name', file.name, 'kind', file.kind, 'bytes', file.bytes, 'state', file.state,
        'verdict', private.artwork_verdict(file.findings), 'purpose', file.purpose,
        'findings', file.findings -> 'findings', 'report', file.report,
        'mailed', file.mailed_by is not null, 'at', coalesce(file.arrived_at, file.begun_at)
      ) order by file.begun_at, file.id)
      from private.artwork as file
      where file.submission_id in (select private.with_repeats(submission)) and file.message_id is null
    ), '[]')
  )
$$;

-- The two numbers for a row of the list; null if the request has no files.
create function private.artwork_count(submission uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  with own as (select private.with_repeats(submission) as id)
  select case when greatest(announced, files) > 0 then
    jsonb_build_object('announced', greatest(announced, files), 'arrived', arrived) end
  from (
    select coalesce(max(announced), 0) as announced from private.links where submission_id in (select id from own)
  ) as said, (
    select count(*)::integer as files, count(*) filter (where state = 'arrived') as arrived
    from private.artwork where submission_id in (select id from own) and message_id is null
  ) as counted
$$;

-- The files of an answer; "there" counts the bytes that have arrived. Only a proof has the last four, "version" once it is out.
--   [{"id", "name", "kind", "bytes", "state", "there", "proof", "version", "sha256", "approved": {"name", "at"}}]
create function private.files_of(answer uuid) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', file.id, 'name', file.name, 'kind', file.kind, 'bytes', file.bytes, 'state', file.state,
    'there', (select coalesce(sum(bytes), 0) from private.artwork_parts where artwork_id = file.id and arrived),
    'proof', file.proof, 'version', file.version, 'sha256', case when file.proof is not null then file.sha256 end,
    'approved', file.approved || jsonb_build_object('at', file.approved_at)
  ) order by file.begun_at, file.id), '[]')
  from private.artwork as file where file.message_id = answer
$$;

-- Whether every file of an answer has arrived.
create function private.is_whole(answer private.messages) returns boolean
language sql
stable
set search_path = ''
as $$
  select not exists (select from private.artwork where message_id = answer.id and state = 'begun')
$$;

-- The steps of an order from its acceptance to delivery. update_tickets sets them; so do sending and approving a proof.

-- 0 before the first step.
create function private.step_place(step text) returns integer
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_position('{proof,approved,production,shipped,delivered}', step), 0)
$$;

-- The step at which an order begins: that of the newest proof since `since`; null if none is out.
create function private.proof_step(request uuid, since timestamptz default '-infinity') returns text
language sql
stable
set search_path = ''
as $$
  select case when file.approved is null then 'proof' else 'approved' end
  from private.artwork as file join private.messages as answer on answer.id = file.message_id
  where file.submission_id = request and file.version is not null and answer.at >= since
  order by file.version desc limit 1
$$;

-- Whether an accepted addition waits for its proof: none since its quote is approved, and no colleague has set a step since.
create function private.addition_lacks_proof(request uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.quotes as addition join private.messages as answer on answer.id = addition.message_id
    where addition.submission_id = request and addition.relation = 'addition' and addition.accepted_at is not null
      and private.proof_step(request, answer.at) is distinct from 'approved'
      and not exists (
        select from private.ticket_history as entry
        where entry.submission_id = request and entry.change = 'step' and entry.by_name <> '' and entry.at > addition.accepted_at
      )
  )
$$;

-- Up to twenty parcels as typed, without empty ones: [{"carrier", "number", "link"}]. Null for anything but an array.
create function private.parcels_in(typed jsonb) returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case when jsonb_typeof(typed) = 'array' then (
    select coalesce(jsonb_agg(parcel order by place), '[]')
    from jsonb_array_elements(jsonb_path_query_array(typed, '$[0 to 19]')) with ordinality as entry (value, place),
      jsonb_build_object(
        'carrier', left(btrim(coalesce(value ->> 'carrier', '')), 40),
        'number', left(btrim(coalesce(value ->> 'number', '')), 60), 'link', left(btrim(coalesce(value ->> 'link', '')), 300)
      ) as parcel
    where parcel <> '{"carrier": "", "number": "", "link": ""}'
  ) end
$$;

-- An order, as its page and its ticket show it: {"step", "times": {step: instant}, "parcels", "moves"}. A step's time is when it
-- was first reached since an earlier one was set; a step that was passed over has none.
create function private.order_of(ticket private.tickets) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  with entry as (
    select id, at, value as step, private.step_place(value) as place from private.ticket_history
    where submission_id = ticket.submission_id and change = 'step'
  )
  select jsonb_build_object('step', ticket.order_step, 'parcels', ticket.parcels, 'moves', ticket.moves, 'times', (
    select coalesce(jsonb_object_agg(step, at), '{}') from (
      select step, min(at) as at from entry
      where place between 1 and private.step_place(ticket.order_step) and id > all (
        select earlier.id from entry as earlier where earlier.place < entry.place
      )
      group by step
    ) as reached
  ))
$$;

-- Whether the visitor was mailed about the last step. After that an undo needs a note.
create function private.is_step_mailed(request uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.outbox where submission_id = request and kind = 'step' and state in ('sending', 'sent') and about = (
      select max(id)::text from private.ticket_history where submission_id = request and change = 'step'
    )
  )
$$;

-- Queues the mail about a ticket's step, unless the step was undone or goes back. The mail waits ten seconds; an undo or the
-- next step takes it back. Callers hold the ticket.
create function private.mail_step(request uuid, before text, undone boolean) returns void
language plpgsql
set search_path = ''
as $$
declare
  entry constant text := (
    select max(id)::text from private.ticket_history where submission_id = request and change = 'step'
  );
begin
  delete from private.outbox where submission_id = request and kind = 'step' and state = 'waiting';
  if undone or private.step_place(before) >= (
    select private.step_place(order_step) from private.tickets where submission_id = request
  ) then
    return;
  end if;
  perform private.enqueue_email(request, 'visitor', 'step', entry);
  update private.outbox set next_attempt_at = now() + interval '10 seconds'
  where submission_id = request and kind = 'step' and about = entry;
end
$$;

-- Where a request came from, in ids from the site's own lists: nothing personal. Erased with the request.
create table private.sources (
  submission_id uuid primary key references public."Form Sub" (id) on delete cascade,
  -- The page's path, and the form on it or the button that opened it.
  page text not null check (length(page) <= 100),
  opener text not null check (length(opener) <= 100),
  product text not null check (length(product) <= 200),
  -- A campaign of content/campaigns.yaml, 'other', or ''.
  campaign text not null check (length(campaign) <= 60),
  -- The linking host; '' if unknown.
  host text not null check (length(host) <= 100)
);
-- For the list's filters.
create index sources_campaign on private.sources (campaign) where campaign <> '';
create index sources_page on private.sources (page);
alter table private.sources enable row level security;

-- Where a request came from: {"page", "opener", "product", "campaign", "host"}; null if it was not recorded.
create function private.source_of(submission uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(source) - 'submission_id' from private.sources as source where source.submission_id = submission
$$;

-- Visits by their first page: daily counts by kind and nothing else.
create table private.entries (
  day date not null,
  page text not null check (length(page) <= 100),
  -- The linking host; '' if unknown.
  host text not null check (length(host) <= 100),
  -- A campaign of content/campaigns.yaml, 'other', or ''.
  campaign text not null check (length(campaign) <= 60),
  count integer not null check (count > 0),
  primary key (day, page, host, campaign)
);
-- Recent batches, so that a retried batch counts once.
create table private.entry_batches (
  id uuid primary key,
  at timestamptz not null default now()
);
create index entry_batches_at on private.entry_batches (at);
alter table private.entries enable row level security;
alter table private.entry_batches enable row level security;

-- Adds the counts of one site instance; a batch counts once. Anybody may call it, so rows are bounded: from 1,000 kinds a day on,
-- new ones lose their host, from 2,000 on everything but their number.
--   [{"day", "page", "host", "campaign", "count"}]
create function public.count_entries(batch uuid, counted jsonb) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  one record;
  kinds integer;
  counted_day date;
  is_new boolean;
begin
  -- One call at a time: two that write the same kinds in different order would deadlock.
  perform pg_catalog.pg_advisory_xact_lock(7206);
  insert into private.entry_batches (id) values (batch) on conflict do nothing;
  if not found then return; end if;
  delete from private.entry_batches where at < now() - interval '3 days';

  for one in
    select
      (entry ->> 'day')::date as day, left(entry ->> 'page', 100) as page, left(entry ->> 'host', 100) as host,
      left(entry ->> 'campaign', 60) as campaign, sum(least((entry ->> 'count')::integer, 1000000))::integer as count
    from (select entry from jsonb_array_elements(counted) as entry limit 2000) as listed
    where (entry ->> 'count')::integer > 0
      and (entry ->> 'day')::date between current_date - 40 and current_date + 1
    group by 1, 2, 3, 4 order by 1
  loop
    update private.entries as known set count = least(known.count::bigint + one.count, 2000000000)
    where known.day = one.day and known.page = one.page and known.host = one.host and known.campaign = one.campaign;
    continue when found;
    if counted_day is distinct from one.day then
      counted_day := one.day;
      kinds := (select count(*) from private.entries where day = one.day);
    end if;
    insert into private.entries as known (day, page, host, campaign, count)
    values (
      one.day,
      case when kinds < 2000 then one.page else 'other' end,
      case when kinds < 1000 then one.host else 'other' end,
      case when kinds < 2000 then one.campaign else 'other' end,
      one.count
    )
    on conflict (day, page, host, campaign) do update
      set count = least(known.count::bigint + excluded.count, 2000000000)
    returning xmax = 0 into is_new;
    kinds := kinds + is_new::integer;
  end loop;
end
$$;
grant execute on function public.count_entries(uuid, jsonb) to anon;

-- A search as a condition on `ticket`: tickets that match its words, or are owned by the person it names; near matches if there
-- are none. row_condition tests one ticket, index_query returns the ids of all matches. Null without a search.
create function private.search_condition(search text, out row_condition text, out index_query text)
language plpgsql
stable
set search_path = ''
as $$
declare
  meant tsquery;
  near tsquery;
  owners uuid[];
  fits text;
  found_any boolean;
begin
  if coalesce(btrim(search), '') = '' then return; end if;
  meant := private.search_query(search);
  fits := format('words @@ %L::tsquery', meant);
  owners := array(
    select user_id from public.staff where array_to_tsvector(private.search_words(name)) @@ meant
  );
  near := private.near_query(search);
  if near is not null and owners = '{}' then
    -- Common words almost always occur in the newest tickets, so only rare words use the GIN index. The query is inlined as a
    -- literal, because the planner scans the table for a parameter that it cannot estimate.
    found_any := exists (
      select from (select submission_id from private.tickets order by created_at desc, submission_id desc limit 1000) as newest
      where (select words @@ meant from private.search_index as said where said.submission_id = newest.submission_id)
    );
    if not found_any then
      execute format('with found as materialized (select from private.search_index where %s) select exists (select from found)', fits)
      into found_any;
    end if;
    if not found_any then fits := format('fuzzy_keys @@ %L::tsquery', near); end if;
  end if;
  row_condition := format('(select %s from private.search_index as said where said.submission_id = ticket.submission_id)', fits);
  index_query := format('select submission_id from private.search_index where %s', fits);
  if owners <> '{}' then
    row_condition := format('(ticket.owner = any (%L::uuid[]) or %s)', owners, row_condition);
    index_query := format('%s union all select submission_id from private.tickets where owner = any (%L::uuid[])', index_query, owners);
  end if;
end
$$;

-- A filter without its search, as a condition on `ticket`. All keys are optional texts: kind, eventType, status (or 'open'),
-- owner (a user_id or 'nobody'; ignored unless staff), campaign and page (private.sources), spam ('only', 'without'), from and to
-- (days in `zone`, inclusive), ids (comma-separated).
-- `||` with null is null, and concat_ws skips nulls.
create function private.ticket_condition(filter jsonb) returns text
language sql
stable
set search_path = ''
as $$
  select concat_ws(' and ', 'true',
    'ticket.submission_id = any (' || quote_literal('{' || (filter ->> 'ids') || '}') || '::uuid[])',
    'ticket.kind = ' || quote_literal(filter ->> 'kind'),
    'ticket.event_type = ' || quote_literal(filter ->> 'eventType'),
    case filter ->> 'status'
      when 'open' then 'private.is_open(ticket.status)'
      else 'ticket.status = ' || quote_literal(filter ->> 'status')
    end,
    case filter ->> 'owner'
      when 'nobody' then 'ticket.owner is null'
      else (select format('ticket.owner = %L', user_id) from public.staff where user_id::text = filter ->> 'owner')
    end,
    'ticket.created_at >= ' || quote_literal((filter ->> 'from')::timestamp at time zone (filter ->> 'zone')),
    'ticket.created_at < ' || quote_literal(((filter ->> 'to')::date + 1)::timestamp at time zone (filter ->> 'zone')),
    'ticket.submission_id in (select submission_id from private.sources where campaign = ' || quote_literal(filter ->> 'campaign') || ')',
    'ticket.submission_id in (select submission_id from private.sources where page = ' || quote_literal(filter ->> 'page') || ')',
    case filter ->> 'spam' when 'only' then 'ticket.spam' when 'without' then 'not ticket.spam' end
  )
$$;

-- The tickets that a search finds: by the index, or for common words among the newest of the filter's days, because the index
-- would gather every match before the first is shown. reach: how many of the newest were searched; 0 for all.
create function private.searched_tickets(filter jsonb, out tickets text, out reach integer)
language plpgsql
stable
set search_path = ''
as $$
declare
  search constant record := private.search_condition(filter ->> 'search');
  days constant text := private.ticket_condition(
    jsonb_build_object('zone', filter -> 'zone', 'from', filter -> 'from', 'to', filter -> 'to')
  );
  newest constant text := format(
    '(select * from private.tickets as ticket where %s order by created_at desc, submission_id desc limit %%s)', days
  );
  many boolean;
begin
  tickets := 'private.tickets';
  reach := 0;
  if search.row_condition is null then return; end if;
  execute format(
    'select count(*) > 10 from (select from %s as ticket where %s limit 11) as found', format(newest, 1000), search.row_condition
  ) into many;
  if many then
    reach := 5000;
    tickets := format('(select * from %s as ticket where %s)', format(newest, reach), search.row_condition);
  else
    -- An array, because the planner overestimates the matches and would scan all tickets.
    tickets := format(
      '(select * from private.tickets where submission_id = any (array(%s)) offset 0)', search.index_query
    );
  end if;
end
$$;

-- Whether everybody may read the list. Only the local seed says so.
create function public.submissions_open_to_everyone() returns boolean
  language sql immutable set search_path = '' as 'select false';

create function private.may_read_submissions() returns boolean
  language sql stable set search_path = ''
  as 'select public.is_staff() or current_setting(''role'') = ''anon'' and public.submissions_open_to_everyone()';

-- One page of requests, newest first; with an order in the filter, a page of a desk view.
-- key_at, key_id: the request next to the page, on the side that the page comes from; null for the first page. backwards: the
-- page before that request instead of the one after.
-- security definer: row level security would keep the search index from being used (its operator is not leakproof). The first
-- line checks access, as the policies do.
create function public.list_submissions(
  filter jsonb default '{}',
  key_at timestamptz default null,
  key_id uuid default null,
  backwards boolean default false,
  page_size integer default 25
) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- Instants are returned in UTC, and come back as keys.
set timezone = 'UTC'
as $$
declare
  walk constant text := case when backwards then 'asc' else 'desc' end;
  page jsonb;
begin
  if not private.may_read_submissions() then return '[]'; end if;

  execute format(
    $list$
      with page as (
        select ticket::private.tickets as ticket from %4$s as ticket
        where %1$s and %2$s
        order by ticket.created_at %3$s, ticket.submission_id %3$s
        limit least($3, 500)
      )
      select coalesce(jsonb_agg(
        private.ticket_json(ticket) order by (ticket).created_at desc, (ticket).submission_id desc
      ), '[]')
      from page
    $list$,
    case when filter ? 'order' then private.view_condition(filter) else private.ticket_condition(filter) end,
    case when key_id is null then 'true'
      else format('(ticket.created_at, ticket.submission_id) %s ($1, $2)', case walk when 'asc' then '>' else '<' end)
    end,
    walk,
    (private.searched_tickets(filter)).tickets
  ) into page using key_at, key_id, page_size;
  return page;
end
$$;

-- How many of the newest tickets a search of common words covers; 0 for all.
create function public.search_reach(filter jsonb) returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  bounded constant integer := (private.searched_tickets(filter)).reach;
  reaches_all boolean;
begin
  if bounded = 0 or not private.may_read_submissions() then return 0; end if;

  execute format(
    'select count(*) <= $1 from (select from private.tickets as ticket where %s limit $1 + 1) as counted',
    private.ticket_condition(filter - 'spam' - 'kind' - 'eventType' - 'status' - 'owner' - 'ids')
  ) into reaches_all using bounded;
  return case when reaches_all then 0 else bounded end;
end
$$;

grant execute on function
  public.search_reach(jsonb), public.list_submissions(jsonb, timestamptz, uuid, boolean, integer)
  to authenticated;

-- Exports and erasures, for managers: numbers and ids, nothing that anybody typed.
create table private.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- The name at the time; null without an account: a command, the schedule, or the open list of a local preview.
  by_name text,
  -- Exports: requests, the report, quotes, one file (taken), all of one person. Erasures: a person, spam, old requests.
  what text not null check (what in ('requests', 'report', 'quotes', 'taken', 'person', 'erased', 'spam', 'purged')),
  count integer not null,
  -- The requests; empty for an export of the list.
  ids uuid[] not null default '{}'
);
alter table private.audit_log enable row level security;

-- Logs an export or erasure of at least one request.
create function private.log_audit_event(what text, count integer, ids uuid[] default '{}') returns void
language sql
set search_path = ''
as $$
  insert into private.audit_log (by_name, what, count, ids)
  select (
    select name from public.staff where user_id = auth.uid()
    union all select name from public.marketers where user_id = auth.uid()
    limit 1
  ), what, count, ids
  where count > 0 or what in ('requests', 'quotes')
$$;

-- Raises 42501 unless the caller is a manager.
create function private.require_manager() returns void
language plpgsql
stable
set search_path = ''
as $$
begin
  if not private.is_manager() then
    raise exception using errcode = 'insufficient_privilege', message = 'Only managers may do this.';
  end if;
end
$$;

-- The log, newest first, 50 entries before `before`. The text has the number of requests and the first five references. [] unless
-- called by a manager.
--   [{"number", "at", "by", "kind", "text"}]
create function public.read_audit_log(before bigint default null) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set timezone = 'UTC'
as $$
begin
  if not private.is_manager() then return '[]'; end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'number', line.id, 'at', line.at, 'by', line.by_name, 'kind', line.what, 'text', (
        select concat_ws(': ', line.count, string_agg(private.reference(one), ', '))
          || case when cardinality(line.ids) > 5 then ', …' else '' end
        from unnest(line.ids[1:5]) as one
      )
    ) order by line.id desc), '[]')
    from (select * from private.audit_log where before is null or id < before order by id desc limit 50) as line
  );
end
$$;

-- Exports requests in batches, filtered as in list_submissions: the first batch without a key, else the one after it. Logged,
-- unless it continues the caller's export of the last ten minutes. Raises 42501 unless called by a manager, or the list is open
-- to everybody.
create function public.export_submissions(
  filter jsonb default '{}', key_at timestamptz default null, key_id uuid default null, page_size integer default 250
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  listed integer;
begin
  if public.is_staff() or not private.may_read_submissions() then perform private.require_manager(); end if;
  if key_id is null or not exists (
    select from private.audit_log
    where what = 'requests' and at > now() - interval '10 minutes'
      and by_name is not distinct from (select name from public.staff where user_id = auth.uid())
  ) then
    execute format(
      'select count(*) from %s as ticket where %s', (private.searched_tickets(filter)).tickets,
      case when filter ? 'order' then private.view_condition(filter) else private.ticket_condition(filter) end
    ) into listed;
    perform private.log_audit_event('requests', listed);
  end if;
  return public.list_submissions(filter, key_at, key_id, page_size => page_size);
end
$$;

-- Exports all quotes except those of flagged requests, newest first, and logs it. Raises 42501 unless called by a manager.
--   [{"reference", "number", "sent", "until", "state", "total", "currency", "quantity", "accepted"}]
create function public.export_quotes() returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  listed jsonb;
begin
  perform private.require_manager();
  select coalesce(jsonb_agg(jsonb_build_object(
    'reference', private.reference((one).submission_id), 'number', (one).number, 'sent', message.at,
    'until', (one).quote ->> 'until', 'state', known.state, 'total', known.worth::text, 'currency', known.currency,
    'quantity', coalesce(
      ((one).quote -> 'columns' ->> coalesce((one).accepted ->> 'choice', (one).quote ->> 'asked', '0')::integer)::bigint,
      (select sum((line ->> 'quantity')::bigint) from jsonb_array_elements((one).quote -> 'lines') as line)
    ),
    'accepted', (one).accepted || jsonb_build_object('at', (one).accepted_at)
  ) order by message.at desc, (one).submission_id, (one).number), '[]') into listed
  from private.quotes_in(array(select distinct submission_id from private.quotes)) as known
  join private.messages as message on message.id = (one).message_id
  join private.tickets as ticket on ticket.submission_id = (one).submission_id and not ticket.spam;
  perform private.log_audit_event('quotes', jsonb_array_length(listed));
  return listed;
end
$$;

-- Logs a downloaded report. Raises 42501 for callers who may not read it.
create function public.log_report() returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.may_read_numbers() then
    raise exception using errcode = 'insufficient_privilege', message = 'Only staff and marketers may do this.';
  end if;
  perform private.log_audit_event('report', 1);
end
$$;

grant execute on function
  public.read_audit_log(bigint), public.export_submissions(jsonb, timestamptz, uuid, integer), public.export_quotes(), public.log_report()
  to authenticated;

-- Colleagues' open tickets; a row expires after a minute. No foreign key, so that polling waits for nobody.
create unlogged table private.readers (
  submission_id uuid not null,
  staff_id uuid not null,
  name text not null,
  at timestamptz not null default now(),
  primary key (submission_id, staff_id)
);
alter table private.readers enable row level security;

-- Records that the caller has a ticket open; null for none.
create function private.record_reader(submission uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Skipping locked rows keeps two deletions from waiting on each other.
  delete from private.readers where ctid = any (array(
    select ctid from private.readers where at < now() - interval '1 minute' for update skip locked
  ));
  insert into private.readers (submission_id, staff_id, name)
  select submission, auth.uid(), private.require_staff() where submission is not null
  on conflict (submission_id, staff_id) do update set at = now();
end
$$;

-- An open desk calls this every ten seconds. Also records which ticket the caller reads, and sends due answers.
--   {"fresh", "written", "count", "numbers", "rows", "ticket"}
-- "fresh": tickets that the view has gained since `since`. "written": ids (up to 100) whose visitors have written or accepted
-- since then and since anybody opened them; in an owner's views only theirs. "count": the view's size. "numbers": desk_numbers.
-- "rows", "ticket": as stored now.
create function public.poll_desk(filter jsonb, since timestamptz, ids text, reference text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  zone constant text := filter ->> 'zone';
  view constant text := coalesce(filter ->> 'view', 'unanswered');
  numbers jsonb;
begin
  if not public.is_staff() then return '[]'; end if;
  perform public.send_due_answers();
  perform private.record_reader(private.request_by_reference(reference));
  numbers := public.desk_numbers(zone);
  return jsonb_build_object(
    'fresh', public.count_tickets(filter, since => since),
    'written', (
      select coalesce(jsonb_agg(id), '[]') from (
        select ticket.submission_id as id
        from private.ticket_history as entry join private.tickets as ticket using (submission_id)
        where entry.change in ('reply', 'accepted') and entry.by_name = '' and entry.at > since
          and entry.at > coalesce(ticket.opened_at, '-infinity') and (view <> 'mine' or ticket.owner = auth.uid()) and (view <> 'nobody' or ticket.owner is null)
        group by 1 limit 100
      ) as deeds
    ),
    -- Without a filter, the view's count is already there.
    'count', case when filter - array['view', 'zone', 'order', 'ticket', 'after', 'before', 'at'] = '{}'
      then numbers -> 'counts' -> view else to_jsonb(public.count_tickets(filter)) end,
    'numbers', numbers,
    'rows', case when ids = '' then '[]' else
      public.list_tickets(jsonb_build_object('ids', ids, 'zone', zone), page_size => 500) end,
    'ticket', public.read_ticket(reference)
  );
end
$$;

grant execute on function public.poll_desk(jsonb, timestamptz, text, text) to authenticated;

-- Events on a ticket that are not in `shown`: a message by its id, a quote's outcome as "accepted:2". kind: 'message',
-- 'accepted', 'withdrawn', 'cancelled' or 'lost'. by: the colleague, null for the visitor. For an answer about to leave
-- (`own`), messages sent after it do not count: their writer was asked about this answer.
create function private.unseen(request uuid, shown text[], own private.messages default null)
returns table (id text, kind text, number integer, by text, by_staff uuid, at timestamptz)
language sql
stable
set search_path = ''
as $$
  select * from (
    select message.id::text, 'message', null::integer, by_name, message.by_staff, message.at from private.messages as message
    where submission_id = request and message.id is distinct from own.id
      and (state = 'sent' or state = 'going' and (own.id is null or message.at < own.at))
    union all
    select concat(kind, ':', number), kind, number, case kind when 'accepted' then accepted ->> 'by' end, null, happened
    from private.quotes, lateral (values
      ('accepted', accepted_at), ('withdrawn', withdrawn_at), ('cancelled', cancelled_at)
    ) as became (kind, happened)
    where submission_id = request and happened is not null
    union all
    -- The deal was lost while a quote was being written.
    (
      select concat('lost:', entry.id), 'lost', null, entry.by_name, null, entry.at
      from private.ticket_history as entry join private.tickets as ticket using (submission_id)
      where submission_id = request and change = 'status' and value = 'lost' and ticket.status = 'lost'
      order by entry.id desc limit 1
    )
  ) as event (id, kind, number, by, by_staff, at)
  where event.id <> all (coalesce(shown, '{}'))
$$;

-- A writer's own draft: {"body", "quote", "at", "shown", "held", "files": private.files_of}; null if none.
create function private.draft_of(own private.messages) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select case when own.id is not null then jsonb_build_object(
    'body', own.body, 'quote', own.quote, 'at', own.at, 'shown', own.shown, 'held', own.held_at,
    'files', private.files_of(own.id)
  ) end
$$;

-- A conversation as staff read it: the newest 100 messages, and in "older" the number of earlier ones.
--   {"messages": [{"sender", "id", "by", "mine", "at", "body", "state", "out_at", "seen_at", "quote", "files",
--    "pins"}], "older",
--    "events": [{"id", "kind", "number", "by", "mine", "at"}], "quotes", "draft", "writing", "reading", "mailed"}
-- "events" has all of private.unseen, "quotes" is private.quotes_of, "draft" the reader's own. "writing" lists colleagues who
-- wrote in the last minute, "reading" those who have it open. "mailed": whether there is a mail service. An answer that has not
-- left has "quote": 0 if it brings one.
create function private.conversation(submission uuid) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'messages', coalesce(jsonb_agg(jsonb_build_object(
      'sender', message.sender,
      'id', message.id, 'by', message.by_name, 'mine', coalesce(message.by_staff = auth.uid(), false), 'at', message.at,
      'body', message.body, 'state', message.state, 'out_at', message.out_at, 'seen_at', message.seen_at,
      'files', private.files_of(message.id), 'pins', message.pins,
      'quote', coalesce(
        (select number from private.quotes where message_id = message.id), case when message.quote is not null then 0 end
      )
    ) order by message.at, message.id) filter (where message.state <> 'draft' and place <= 100), '[]'),
    'older', count(*) filter (where message.state <> 'draft' and place > 100),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'kind', kind, 'number', number, 'by', by, 'mine', coalesce(by_staff = auth.uid(), false), 'at', at
      ) order by at), '[]') from private.unseen(submission, '{}')
    ),
    'draft', (jsonb_agg(private.draft_of(message))
      filter (where message.state = 'draft' and message.by_staff = auth.uid())) -> 0,
    'writing', coalesce(jsonb_agg(message.by_name order by message.by_name) filter (
      where message.state = 'draft' and message.by_staff <> auth.uid() and message.at > now() - interval '60 seconds'
    ), '[]'),
    'reading', (
      select coalesce(jsonb_agg(reader.name order by reader.name), '[]') from private.readers as reader
      where reader.submission_id = submission and staff_id <> auth.uid() and reader.at > now() - interval '30 seconds'
        and not exists (
          select from private.messages as draft
          where draft.submission_id = submission and by_staff = reader.staff_id
            and state = 'draft' and draft.at > now() - interval '60 seconds'
        )
    ),
    'quotes', private.quotes_of(submission),
    'mailed', private.has_mail_service()
  )
  from private.messages as message join (
    select id, row_number() over (partition by state = 'draft' order by at desc, id desc) as place
    from private.messages where submission_id = submission
  ) as ranked on ranked.id = message.id
$$;

-- A ticket with everything that staff read of it.
create function private.ticket_json(ticket private.tickets) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'id', ticket.submission_id, 'created_at', ticket.created_at, 'form_data', stored.form_data,
    'kind', ticket.kind, 'spam', ticket.spam, 'status', ticket.status,
    'owner', ticket.owner, 'owner_name', (select name from public.staff where user_id = ticket.owner),
    'event_date', ticket.event_date, 'facts', asked.facts,
    'due_at', ticket.due_at, 'remind_at', ticket.remind_at, 'owed', ticket.owed,
    'answered_at', ticket.answered_at, 'changed_at', ticket.changed_at,
    'read_at', ticket.read_at, 'read_by', ticket.read_by, 'replied_due', ticket.replied_due,
    'deal', deal.state, 'value', deal.value::text, 'currency', deal.currency,
    'order', case when deal.state in ('ordered', 'more') then private.order_of(ticket) end,
    'source', private.source_of(ticket.submission_id),
    'artwork', private.artwork_of(ticket.submission_id),
    -- Without a mail service, a waiting mail is not on its way.
    'mail', case
      when mail.state <> 'waiting' or private.has_mail_service() then mail.state
    end,
    -- Times of mails to the visitor that could not be delivered.
    'unmailed', (
      select coalesce(jsonb_agg(owed.created_at order by owed.created_at), '[]') from private.outbox as owed
      where owed.submission_id = ticket.submission_id and owed.recipient = 'visitor' and owed.state = 'failed'
    ),
    -- Times of mails that the mail service has not taken for an hour.
    'delayed', (
      select coalesce(jsonb_agg(owed.created_at order by owed.created_at), '[]') from private.outbox as owed
      where owed.submission_id = ticket.submission_id and owed.recipient = 'visitor' and owed.state in ('waiting', 'sending')
        and owed.attempts > 0 and owed.created_at < now() - interval '1 hour'
    ),
    'sent', (
      select coalesce(jsonb_agg(again.created_at order by again.created_at), '[]')
      from private.tickets as again where again.repeat_of = ticket.submission_id
    ),
    'history', (
      select coalesce(jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object(
          'at', entry.at, 'by', entry.by_name, 'change', entry.change, 'value', entry.value,
          -- `by` is '' for what the visitor did, whatever name they signed with.
          'signed', case when entry.change = 'accepted' then (
            select accepted ->> 'name' from private.quotes
            where submission_id = ticket.submission_id and number = entry.value::integer
          ) end
        )) order by entry.id
      ), '[]')
      from private.ticket_history as entry where entry.submission_id = ticket.submission_id
    )
  ) || private.conversation(ticket.submission_id)
  from public."Form Sub" as stored
  left join private.facts as asked on asked.submission_id = stored.id
  left join private.outbox as mail on mail.submission_id = stored.id and mail.recipient = 'sales' and mail.kind = 'request'
  cross join private.deal_of(ticket) as deal
  where stored.id = ticket.submission_id
$$;

-- Responses to bulk updates by user and key, so a retry returns the first response instead of applying the change again. Kept for
-- a day.
create table private.bulk_answers (
  asked_by uuid not null,
  key uuid not null,
  at timestamptz not null default now(),
  answer jsonb,
  primary key (asked_by, key)
);
create index bulk_answers_at on private.bulk_answers (at);
alter table private.bulk_answers enable row level security;

-- Changes tickets and logs who did it. `changes` has only what is to differ; `shown` the values the caller saw.
--   [{"id", "changes": {"status": "lost", "reason": "price", "owner": "me", "note": "Called."}, "shown": {"status": "quoted"}, "key"}]
-- changes:
--   status
--   reason           of a lost ticket: an id, or ''
--   value, currency  of a ticket won without a quote
--   owner            a user_id, 'me', or '' for nobody
--   spam             true or false
--   remind           an instant, '' for never
--   replied          an instant, '' if no answer is owed
--   note             added, never replaced; with a `key` that is stored already it is not stored again
--   step             of an order, '' for none; a step back needs a note
--   parcels          see private.parcels_in
--   ends             the caller knows that the status withdraws an open quote or cancels an order
--   undo             restores what the last change of status ended
-- The response has the values from before, for an undo; `remind`, `replied` and `step` only if this call has changed them.
--   [{"id", "state", "status", "owner", "spam", "remind", "replied", "step", "met": {"change", "by", "at"}}]
-- state, of which only "saved" stores anything:
--   saved
--   unchanged        nothing differs
--   gone             the request was erased
--   noOwner          the new owner is not on the staff
--   ends             it would end a quote or an order, and the caller does not know
--   quoted           a quote is open: record_acceptance wins it
--   noOrder          a step without an order
--   unapproved       printed before its approval, and no note says why
--   back             a step back, and no note says why; also an undo, once the step is mailed
--   conflict         somebody has changed it since it was shown: `met`
-- A ticket shown with an owner who has since left counts as unowned. A repeated bulk_key returns the first response.
create function public.update_tickets(work jsonb, bulk_key uuid default null) returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  worker constant text := private.require_staff();
  entries constant jsonb := jsonb_path_query_array(work, '$[0 to 499]');
  ids constant uuid[] := array(select (entry ->> 'id')::uuid from jsonb_array_elements(entries) as entry);
  answers jsonb;
begin
  if bulk_key is not null then
    -- Waits for a concurrent call with the same key, before locking anything else.
    insert into private.bulk_answers (asked_by, key) values (auth.uid(), bulk_key) on conflict do nothing;
    if not found then
      return (select known.answer from private.bulk_answers as known where asked_by = auth.uid() and key = bulk_key);
    end if;
  end if;
  -- The one order of locks, for everything that works on several tickets: staff, requests by id, tickets by id. Any other order
  -- can deadlock.
  perform from public.staff
  where user_id::text in (select entry -> 'changes' ->> 'owner' from jsonb_array_elements(entries) as entry)
  order by user_id for key share;
  perform from public."Form Sub" where id = any (ids) order by id for key share;
  perform from private.tickets where submission_id = any (ids) order by submission_id for update;

  with asked as (
    select distinct on (id) (entry ->> 'id')::uuid as id, entry -> 'changes' as changes, (entry ->> 'key')::uuid as key,
      case when exists (select from public.staff where user_id::text = entry -> 'shown' ->> 'owner') or entry -> 'shown' ->> 'owner' is null
        then coalesce(entry -> 'shown', '{}')
        else (entry -> 'shown') || '{"owner": ""}'
      end as shown,
      nullif(trim(entry -> 'changes' ->> 'note'), '') as note
    from jsonb_array_elements(entries) as entry order by id
  ), wanted as (
    select asked.*, old,
      coalesce(changes ->> 'status', old.status) as status,
      coalesce((changes ->> 'spam')::boolean, old.spam) as spam,
      case
        when changes ->> 'owner' = 'me' then auth.uid()
        when changes ? 'owner' then nullif(changes ->> 'owner', '')::uuid
        else old.owner
      end as owner,
      case
        when changes ? 'remind' then nullif(changes ->> 'remind', '')::timestamptz
        -- The reminder's day has come, and somebody worked on the ticket.
        when changes ->> 'status' <> old.status and (old.remind_at <= now() or not private.is_open(changes ->> 'status')) then null
        else old.remind_at
      end as remind_at,
      case
        when changes ? 'replied' then nullif(changes ->> 'replied', '')::timestamptz
        -- A status set by hand means that somebody has answered in another way.
        when changes ->> 'status' <> all (array['new', old.status]) then null
        else old.replied_due
      end as replied_due,
      case
        when coalesce(changes ->> 'status', old.status) = 'lost' then nullif(coalesce(changes ->> 'reason', old.lost_reason), '')
      end as lost_reason,
      case
        when changes ? 'value' then private.typed_money(changes -> 'value')
        when changes ->> 'status' = 'won' and old.status <> 'won' and not changes ? 'undo' then null
        else old.won_value
      end as won_value,
      case
        when changes ? 'step' then nullif(changes ->> 'step', '')
        when changes ->> 'status' = 'won' and old.status <> 'won' and not changes ? 'undo' then private.proof_step(id)
        else old.order_step
      end as order_step,
      case
        when changes ->> 'status' = 'won' and old.status <> 'won' and not changes ? 'undo' then '[]'
        else coalesce(private.parcels_in(changes -> 'parcels'), old.parcels)
      end as parcels,
      deal.state in ('ordered', 'more') as ordered,
      -- Whether the status ends a quote or an order.
      case
        when changes ->> 'status' = old.status or changes ? 'undo' then false
        when changes ->> 'status' = 'lost' then deal.open is not null or deal.orders <> '{}'
        else changes ? 'status' and changes ->> 'status' <> 'won' and deal.orders <> '{}'
      end as ends,
      changes ->> 'status' = 'won' and old.status <> 'won' and not changes ? 'undo' and deal.open is not null as quoted
    from asked join private.tickets as old on old.submission_id = asked.id cross join private.deal_of(old) as deal
  ), decided as (
    select wanted.*, met, case
      when exists (select from private.ticket_history as entry where entry.submission_id = wanted.id and entry.key = wanted.key) then 'stored'
      when met is not null then 'conflict'
      when owner is distinct from (old).owner and owner is not null
        and not exists (select from public.staff where user_id = owner) then 'noOwner'
      when note is null
        and row(status, owner, spam, remind_at, replied_due, lost_reason, won_value, order_step, parcels) is not distinct from row(
          (old).status, (old).owner, (old).spam, (old).remind_at, (old).replied_due, (old).lost_reason, (old).won_value,
          (old).order_step, (old).parcels
        ) then 'unchanged'
      when changes ? 'step' and order_step is distinct from (old).order_step and not ordered then 'noOrder'
      when changes ? 'step' and private.step_place(order_step) < private.step_place((old).order_step) and note is null
        and (not changes ? 'undo' or private.is_step_mailed(wanted.id)) then 'back'
      -- Nothing is printed before its proof is approved; an approval by phone or on paper goes into a note.
      when changes ? 'step' and not changes ? 'undo' and note is null
        and private.step_place((old).order_step) < private.step_place('approved')
        and private.step_place(order_step) > private.step_place('approved') then 'unapproved'
      when quoted then 'quoted'
      when ends and not changes ? 'ends' then 'ends'
      else 'saved'
    end as state
    from wanted left join lateral (
      select jsonb_build_object('change', change, 'by', coalesce(last.by_name, ''), 'at', last.at) as met
      from (values
        ('status', '{status}'::text[], (old).status, status),
        ('owner', '{owner, released}', coalesce((old).owner::text, ''), coalesce(owner::text, '')),
        ('spam', '{spam, not spam}', (old).spam::text, spam::text),
        ('step', '{step}', coalesce((old).order_step, ''), coalesce(order_step, '')),
        ('parcels', '{parcels}', (old).parcels::text, parcels::text),
        ('remind', '{reminder}', coalesce(to_jsonb((old).remind_at) #>> '{}', ''), coalesce(to_jsonb(remind_at) #>> '{}', ''))
      ) as value (change, entries, before, after)
      left join lateral (
        select entry.by_name, entry.at from private.ticket_history as entry
        where entry.submission_id = wanted.id and entry.change = any (value.entries)
        order by entry.id desc limit 1
      ) as last on true
      where shown ? change and before <> coalesce(shown ->> change, '') and before <> after
      limit 1
    ) as conflict on true
  ), noted as (
    insert into private.ticket_history (submission_id, by_name, change, value, key)
    select id, worker, entry.change, entry.value, case entry.change when 'note' then key end
    from decided, lateral (values
      (1, status <> (old).status, 'status', status),
      (2, owner is distinct from (old).owner, 'owner', coalesce((select name from public.staff where user_id = owner), '')),
      (3, spam <> (old).spam, case when spam then 'spam' else 'not spam' end, ''),
      (4, remind_at is distinct from (old).remind_at, 'reminder',
        coalesce(to_char(remind_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '')),
      (5, note is not null, 'note', note),
      (6, lost_reason is distinct from (old).lost_reason and lost_reason is not null, 'reason', lost_reason),
      (7, order_step is distinct from (old).order_step, 'step', coalesce(order_step, '')),
      (8, parcels <> (old).parcels, 'parcels', jsonb_array_length(parcels)::text)
    ) as entry (place, happened, change, value)
    where state = 'saved' and happened order by id, place
  ), settled as (
    -- An undo restores what ended at the instant of the last change of status.
    update private.quotes as one
    set withdrawn_at = case when known.state = 'open' then now() end,
      cancelled_at = case when known.state = 'accepted' then now() end
    from decided cross join lateral private.quotes_in(array[decided.id]) as known
    where one.submission_id = decided.id and one.number = (known.one).number and decided.state = 'saved' and (
      ends and known.state in ('open', 'accepted') or changes ? 'undo' and changes ? 'status' and coalesce(one.cancelled_at, one.withdrawn_at) = (
        select max(at) from private.ticket_history as entry where entry.submission_id = decided.id and entry.change = 'status'
      )
    )
    returning one.submission_id, one.number,
      case when one.cancelled_at is not null then 'cancelled' when one.withdrawn_at is not null then 'withdrawn' else 'restored' end as change
  ), settled_lines as (
    insert into private.ticket_history (submission_id, by_name, change, value)
    select submission_id, worker, change, number::text from settled order by number
  ), mailed as (
    update private.outbox as mail
    set state = case when decided.spam then 'held' else 'waiting' end, next_attempt_at = now()
    from decided
    where mail.submission_id = decided.id and decided.state = 'saved' and decided.spam <> (old).spam
      and mail.state = any (case when decided.spam then array['waiting'] else array['held', 'crowded'] end)
  ), worded as (
    -- Notes are searched, too.
    update private.search_index as said set words = said.words || array_to_tsvector(private.search_words(note))
    from decided where said.submission_id = decided.id and decided.state = 'saved' and note is not null
  ), changed as (
    update private.tickets as ticket
    set status = decided.status, owner = decided.owner, spam = decided.spam, remind_at = decided.remind_at,
      replied_due = decided.replied_due, lost_reason = decided.lost_reason, changed_at = now(),
      order_step = decided.order_step, parcels = decided.parcels,
      moves = case
        when decided.status = 'won' and (decided.old).status <> 'won' and not decided.changes ? 'undo' then '[]'
        else ticket.moves
      end,
      won_value = decided.won_value, won_currency = coalesce(decided.changes ->> 'currency', ticket.won_currency),
      answered_at = case when decided.status <> 'new' then coalesce(answered_at, now()) end
    from decided where ticket.submission_id = decided.id and decided.state = 'saved'
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'state', case when state is null then 'gone' when state = 'stored' then 'saved' else state end,
    'status', (old).status, 'owner', (old).owner, 'spam', (old).spam,
    'remind', case when state = 'saved' and remind_at is distinct from (old).remind_at then coalesce(to_jsonb((old).remind_at), '""') end,
    'replied', case when state = 'saved' and replied_due is null then (old).replied_due end,
    'step', case when state = 'saved' and order_step is distinct from (old).order_step then coalesce((old).order_step, '') end,
    'met', met
  )), '[]') into answers
  from asked left join decided using (id);

  perform private.mail_step((entry ->> 'id')::uuid, answer ->> 'step', entry -> 'changes' ? 'undo')
  from jsonb_array_elements(answers) as answer join jsonb_array_elements(entries) as entry on entry ->> 'id' = answer ->> 'id'
  where answer ->> 'step' is not null and entry -> 'changes' ? 'step';

  if bulk_key is not null then
    update private.bulk_answers set answer = answers where asked_by = auth.uid() and key = bulk_key;
    -- Last, and without waiting: whoever holds one of these may be waiting for a lock held here.
    delete from private.bulk_answers where (asked_by, key) in (
      select past.asked_by, past.key from private.bulk_answers as past
      where past.at < now() - interval '1 day' order by past.at limit 500 for update skip locked
    );
  end if;
  return answers;
end
$$;

grant execute on function public.update_tickets(jsonb, uuid) to authenticated;

-- update_tickets for one ticket: its response, and "ticket" as it is then. Raises PT404 if the request is gone, which the REST
-- interface answers with 404.
create function public.update_ticket(ticket_id uuid, changes jsonb, shown jsonb default '{}', note_key uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  answer constant jsonb := public.update_tickets(jsonb_build_array(
    jsonb_build_object('id', ticket_id, 'changes', changes, 'shown', shown, 'key', note_key)
  )) -> 0;
begin
  if answer ->> 'state' = 'gone' then
    raise exception using errcode = 'PT404', message = 'This request is not there any more.';
  end if;
  return answer || jsonb_build_object('ticket', (
    select private.ticket_json(ticket) from private.tickets as ticket where submission_id = ticket_id
  ));
end
$$;

grant execute on function public.update_ticket(uuid, jsonb, jsonb, uuid) to authenticated;

-- A row of the list.
create function private.ticket_row(ticket private.tickets) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'id', ticket.submission_id,
    'name', btrim((stored.form_data ->> 'firstName') || ' ' || (stored.form_data ->> 'lastName')),
    'company', nullif(stored.form_data ->> 'company', ''),
    'kind', ticket.kind, 'event_type', ticket.event_type, 'subject', nullif(stored.form_data ->> 'eventType', ''),
    -- The typed text, else the need or the goods.
    'words', coalesce(nullif(left(regexp_replace(
      coalesce(left(stored.form_data ->> 'details', (asked.facts ->> 'typed')::integer), stored.form_data ->> 'details'),
      '\s+', ' ', 'g'
    ), 160), ''), nullif(left(asked.facts ->> 'need', 160), ''), (
      select left(asked.facts -> 'goods' -> 0 ->> 'product', 60) || coalesce(' + ' || nullif(count - 1, 0), '')
      from jsonb_array_length(asked.facts -> 'goods') as count
    )),
    'event', ticket.event_date, 'rush', asked.facts ->> 'timeline' = 'rush' or null,
    'due', ticket.due_at, 'owed', ticket.owed or null, 'remind', ticket.remind_at,
    'status', ticket.status, 'spam', ticket.spam or null,
    'owner', ticket.owner, 'owner_name', (select name from public.staff where user_id = ticket.owner),
    'artwork', private.artwork_count(ticket.submission_id),
    'deal', deal.state, 'open', deal.open, 'until', deal.until, 'value', deal.value::text, 'currency', deal.currency, 'replied', ticket.replied_due is not null or null,
    'accepted', deal.orders <> '{}' or null, 'step', case when ticket.status = 'won' then ticket.order_step end,
    'going', exists (
      select from private.messages where submission_id = ticket.submission_id and state = 'going'
    ) or null,
    -- The reader's own draft: 'held' if it was about to leave.
    'draft', (
      select case when held_at is null then 'kept' else 'held' end from private.messages
      where submission_id = ticket.submission_id and by_staff = auth.uid() and state = 'draft'
    ),
    'times', (
      select nullif(count(*), 0) + 1 from private.tickets as again where again.repeat_of = ticket.submission_id
    )
  ))
  from public."Form Sub" as stored left join private.facts as asked on asked.submission_id = stored.id
  cross join private.deal_of(ticket) as deal
  where stored.id = ticket.submission_id
$$;

-- The desk's views, their orders, and what each holds.

-- The tickets of a view, as a condition on `ticket`; null for 'any', which is no view. Flagged requests are only in the view of
-- flagged ones.
create function private.in_view(view text, zone text) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  today constant date := (now() at time zone zone)::date;
  awake constant text := '(ticket.remind_at is null or ticket.remind_at <= now() or ticket.replied_due is not null)';
begin
  return case view
    when 'any' then null
    when 'mine' then 'ticket.owed and ' || awake || ' and ticket.owner = ' || quote_nullable(auth.uid()::text) || '::uuid'
    when 'nobody' then 'ticket.owed and ' || awake || ' and ticket.owner is null'
    when 'soon' then format(
      'not ticket.spam and private.is_open(ticket.status) and %s and ticket.event_date between %L and %L',
      awake, today, today + 7
    )
    when 'waiting' then 'not ticket.spam and ticket.remind_at > now() and ticket.replied_due is null'
    -- The caller's tickets and unowned ones: otherwise those of somebody who left would be in no view. Expired quotes stay two
    -- weeks.
    when 'quotes' then format(
      'not ticket.spam and coalesce(ticket.owner = %1$L, true) and ticket.submission_id = any (array(
        select submission_id from private.quotes where ends_at > now() - interval ''14 days'' and withdrawn_at is null and accepted_at is null
      )) and (private.deal_of(ticket)).until > now() - interval ''14 days''', auth.uid()
    )
    -- An order without a step stays until its event, and at least two months after its last change. What was added to an
    -- order that is being made needs a proof, too.
    when 'proof' then format(
      'not ticket.spam and ticket.status = ''won'' and (ticket.order_step = ''proof'' or ticket.order_step is null
        and (ticket.event_date >= %L or ticket.changed_at > now() - interval ''60 days'')
        or ticket.order_step in (''approved'', ''production'') and private.addition_lacks_proof(ticket.submission_id))', today
    )
    when 'produce' then 'not ticket.spam and ticket.status = ''won'' and ticket.order_step = ''approved'''
    when 'ship' then 'not ticket.spam and ticket.status = ''won'' and ticket.order_step = ''production'''
    when 'drafts' then format(
      'not ticket.spam and ticket.submission_id = any (array(
        select submission_id from private.messages where by_staff = %L and state = ''draft''
      ))', auth.uid()
    )
    when 'spam' then 'ticket.spam'
    when 'all' then 'not ticket.spam'
    else 'ticket.owed and ' || awake
  end;
end
$$;

-- A filter within a view, as a condition on `ticket`: private.ticket_condition with the keys email and company. Repeats are in
-- no view. Requests given by id or pasted reference are in every view.
create function private.view_condition(filter jsonb) returns text
language sql
stable
set search_path = ''
as $$
  select concat_ws(' and ',
    'ticket.repeat_of is null',
    case when not filter ? 'ids' and private.pasted_reference(filter ->> 'search') is null then
      private.in_view(filter ->> 'view', filter ->> 'zone')
    end,
    'ticket.email = ' || quote_literal(lower(filter ->> 'email')),
    'ticket.company = ' || quote_literal(private.company_key(filter ->> 'company')),
    private.ticket_condition(filter)
  )
$$;

-- One page of a view. Orders: 'due' (default), 'event' (next first; past and missing ones last), 'newest', 'until' (the quote's
-- last day).
-- key_value, key_id: the sort key and id of the request next to the page, on the side that the page comes from. whole: full
-- tickets instead of rows.
-- security definer: row level security would keep the search index from being used. The first line checks access.
create function public.list_tickets(
  filter jsonb,
  key_value text default null,
  key_id uuid default null,
  backwards boolean default false,
  page_size integer default 25,
  whole boolean default false
) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  ordered_by constant text := filter ->> 'order';
  today constant date := (now() at time zone (filter ->> 'zone'))::date;
  sort_key constant text := case ordered_by
    when 'newest' then 'ticket.created_at'
    when 'event' then format('case when ticket.event_date >= %L then ticket.event_date else ''infinity'' end', today)
    when 'until' then '(private.deal_of(ticket)).until'
    else 'ticket.due_at'
  end;
  forwards constant text := case ordered_by when 'newest' then 'desc' else 'asc' end;
  walk constant text := case when backwards then case forwards when 'asc' then 'desc' else 'asc' end else forwards end;
  page jsonb;
begin
  if not public.is_staff() then return '[]'; end if;

  execute format(
    $list$
      with page as (
        select ticket.submission_id as id, %1$s as sort_key from %7$s as ticket
        where %2$s and %3$s
        order by %1$s %4$s, ticket.submission_id %4$s
        limit least($2, 500)
      )
      select coalesce(jsonb_agg(
        (select %6$s from private.tickets as ticket where ticket.submission_id = page.id)
          || jsonb_build_object('key', page.sort_key) order by page.sort_key %5$s, page.id %5$s
      ), '[]') from page
    $list$,
    sort_key,
    private.view_condition(filter),
    case when key_id is null then 'true' else format(
      '(%s, ticket.submission_id) %s (%L::%s, $1)', sort_key, case walk when 'asc' then '>' else '<' end,
      key_value, case ordered_by when 'event' then 'date' else 'timestamptz' end
    ) end,
    walk,
    forwards,
    case when whole then 'private.ticket_json(ticket)' else 'private.ticket_row(ticket)' end,
    (private.searched_tickets(filter)).tickets
  ) into page using key_id, page_size;
  return page;
end
$$;

-- The number of tickets in a view, counted up to `most` + 1; with `since` only those that came later.
create function public.count_tickets(filter jsonb, most integer default 1000, since timestamptz default null)
returns integer
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  found_count integer;
begin
  if not public.is_staff() then return 0; end if;

  execute format(
    'select count(*) from (select from %s as ticket where %s and %s limit least($1, 1000) + 1) as found',
    (private.searched_tickets(filter)).tickets,
    private.view_condition(filter),
    case when since is null then 'true' else 'ticket.created_at > $2' end
  ) into found_count using most, since;
  return found_count;
end
$$;

-- How many results of a search each view holds, up to 1,001: {view: number}. [] for callers who may not read the list.
create function public.count_found(filter jsonb) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  counts jsonb;
begin
  if not public.is_staff() then return '[]'; end if;

  execute format(
    'select jsonb_build_object(%s) from %s as ticket where %s',
    (
      select string_agg(
        format('%L, least(count(*) filter (where %s), 1001)', view, private.in_view(view, filter ->> 'zone')), ', '
      )
      from unnest(array['unanswered', 'mine', 'nobody', 'quotes', 'proof', 'produce', 'ship', 'drafts', 'soon', 'waiting', 'spam', 'all']) as view
    ),
    (private.searched_tickets(filter)).tickets,
    private.view_condition(filter || '{"view": "any"}')
  ) into counts;
  return counts;
end
$$;

-- All tickets of a view, 10,000 at most, for a bulk change: [{"id", "status", "owner", "spam"}], empty values left out. None
-- for an owner who is not staff: that filter would be ignored, and match all tickets.
create function public.choose_tickets(filter jsonb) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  chosen jsonb;
begin
  if not public.is_staff() then return '[]'; end if;
  if filter ->> 'owner' <> 'nobody' and not exists (select from public.staff where user_id::text = filter ->> 'owner') then
    return '[]';
  end if;

  execute format(
    $all$
      select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'id', found.submission_id, 'status', found.status, 'owner', found.owner, 'spam', found.spam or null
      )) order by found.submission_id), '[]')
      from (select ticket.* from %s as ticket where %s limit 10000) as found
    $all$,
    (private.searched_tickets(filter)).tickets,
    private.view_condition(filter)
  ) into chosen;
  return chosen;
end
$$;

grant execute on function
  public.choose_tickets(jsonb), public.count_found(jsonb), public.list_tickets(jsonb, text, uuid, boolean, integer, boolean), public.count_tickets(jsonb, integer, timestamptz)
  to authenticated;

-- The numbers above the list: promises that came due this week ("promised") and were kept, the start of the longest wait, tickets
-- won this week, open quotes by currency, and the size of each view up to 1,001.
--   {"me", "counts": {view: number}, "longest", "won", "promised", "kept", "quoted": [{"currency", "count", "value"}]}
create function public.desk_numbers(zone text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  week constant timestamptz := date_trunc('week', now() at time zone zone) at time zone zone;
begin
  if not public.is_staff() then return '[]'; end if;

  return jsonb_build_object(
    'me', auth.uid(),
    'counts', (
      select jsonb_object_agg(view, public.count_tickets(jsonb_build_object('view', view, 'zone', zone)))
      from unnest(array['unanswered', 'mine', 'nobody', 'quotes', 'proof', 'produce', 'ship', 'drafts', 'soon', 'waiting', 'spam', 'all']) as view
    ),
    'longest', (select min(created_at) from private.tickets where owed and status = 'new' and remind_at is null),
    'won', (
      select count(distinct entry.submission_id)
      from private.ticket_history as entry join private.tickets as ticket using (submission_id)
      where entry.change = 'status' and entry.at >= week and entry.value = 'won' and ticket.status = 'won'
    ),
    'quoted', (
      select coalesce(jsonb_agg(quoted order by quoted -> 'currency'), '[]') from (
        select jsonb_build_object('currency', open.currency, 'count', count(*), 'value', sum(worth)::text) as quoted
        from private.quotes_in(array(
          -- Uses the index, which skips quotes that ended long ago.
          select submission_id from private.quotes where ends_at > now() and withdrawn_at is null and accepted_at is null
        )) as open join private.tickets as ticket on ticket.submission_id = (open.one).submission_id
        where open.state = 'open' and not ticket.spam
        group by open.currency
      ) as currencies
    )
  ) || (
    select jsonb_build_object('promised', count(*), 'kept', count(*) filter (
      where answered_at <= coalesce(promised_at, created_at + interval '24 hours')
    ))
    from private.tickets
    where not spam and repeat_of is null and (
      promised_at >= week and promised_at < now()
      or promised_at is null and created_at >= week - interval '24 hours' and created_at < now() - interval '24 hours'
    )
  );
end
$$;

grant execute on function public.desk_numbers(text) to authenticated;

-- A request by its reference in any notation; null if none.
create function private.request_by_reference(reference text) returns uuid
language sql
stable
set search_path = ''
as $$
  select submission_id
  from substring(regexp_replace(lower(reference), '[^0-9a-z]', '', 'g') from '^kl([0-9a-f]{12})$') as digits
  join private.tickets
    on submission_id between (digits || repeat('0', 20))::uuid and (digits || repeat('f', 20))::uuid
  limit 1
$$;

-- One ticket by its reference in any notation, with the number of other requests from its address and company; [] if none.
create function public.read_ticket(reference text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  found_one private.tickets;
begin
  if not public.is_staff() then return '[]'; end if;

  select * into found_one from private.tickets where submission_id = private.request_by_reference(reference);
  if not found then return '[]'; end if;
  return private.ticket_json(found_one) || jsonb_build_object('person', jsonb_build_object(
    'address', (
      select count(*) from (
        select from private.tickets
        where email = found_one.email and submission_id <> found_one.submission_id
          and not spam and repeat_of is null
        limit 1001
      ) as others
    ),
    'company', (
      select count(*) from (
        select from private.tickets
        where company = nullif(found_one.company, '') and submission_id <> found_one.submission_id
          and not spam and repeat_of is null
        limit 1001
      ) as others
    ),
    'won', (
      select max(entry.at) from private.tickets as ticket join private.ticket_history as entry using (submission_id)
      where ticket.email = found_one.email and ticket.status = 'won' and submission_id <> found_one.submission_id
        and entry.change = 'status' and entry.value = 'won'
    )
  ));
end
$$;

grant execute on function public.read_ticket(text) to authenticated;

-- Uploading a file, for the function send-artwork alone. `link` is the SHA-256 of the token of a visitor or of staff, in hex.

-- A request's files as its visitor reads them.
--   {"announced", "files": [{"id", "name", "kind", "bytes", "sha256", "state", "parts", "verdict", "purpose", "findings", "at"}]}
create function private.files_of_visitor(request uuid) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'announced', coalesce((select max(announced) from private.links where submission_id = request), 0),
    'files', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', file.id, 'name', file.name, 'kind', file.kind, 'bytes', file.bytes, 'sha256', file.sha256,
        'state', file.state, 'verdict', private.artwork_verdict(file.findings), 'purpose', file.purpose,
        'findings', file.findings -> 'findings', 'at', coalesce(file.arrived_at, file.begun_at),
        'parts', (
          select coalesce(jsonb_agg(part order by part), '[]') from private.artwork_parts
          where artwork_id = file.id and arrived
        )
      ) order by file.begun_at, file.id)
      from private.artwork as file where file.submission_id = request and file.message_id is null
    ), '[]')
  )
$$;

-- Locks the request and its links, and returns the link as it is after that; all null if it takes no files. Locks in the one
-- order (update_tickets), so an answer about to leave waits, and a second tab finds what the first has begun.
create function private.lock_files(link text) returns private.links
language plpgsql
set search_path = ''
as $$
declare
  opened constant private.links := private.file_link(link);
begin
  perform from public."Form Sub" where id = opened.submission_id for key share;
  if opened.message_id is not null then
    perform from private.tickets where submission_id = opened.submission_id for update;
  end if;
  perform from private.links where submission_id = opened.submission_id order by hash for update;
  return private.file_link(link);
end
$$;

-- Begins a file or resumes it. `file` has name, bytes, sha256, kind, purpose, report, and the id of the file it replaces; a
-- browser without script sends neither bytes nor sha256. An arrived file takes a later purpose, and is then checked again.
--   {"id", "state", "parts", "new"} or {"refused": "unknown" | "full" | "visitor" | "day"}
-- visitor: keyed hash, for the limit on new files; each colleague has the same limit. day_bytes: the quota for a day, shared by
-- all visitors or by all staff.
create function public.begin_artwork(
  link text, file jsonb, visitor text, visitor_limit integer default 60, day_bytes bigint default 20000000000
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened constant private.links := private.lock_files(link);
  request constant uuid := opened.submission_id;
  answer constant uuid := opened.message_id;
  own private.artwork;
  old uuid;
begin
  if request is null then return '{"refused": "unknown"}'; end if;
  select id into old from private.artwork
  where submission_id = request and message_id is not distinct from answer and state = 'arrived' and id::text = file ->> 'replaces';
  -- An earlier unfinished replacement gives way.
  delete from private.artwork
  where replaces = old and (sha256, name) is distinct from (file ->> 'sha256', file ->> 'name');
  select * into own from private.artwork
  where submission_id = request and message_id is not distinct from answer
    and sha256 = file ->> 'sha256' and name = file ->> 'name';
  if found then
    if own.state = 'arrived' then
      delete from private.artwork where id = old and id <> own.id;
      update private.artwork set purpose = file -> 'purpose', findings = findings - 'level' - 'findings'
      where id = own.id and purpose is null and jsonb_typeof(file -> 'purpose') = 'object';
    else update private.artwork set replaces = coalesce(old, replaces) where id = own.id;
    end if;
    return jsonb_build_object('id', own.id, 'state', own.state, 'new', false, 'parts', (
      select coalesce(jsonb_agg(part order by part), '[]') from private.artwork_parts where artwork_id = own.id and arrived
    ));
  end if;
  -- Without a hash it may be one of the five already there: finish_artwork decides.
  if old is null and (
    select count(*) >= 5 from private.artwork
    where submission_id = request and message_id is not distinct from answer and replaces is null
      and (sha256 is null) = (file ->> 'sha256' is null)
  ) then
    return '{"refused": "full"}';
  end if;
  if private.count_request(
    case when answer is null then 'artwork' else 'attachment' end,
    coalesce((select private.token_hash(by_staff::text) from private.messages where id = answer), visitor)
  ) > visitor_limit then
    return '{"refused": "visitor"}';
  end if;
  if private.quota_left(request, answer is not null, day_bytes) < coalesce((file ->> 'bytes')::integer, 1) then
    return '{"refused": "day"}';
  end if;
  insert into private.artwork (submission_id, message_id, name, bytes, sha256, kind, purpose, report, replaces, mailed_by)
  values (
    request, answer, file ->> 'name', (file ->> 'bytes')::integer, file ->> 'sha256', file ->> 'kind', file -> 'purpose',
    file -> 'report', old, opened.mailed_by
  )
  returning * into own;
  return jsonb_build_object('id', own.id, 'state', own.state, 'new', true, 'parts', '[]'::jsonb);
end
$$;

-- Records that a part is about to be uploaded. If the part was there with other bytes, the file has changed and the old object is
-- deleted.
--   {"object", "arrived"} or {"refused": "unknown" | "arrived" | "size" | "day"}
create function public.begin_artwork_part(
  link text, file_id uuid, number integer, digest text, size integer, day_bytes bigint default 20000000000
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant private.artwork := private.own_artwork(link, file_id);
  whole constant integer := 4194304;
  noted private.artwork_parts;
begin
  if own.id is null then return '{"refused": "unknown"}'; end if;
  if own.state = 'arrived' then return '{"refused": "arrived"}'; end if;
  if number not between 0 and 12 or size not between 1 and whole
    or own.bytes is not null and size <> least(whole, own.bytes - number * whole)
  then
    return '{"refused": "size"}';
  end if;
  select * into noted from private.artwork_parts where artwork_id = own.id and part = number;
  if noted.sha256 is distinct from digest then
    if private.quota_left(own.submission_id, own.message_id is not null, day_bytes) < size then return '{"refused": "day"}'; end if;
    delete from private.artwork_parts where object = noted.object;
    insert into private.artwork_parts (artwork_id, part, sha256, bytes) values (own.id, number, digest, size)
    returning * into noted;
  end if;
  return jsonb_build_object('object', noted.object, 'arrived', noted.arrived);
end
$$;

-- Marks a part as stored, which uses quota: 'kept', 'day' if the quota is used up, null if the part is no longer wanted.
create function public.keep_artwork_part(link text, file_id uuid, kept uuid, day_bytes bigint default 20000000000) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant private.artwork := private.own_artwork(link, file_id);
  noted private.artwork_parts;
begin
  select * into noted from private.artwork_parts where object = kept and artwork_id = own.id;
  -- Two tabs may send the same part, and one may already have completed the file.
  if noted.arrived then return 'kept'; end if;
  if noted.object is null or own.state = 'arrived' then return null; end if;
  if not private.use_quota(own.submission_id, own.message_id is not null, noted.bytes, day_bytes) then return 'day'; end if;
  update private.artwork_parts set arrived = true where object = kept;
  update private.artwork set expires_at = now() + interval '1 day' where id = own.id;
  return 'kept';
end
$$;

grant execute on function
  public.begin_artwork(text, jsonb, text, integer, bigint),
  public.begin_artwork_part(text, uuid, integer, text, integer, bigint), public.keep_artwork_part(text, uuid, uuid, bigint)
  to service_role;

-- Completing, checking and removing files, for the function send-artwork alone.

-- A file with its parts in order; [] if there is none.
--   {"id", "name", "bytes", "sha256", "kind", "state", "purpose", "findings", "verdict", "parts": [{"part", "object", "bytes"}]}
create function public.artwork_with_parts(link text, file_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((
    select to_jsonb(file) - 'report' || jsonb_build_object('verdict', private.artwork_verdict(file.findings), 'parts', (
      select coalesce(jsonb_agg(jsonb_build_object('part', part, 'object', object, 'bytes', bytes) order by part), '[]')
      from private.artwork_parts where artwork_id = file.id and arrived
    ))
    from private.artwork as file join private.file_link(link) as opened using (submission_id)
    where file.id = file_id and file.message_id is not distinct from opened.message_id
  ), '[]')
$$;

-- Marks a file as arrived: these objects in this order have this digest and size. Deletes other parts and the file that it
-- replaces. Returns the id under which it is kept, since the same file may have arrived before. Refuses it if its parts have
-- changed or the request has five other files.
--   {"id"} or {"refused": "changed" | "full"}
create function public.finish_artwork(link text, file_id uuid, objects uuid[], digest text, size integer, by_bytes jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own private.artwork := private.own_artwork(link, file_id);
  same_file private.artwork;
begin
  if own.state = 'arrived' then return jsonb_build_object('id', own.id); end if;
  if objects is distinct from (
    select array_agg(object order by part) from private.artwork_parts where artwork_id = own.id and arrived
  ) then
    return '{"refused": "changed"}';
  end if;
  delete from private.artwork_parts where artwork_id = own.id and not arrived;
  if own.sha256 is null then
    perform from private.links where submission_id = own.submission_id order by hash for update;
    select * into same_file from private.artwork
    where submission_id = own.submission_id and message_id is not distinct from own.message_id and sha256 = digest
      and name = own.name for update;
    if same_file.state = 'arrived' then
      delete from private.artwork where id = own.id;
      return jsonb_build_object('id', same_file.id);
    elsif found then
      -- The script had begun the same file: that file takes these parts, so no more need to be sent.
      delete from private.artwork_parts where artwork_id = same_file.id;
      update private.artwork_parts set artwork_id = same_file.id where artwork_id = own.id;
      delete from private.artwork where id = own.id;
      own := same_file;
    elsif (
      select count(*) >= 5 from private.artwork
      where submission_id = own.submission_id and message_id is not distinct from own.message_id and sha256 is not null
        and replaces is null
    ) then
      return '{"refused": "full"}';
    end if;
  end if;
  update private.artwork
  set state = 'arrived', arrived_at = now(), expires_at = null, sha256 = digest, bytes = size,
    kind = by_bytes ->> 'kind', findings = by_bytes
  where id = own.id;
  delete from private.artwork where id = own.replaces;
  return jsonb_build_object('id', own.id);
end
$$;

-- Adds the findings of the site's check, {"level", "findings"}, once.
create function public.record_findings(link text, file_id uuid, checked jsonb) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant private.artwork := private.own_artwork(link, file_id);
begin
  update private.artwork
  set findings = findings || jsonb_build_object('level', checked -> 'level', 'findings', checked -> 'findings')
  where id = own.id and state = 'arrived' and private.artwork_verdict(findings) is null
    and private.artwork_verdict(checked) is not null and jsonb_typeof(checked -> 'findings') = 'array';
  return found;
end
$$;

-- Removes a file; delete_unfinished_uploads deletes its bytes. It is no longer expected, unless `is_wanted`: another file had
-- arrived. A wanted file stays if an answer about to leave waits for it. An empty draft goes with its last file.
create function public.remove_artwork(link text, file_id uuid, is_wanted boolean default false) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened constant private.links := private.lock_files(link);
begin
  delete from private.artwork as file
  where file.id = file_id and file.submission_id = opened.submission_id and file.message_id is not distinct from opened.message_id
    and not (is_wanted and exists (select from private.messages where id = opened.message_id and state = 'going'));
  if not found then return false; end if;
  if opened.message_id is null then
    update private.links set announced = announced - 1
    where submission_id = opened.submission_id and announced > 0 and not is_wanted;
  else
    delete from private.messages
    where id = opened.message_id and state = 'draft' and btrim(body) = '' and quote is null
      and not exists (select from private.artwork where message_id = opened.message_id);
  end if;
  return true;
end
$$;

-- Deletes unfinished uploads and expired links, and returns the names of objects to delete from storage. `removed`: those deleted
-- since the last call.
create function public.delete_unfinished_uploads(removed uuid[] default '{}', most integer default 500) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Leaves locked rows for the next call: erasing locks in another order.
  delete from private.artwork_usage where (day, submission_id, by_staff) in (
    select day, submission_id, by_staff from private.artwork_usage where day < now() - interval '2 days' for update skip locked
  );
  delete from private.artwork_downloads where hash in (
    select hash from private.artwork_downloads where expires_at < now() for update skip locked
  );
  delete from private.links where hash in (
    select hash from private.links where expires_at < now() for update skip locked
  );
  delete from private.artwork where id in (
    -- An answer about to leave still waits for its file.
    select id from private.artwork where expires_at < now() and not exists (
      select from private.messages as answer where answer.id = artwork.message_id and answer.state = 'going'
    ) order by expires_at limit most for update skip locked
  );
  delete from private.artwork_deletions where object = any (removed) and at < now() - interval '1 hour';
  update private.artwork_deletions set removed_at = now() where object = any (removed);
  return (
    select coalesce(jsonb_agg(object), '[]') from (
      select object from private.artwork_deletions
      where removed_at is null or removed_at < now() - interval '1 hour' order by at limit most
    ) as due
  );
end
$$;

grant execute on function
  public.artwork_with_parts(text, uuid), public.finish_artwork(text, uuid, uuid[], text, integer, jsonb),
  public.record_findings(text, uuid, jsonb), public.remove_artwork(text, uuid, boolean), public.delete_unfinished_uploads(uuid[], integer)
  to service_role;

-- Turns an answer that does not leave back into its writer's draft, with the text and files that they have added since. held:
-- when it was held back; null if taken back.
create function private.return_to_draft(own private.messages, held timestamptz) returns void
language plpgsql
set search_path = ''
as $$
declare
  newer private.messages;
begin
  select * into newer from private.messages
  where submission_id = own.submission_id and by_staff = own.by_staff and state = 'draft';
  update private.links set message_id = own.id where message_id = newer.id;
  delete from private.artwork
  where message_id = newer.id and (sha256, name) in (select sha256, name from private.artwork where message_id = own.id);
  update private.artwork set message_id = own.id where message_id = newer.id;
  delete from private.messages where id = newer.id;
  update private.messages
  set state = 'draft', out_at = null, quote_ends = null, at = clock_timestamp(), held_at = held,
    body = concat_ws(E'\n\n', own.body, nullif(newer.body, '')), quote = coalesce(newer.quote, own.quote)
  where id = own.id;
end
$$;

-- Sends the answers of one request or all whose ten seconds are over and whose files are there. This is when status, owner and
-- due time change, the quote gets its number, and the visitor a mail. Holds an answer back if its writer has missed something.
-- Call it before locking anything else.
create function private.send_due_answers(only_one uuid default null) returns integer
language plpgsql
set search_path = ''
as $$
declare
  ids constant uuid[] := array(
    select submission_id from private.messages
    where state = 'going' and out_at <= now() and (only_one is null or submission_id = only_one) and private.is_whole(messages)
  );
  answer private.messages;
  ticket private.tickets;
  next_number integer;
  next_status text;
  next_step text;
  keeps_reminder boolean;
  sent_count integer := 0;
begin
  if ids = '{}' then return 0; end if;
  -- In the one order of locks (update_tickets). Answers taken back or erased meanwhile are skipped below. Locks owners too,
  -- because a row that is updated twice in a transaction checks its foreign keys again.
  perform from public.staff
  where user_id in (
    select by_staff from private.messages where submission_id = any (ids) and state = 'going'
    union select owner from private.tickets where submission_id = any (ids)
  )
  order by user_id for key share;
  perform from public."Form Sub" where id = any (ids) order by id for key share;
  perform from private.tickets where submission_id = any (ids) order by submission_id for update;

  for answer in
    select * from private.messages
    where submission_id = any (ids) and state = 'going' and out_at <= now() and private.is_whole(messages) order by out_at, id
  loop
    if answer.by_staff is not null and exists (
      select from private.unseen(answer.submission_id, answer.shown, answer)
    ) then
      perform private.return_to_draft(answer, now());
      continue;
    end if;
    sent_count := sent_count + 1;
    select * into ticket from private.tickets where submission_id = answer.submission_id;
    next_number := null;
    -- The reminder was set while the answer was waiting.
    keeps_reminder := exists (
      select from private.ticket_history
      where submission_id = answer.submission_id and change = 'reminder' and value <> '' and at >= answer.at
    );
    if answer.quote is not null then
      select coalesce(max(number), 0) + 1 into next_number from private.quotes where submission_id = answer.submission_id;
      insert into private.quotes (submission_id, number, message_id, quote, relation, totals, ends_at)
      values (
        answer.submission_id, next_number, answer.id, answer.quote - 'relation',
        case when (private.deal_of(ticket)).state not in ('ordered', 'more') then 'first'
          else coalesce(nullif(answer.quote ->> 'relation', 'first'), 'addition') end,
        private.quote_totals(answer.quote), answer.quote_ends
      );
      -- The name by which the request's page calls it.
      perform private.add_words(
        answer.submission_id, 'quote ' || next_number || to_char(answer.out_at at time zone 'UTC', '" of "FMMonth Mon FMDD YYYY')
      );
    end if;
    update private.artwork as file set version = known.latest + known.place
    from (
      select one.id, row_number() over (order by one.begun_at, one.id) as place, (
        select coalesce(max(version), 0) from private.artwork where submission_id = answer.submission_id
      ) as latest
      from private.artwork as one where one.message_id = answer.id and one.proof is not null
    ) as known where known.id = file.id;
    next_status := case
      when ticket.status <> 'won' and next_number is not null then 'quoted'
      when ticket.status = 'new' then 'contacted'
      else ticket.status
    end;
    -- A new version needs its own approval.
    next_step := case
      when next_status = 'won' and private.step_place(ticket.order_step) <= private.step_place('approved')
        and exists (select from private.artwork where message_id = answer.id and version is not null) then 'proof'
      else ticket.order_step
    end;
    insert into private.ticket_history (submission_id, by_name, change, value)
    select answer.submission_id, answer.by_name, entry.change, entry.value
    from (values
      (1, true, case when next_number is null then 'answer' else 'quote' end, coalesce(next_number::text, '')),
      (2, exists (select from private.artwork where message_id = answer.id and version is not null), 'proof', (
        select max(version)::text from private.artwork where message_id = answer.id
      )),
      (3, next_status <> ticket.status, 'status', next_status),
      (4, ticket.owner is null and answer.by_staff is not null, 'owner', answer.by_name),
      (5, ticket.remind_at is not null and not keeps_reminder, 'reminder', ''),
      (6, next_step is distinct from ticket.order_step, 'step', next_step)
    ) as entry (place, happened, change, value)
    where happened order by place;
    update private.messages
    set state = 'sent', at = answer.out_at, out_at = null, quote = null, quote_ends = null
    where id = answer.id;
    update private.tickets
    set status = next_status, order_step = next_step, owner = coalesce(owner, answer.by_staff), answered_at = coalesce(answered_at, answer.out_at),
      remind_at = case when keeps_reminder then remind_at end, changed_at = now(),
      -- A message counts as answered only if the writer has seen it.
      replied_due = case when exists (
        select from private.unseen(answer.submission_id, answer.shown, answer) where kind = 'message' and by is null
      ) then replied_due end
    where submission_id = answer.submission_id;
    perform private.enqueue_email(answer.submission_id, 'visitor', 'answer', answer.id::text);
  end loop;
  return sent_count;
end
$$;

-- Queues a mail about a request. A visitor gets ten a day, and none without a mail service or for a flagged request; mail to
-- sales about a flagged request is held.
create function private.enqueue_email(submission uuid, receiver text, about_kind text, about_which text) returns void
language sql
set search_path = ''
as $$
  insert into private.outbox (submission_id, recipient, kind, about, state)
  select submission, receiver, about_kind, about_which, case when ticket.spam then 'held' else 'waiting' end
  from private.tickets as ticket
  where ticket.submission_id = submission and (
    receiver = 'sales' or not ticket.spam and private.has_mail_service() and (
      select count(*) < 10 from private.outbox as mail
      where mail.submission_id = submission and mail.recipient = 'visitor' and mail.created_at > now() - interval '1 day'
    )
  )
$$;

-- Releases the mails that were held while a request was flagged.
create function private.release_mails(submission uuid) returns void
language sql
set search_path = ''
as $$
  update private.outbox set state = 'waiting', next_attempt_at = now()
  where submission_id = submission and state in ('held', 'crowded')
$$;

-- Staff call this before they read, so that answers are shown as sent.
create function public.send_due_answers() returns integer
language plpgsql
security definer
set search_path = ''
as $$
begin
  if not public.is_staff() then return 0; end if;
  return private.send_due_answers();
end
$$;

grant execute on function public.send_due_answers() to authenticated;

-- A request's page. Only the function send-artwork calls this, after open_link. `link` is the SHA-256 of the token, in hex.

-- All that the page shows; [] for an unknown link. A word-for-word repeat has its own page, so that guessing the words does not
-- reveal the answers to others.
--   {"reference", "sent", "promised", "until", "state": private.deal_of, "first": {"reference", "sent"},
--    "times": {"read", "answered", "accepted", "closed"}, "reader", "answerer", "form", "asked": form_data, "facts",
--    "files": {"announced", "files"}, "messages": [{"stranger", "id", "by", "at", "body", "quote", "files": private.files_of,
--    "pins"}],
--    "quotes": private.quotes_of, "order": private.order_of, null if there is none}
-- "first" is the request that this one repeats and where it is answered. "messages" has the newest 100.
create function public.read_request(link text) returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  request constant uuid := private.request_by_link(link);
begin
  if request is null then return '[]'; end if;
  perform private.send_due_answers(request);
  return coalesce((
    select jsonb_build_object(
      'reference', private.reference(request), 'sent', ticket.created_at,
      'promised', coalesce(ticket.replied_due, ticket.promised_at), 'until', own.expires_at,
      'state', deal.state,
      'first', (
        select jsonb_build_object('reference', private.reference(submission_id), 'sent', created_at)
        from private.tickets where submission_id = ticket.repeat_of
      ),
      'times', jsonb_build_object(
        'read', ticket.read_at, 'answered', least(ticket.answered_at, answered.first_at), 'accepted', bought.at,
        'closed', (
          select max(at) from private.ticket_history as entry
          where entry.submission_id = request and deal.state in ('closed', 'cancelled')
            and entry.change = any (array['cancelled', 'status'])
        )
      ),
      'reader', ticket.read_by, 'answerer', answered.by,
      'form', ticket.kind, 'asked', stored.form_data,
      'facts', (select facts from private.facts where submission_id = request),
      'files', private.files_of_visitor(request),
      'messages', coalesce((
        select jsonb_agg(jsonb_build_object(
          'stranger', message.sender is not null,
          -- The visitor's browser knows its own messages by their keys.
          'id', case when message.by_name is null then message.key else message.id end,
          'by', message.by_name, 'at', message.at, 'body', message.body,
          'quote', (select number from private.quotes where message_id = message.id), 'files', private.files_of(message.id),
          'pins', message.pins
        ) order by message.at, message.id)
        from (
          select * from private.messages where submission_id = request and state = 'sent' order by at desc, id desc limit 100
        ) as message
      ), '[]'),
      'quotes', private.quotes_of(request),
      'order', case when deal.state in ('ordered', 'more') then private.order_of(ticket) end
    )
    from private.links as own
    join public."Form Sub" as stored on stored.id = own.submission_id
    join private.tickets as ticket on ticket.submission_id = stored.id
    cross join (
      select min(at) as first_at, (array_agg(by_name order by at desc, id))[1] as by from private.messages
      where submission_id = request and state = 'sent' and by_name is not null
    ) as answered
    cross join private.deal_of(ticket) as deal
    cross join lateral (
      -- The first accepted quote.
      select coalesce(
        (select min(accepted_at) from private.quotes where submission_id = request and number = any (deal.orders)),
        (select max(entry.at) from private.ticket_history as entry
          where entry.submission_id = request and entry.change = 'status' and entry.value = 'won' and ticket.status = 'won')
      ) as at
    ) as bought
    where own.hash = link
  ), '[]');
end
$$;

-- Stores a visitor's message, once per key; [] for an unknown link. It is owed an answer, like a new request. Unflags the
-- request. A repeat becomes a request in its own right, which the first one's history notes. Raises PT429 beyond message_limit
-- in an hour, or 50 since the last answer. visitor: keyed hash.
--   {"key", "body", "pins": changes asked for on a proof, "due": the promised time of the answer} -> {"id", "at"}
create function public.add_message(link text, message jsonb, visitor text, message_limit integer default 30) returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  request constant uuid := private.request_by_link(link);
  due constant timestamptz := message ->> 'due';
  stored private.messages;
  was_spam boolean;
  repeated constant uuid := (select repeat_of from private.tickets where submission_id = request);
begin
  -- Both in the one order of locks (update_tickets).
  perform from public."Form Sub" where id in (request, repeated) order by id for key share;
  if not exists (select from public."Form Sub" where id = request) then return '[]'; end if;
  select spam into was_spam from private.tickets where submission_id = request for update;
  select * into stored from private.messages
  where submission_id = request and key = (message ->> 'key')::uuid and by_name is null;
  if not found then
    if private.count_request('message', visitor) > message_limit or (
      select count(*) >= 50 from private.messages
      where submission_id = request and state = 'sent' and by_name is null and at > coalesce((
        select max(at) from private.messages where submission_id = request and state = 'sent' and by_name is not null
      ), '-infinity')
    ) then
      raise exception using errcode = 'PT429', message = 'Too many messages.';
    end if;
    insert into private.messages (submission_id, body, key, pins, at)
    values (
      request, message ->> 'body', (message ->> 'key')::uuid, nullif(message -> 'pins', 'null'), clock_timestamp()
    )
    returning * into stored;
    update private.tickets
    set repeat_of = null, spam = false, changed_at = now(),
      replied_due = case when due between now() and now() + interval '1 month' then due else now() + interval '24 hours' end
    where submission_id = request;
    insert into private.ticket_history (submission_id, by_name, change, value)
    select request, '', entry.change, ''
    from (values ('reply', true), ('not spam', was_spam)) as entry (change, happened) where happened;
    -- Tells whoever answers the first one that there is more.
    insert into private.ticket_history (submission_id, by_name, change, value)
    select id, '', 'reply', private.reference(request) from public."Form Sub" where id = repeated;
    if was_spam then perform private.release_mails(request); end if;
    -- One mail until somebody opens the ticket, and none in a rush: the desk shows it.
    if not exists (
      select from private.outbox as mail join private.tickets as ticket using (submission_id)
      where submission_id = request and mail.recipient = 'sales' and mail.kind = 'reply'
        and mail.created_at > coalesce(ticket.opened_at, '-infinity')
    ) and private.count_request('caller', repeat('0', 64)) <= 600 then
      perform private.enqueue_email(request, 'sales', 'reply', stored.id::text);
    end if;
  end if;
  return jsonb_build_object('id', stored.key, 'at', stored.at);
end
$$;

-- Accepts a quote as shown (private.order_quote): {"number", "choice", "total", "name", "order"}. [] for an unknown link.
create function public.accept_quote(link text, acceptance jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request constant uuid := private.request_by_link(link);
begin
  perform from public."Form Sub" where id = request for key share;
  if not found then return '[]'; end if;
  perform from private.tickets where submission_id = request for update;
  return private.order_quote(request, acceptance);
end
$$;

-- Records when the visitor first saw the answers.
create function public.mark_answers_seen(link text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  request constant uuid := private.request_by_link(link);
begin
  perform from public."Form Sub" where id = request for key share;
  if not found then return false; end if;
  if exists (
    select from private.messages
    where submission_id = request and state = 'sent' and by_name is not null and seen_at is null
  ) then
    perform from private.tickets where submission_id = request for update;
    update private.messages set seen_at = now()
    where submission_id = request and state = 'sent' and by_name is not null and seen_at is null;
  end if;
  return true;
end
$$;

-- Makes a ten-minute key to a file of an answer; [] for an unknown link or file. A link's twenty newest stay valid.
create function public.open_answer_file(link text, file_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request constant uuid := private.request_by_link(link);
  token constant text := private.new_token();
begin
  perform from public."Form Sub" where id = request for key share;
  perform from private.links where hash = link for key share;
  perform from private.artwork as file join private.messages as answer on answer.id = file.message_id
  where file.id = file_id and file.submission_id = request and answer.state = 'sent' for key share of file;
  if not found then return '[]'; end if;
  delete from private.artwork_downloads where hash in (
    select hash from private.artwork_downloads as key where key.link = open_answer_file.link
    order by expires_at desc offset 19 for update skip locked
  );
  insert into private.artwork_downloads (hash, artwork_id, link) values (private.token_hash(token), file_id, open_answer_file.link);
  return jsonb_build_object('key', token);
end
$$;

-- Ends all links to a link's request, except those for the files of answers and for a mail that is coming in.
create function public.end_links(link text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  request constant uuid := private.request_by_link(link);
begin
  perform from public."Form Sub" where id = request for key share;
  if not found then return false; end if;
  perform from private.links where submission_id = request order by hash for update;
  delete from private.links where submission_id = request and made_by not in ('answer', 'reply');
  return true;
end
$$;

grant execute on function
  public.read_request(text), public.add_message(text, jsonb, text, integer), public.accept_quote(text, jsonb),
  public.mark_answers_seen(text), public.open_answer_file(text, uuid), public.end_links(text)
  to service_role;

-- Approving a proof on a request's page. Only the function send-artwork calls this, after open_link.

-- Approves a proof for print as it was shown, once; repeating it returns the same. [] for an unknown link.
--   {"version", "sha256", "name"} -> {"state": "approved", "name", "at"}
-- Else {"state"}:
--   replaced  a newer version is out
--   taken     approved by another name
--   changed   another file
--   closed    nothing is ordered any more
--   unknown   no such version
create function public.approve_proof(link text, approval jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  request constant uuid := private.request_by_link(link);
  said constant jsonb := jsonb_build_object('name', approval -> 'name');
  one private.artwork;
  ticket private.tickets;
  goes_on boolean;
begin
  -- A newer version may be due.
  perform private.send_due_answers(request);
  perform from public."Form Sub" where id = request for key share;
  if not found then return '[]'; end if;
  select * into ticket from private.tickets where submission_id = request for update;
  select * into one from private.artwork where submission_id = request and version = (approval ->> 'version')::integer for update;
  if not found then return '{"state": "unknown"}'; end if;
  if one.approved is null then
    if (private.deal_of(ticket)).state in ('cancelled', 'closed') then return '{"state": "closed"}'; end if;
    if exists (select from private.artwork where submission_id = request and version > one.version) then
      return '{"state": "replaced"}';
    end if;
    if one.sha256 is distinct from approval ->> 'sha256' then return '{"state": "changed"}'; end if;
    update private.artwork set approved = said, approved_at = now() where id = one.id returning * into one;
    insert into private.ticket_history (submission_id, by_name, change, value) values (request, '', 'approved', one.version::text);
    goes_on := ticket.status = 'won' and private.step_place(ticket.order_step) < private.step_place('approved');
    insert into private.ticket_history (submission_id, by_name, change, value) select request, '', 'step', 'approved' where goes_on;
    update private.tickets set changed_at = now(), order_step = case when goes_on then 'approved' else order_step end
    where submission_id = request;
    if goes_on then perform private.mail_step(request, ticket.order_step, false); end if;
    perform private.enqueue_email(request, 'sales', 'approved', one.version::text);
  elsif one.approved <> said then
    return '{"state": "taken"}';
  end if;
  return one.approved || jsonb_build_object('state', 'approved', 'at', one.approved_at);
end
$$;

grant execute on function public.approve_proof(text, jsonb) to service_role;

-- Mail that joins a request's conversation. Only the function receive-mail calls this; the address tells it the request.

-- Opens a request for a mail from an address: {"token", "email", "language"}; [] if it has been erased. The token is of a link
-- that lasts an hour, for the mail's files and words; address and language are the request's.
create function public.open_mail(request uuid, sender text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  token constant text := private.new_token();
begin
  perform from public."Form Sub" where id = request for key share;
  if not found then return '[]'; end if;
  insert into private.links (hash, submission_id, made_by, mailed_by, expires_at)
  values (private.token_hash(token), request, 'reply', left(lower(sender), 254), now() + interval '1 hour');
  return jsonb_build_object(
    'token', token, 'email', (select email from private.tickets where submission_id = request), 'language', private.language_of(request)
  );
end
$$;

-- Stores a mail's words as add_message does, once per key, and ends its link. Mail from another address than the request's is
-- marked as such now and never later. Mails may come late and in any order: each has the time at which the mail service got it.
--   mail: {"key", "body", "from", "at", "due": the promised time of the answer}
create function public.take_mail(link text, mail jsonb, visitor text) returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  request constant uuid := private.request_by_link(link);
  received constant timestamptz := case when pg_input_is_valid(mail ->> 'at', 'timestamptz') then mail ->> 'at' end;
  stored constant jsonb := public.add_message(link, mail, visitor);
begin
  if stored = '[]' then return stored; end if;
  update private.messages
  set at = least(at, greatest(coalesce(received, at), now() - interval '7 days')),
    sender = nullif(left(lower(mail ->> 'from'), 254), (select email from private.tickets where submission_id = request))
  where submission_id = request and key = (mail ->> 'key')::uuid and by_name is null and xmin = pg_current_xact_id()::xid;
  delete from private.links where hash = link;
  return stored;
end
$$;

-- Records in the ticket, once, that mail to the request's address bounced; a mail to the visitor counts as not delivered. Ignores
-- other addresses: anybody who has a mail of ours could make up a report.
create function public.record_bounce(request uuid, address text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public."Form Sub" where id = request for key share;
  perform from private.tickets where submission_id = request and email = lower(address) for update;
  if not found or exists (
    select from private.ticket_history where submission_id = request and change = 'bounced' and value = lower(address)
  ) then
    return false;
  end if;
  insert into private.ticket_history (submission_id, by_name, change, value) values (request, '', 'bounced', lower(address));
  update private.tickets set changed_at = now() where submission_id = request;
  update private.outbox set state = 'failed', last_error = 'bounced' where id = (
    select id from private.outbox where submission_id = request and recipient = 'visitor' and state = 'sent'
    order by sent_at desc limit 1
  );
  return true;
end
$$;

grant execute on function
  public.open_mail(uuid, text), public.take_mail(text, jsonb, text), public.record_bounce(uuid, text) to service_role;

-- Reminders to the visitor, each once: two working days before an open quote ends, and a working day before an unapproved proof
-- endangers the date. None after a note by the visitor.
--   office: {"zone", "days": [1 to 7], "from": "09:00", "closed": "2026-12-25 2027-01-01"}

-- Working days after `since`, up to and including `last`. An instant counts as its day.
create function private.working_days(since date, last date, office jsonb) returns integer
language sql
stable
set search_path = ''
as $$
  select count(*)::integer from generate_series((since + 1)::timestamp, last::timestamp, interval '1 day') as noon
  where office -> 'days' @> to_jsonb(extract(isodow from noon)::integer) and strpos(office ->> 'closed', to_char(noon, 'YYYY-MM-DD')) = 0
$$;

-- When a quote ('ending', its number) or proof ('unapproved', its version) was sent; null unless it still waits for its
-- visitor.
create function private.waits_since(request uuid, kind text, about text) returns timestamptz
language sql
stable
set search_path = ''
as $$
  select answer.at
  from private.tickets as ticket cross join private.deal_of(ticket) as deal join private.messages as answer using (submission_id)
  where ticket.submission_id = request and not ticket.spam and answer.id = case waits_since.kind
    when 'ending' then (
      select message_id from private.quotes where submission_id = request and number = deal.open and number::text = about
    )
    else (
      select message_id from private.artwork as file
      where submission_id = request and version::text = about and approved_at is null and deal.state not in ('cancelled', 'closed')
        and version = (select max(version) from private.artwork where submission_id = request)
        -- Approved by a note instead; a proof of an addition may come later (lib/request/newest-proof.ts).
        and not exists (
          select from jsonb_each_text(private.order_of(ticket) -> 'times') as step
          where private.step_place(step.key) >= private.step_place('approved') and step.value::timestamptz > answer.at
        )
    )
  end and not exists (
    select from private.messages as note
    where note.submission_id = request and note.state = 'sent' and note.by_name is null and note.at > answer.at
  )
$$;

-- The reminders that are due now and not queued, each with its last day. There is none for what was sent after its reminder's
-- time.
create function private.due_reminders(office jsonb) returns table (request uuid, kind text, about text, day date)
language sql
stable
set search_path = ''
as $$
  with clock as materialized (
    select now() at time zone zone as local, (now() at time zone zone)::date as today, zone from (select office ->> 'zone') as one (zone)
  )
  select known.request, known.kind, known.about, known.day from (
    select submission_id, 'ending', number::text, (ends_at at time zone zone - interval '1 second')::date, 2
    from private.quotes, clock
    where ends_at between now() and now() + interval '14 days' and accepted_at is null and withdrawn_at is null
    union all
    select submission_id, 'unapproved', version::text, private.calendar_day(proof ->> 'by'), 1
    from private.artwork
    where version is not null and approved_at is null
  ) as known (request, kind, about, day, ahead) cross join clock
  cross join lateral private.waits_since(known.request, known.kind, known.about) as went (at)
  where known.day between clock.today and clock.today + 14 and clock.local::time >= (office ->> 'from')::time
    and private.working_days(clock.today - 1, clock.today, office) = 1
    and private.working_days(clock.today, known.day, office) <= known.ahead
    and private.working_days((went.at at time zone clock.zone)::date, known.day, office) > known.ahead
    and not exists (
      select from private.outbox as mail
      where mail.submission_id = known.request and recipient = 'visitor' and mail.kind = known.kind and mail.about = known.about
    )
$$;

-- Queues the reminders that are due; the function send-notifications calls it before each run.
create function public.enqueue_reminders(office jsonb) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  ids constant uuid[] := array(select request from private.due_reminders(office) limit 100);
  one record;
  queued integer := 0;
begin
  if ids = '{}' then return 0; end if;
  -- In the one order of locks (update_tickets); what was answered meanwhile is not found again.
  perform from public."Form Sub" where id = any (ids) order by id for key share;
  perform from private.tickets where submission_id = any (ids) order by submission_id for update;
  for one in select * from private.due_reminders(office) where request = any (ids) loop
    perform private.enqueue_email(one.request, 'visitor', one.kind, one.about);
    update private.outbox set day = one.day
    where submission_id = one.request and recipient = 'visitor' and kind = one.kind and about = one.about;
    -- The day's mails may be used up.
    queued := queued + found::integer;
  end loop;
  return queued;
end
$$;

grant execute on function public.enqueue_reminders(jsonb) to service_role;

-- How staff answer. Functions raise 42501 unless called by staff, PT404 if there is no such request, and lock in the one order
-- (update_tickets).

-- Locks the ticket of a request by its reference, and returns its id.
create function private.lock_request(reference text) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  request constant uuid := private.request_by_reference(reference);
begin
  perform from public."Form Sub" where id = request for key share;
  perform from private.tickets where submission_id = request for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This request is not there any more.';
  end if;
  return request;
end
$$;

-- Records who opened a request first, which its visitor reads, and who has it open.
create function public.mark_read(reference text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  reader constant text := private.require_staff();
  request constant uuid := private.lock_request(reference);
begin
  perform private.record_reader(request);
  update private.tickets
  set opened_at = now(), read_at = coalesce(read_at, now()), read_by = case when read_at is null then reader else read_by end
  where submission_id = request;
  return (select read_at = now() from private.tickets where submission_id = request);
end
$$;

-- Saves the caller's draft; without words, quote and files it is deleted. base: the version that the writer began with, null
-- for none. If another tab or device has written since, nothing is stored and the current draft is returned, null if it is
-- gone. shown: what was on the screen (private.unseen).
--   {"at": its version} or {"draft"}
create function public.keep_draft(
  reference text, body text, quote jsonb default null, base timestamptz default null, shown text[] default null
) returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  writer constant text := private.require_staff();
  request constant uuid := private.lock_request(reference);
  kept constant jsonb := nullif(quote, 'null');
  own private.messages;
begin
  select * into own from private.messages where submission_id = request and by_staff = auth.uid() and state = 'draft';
  if own.at is distinct from base and (own.body, own.quote) is distinct from (keep_draft.body, kept)
    -- An empty draft that a file began may be overwritten.
    and (own.body, own.quote) is distinct from ('', null::jsonb)
  then
    return jsonb_build_object('draft', private.draft_of(own));
  end if;
  if btrim(body) = '' and kept is null and not exists (select from private.artwork where message_id = own.id) then
    delete from private.messages where id = own.id;
    return '{"at": null}';
  end if;
  insert into private.messages as draft (submission_id, by_staff, by_name, body, quote, state, shown, at)
  values (request, auth.uid(), writer, body, kept, 'draft', keep_draft.shown, clock_timestamp())
  on conflict (submission_id, by_staff) where state = 'draft' do update
    set body = excluded.body, quote = excluded.quote, shown = excluded.shown, at = excluded.at
  returning * into own;
  return jsonb_build_object('at', own.at);
end
$$;

-- Queues an answer, with or without a quote, and with its draft's files; it leaves in ten seconds, or once they are there.
-- Repeating the key returns the answer's current state. shown: what was on the screen (private.unseen), checked again when it
-- leaves. zone: the office's, in which the quote's last day ends.
--   {"state": "going", "id", "out_at"}, {"state": "sent"}, {"state": "back"} (a draft again)
--   or nothing is stored: {"state": "invalid", "field"}, {"state": "conflict"} (the ticket has something not in `shown`)
create function public.queue_answer(
  reference text, answer_key uuid, body text, quote jsonb, shown text[], zone text
) returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  writer constant text := private.require_staff();
  request constant uuid := private.lock_request(reference);
  sent_quote constant jsonb := nullif(quote, 'null');
  fault text;
  own private.messages;
begin
  select * into own from private.messages where submission_id = request and key = answer_key;
  if found then
    return jsonb_build_object(
      'state', case own.state when 'draft' then 'back' else own.state end, 'id', own.id, 'out_at', own.out_at
    );
  end if;
  select * into own from private.messages where submission_id = request and by_staff = auth.uid() and state = 'draft';
  fault := case
    when (select count(*) > 5 from private.artwork where message_id = own.id) then 'files'
    when length(body) > 8000 or btrim(body, E' \t\r\n') = '' and sent_quote is null
      and not exists (select from private.artwork where message_id = own.id) then 'body'
    when sent_quote is not null then coalesce(
      private.quote_fault(sent_quote, (now() at time zone zone)::date), (
        select case
          when sent_quote ->> 'relation' = 'first' then 'relation'
          -- Amounts that add up must share a currency.
          when sent_quote ->> 'relation' is distinct from 'change' and deal.currency <> sent_quote ->> 'currency' then 'currency'
        end
        from private.tickets as ticket, private.deal_of(ticket) as deal
        where submission_id = request and deal.state in ('ordered', 'more')
      )
    )
  end;
  if fault is not null then return jsonb_build_object('state', 'invalid', 'field', fault); end if;
  if exists (select from private.unseen(request, shown)) then return '{"state": "conflict"}'; end if;
  insert into private.messages as draft (submission_id, by_staff, by_name, body, quote, state)
  values (request, auth.uid(), writer, '', null, 'draft')
  on conflict (submission_id, by_staff) where state = 'draft' do update set at = now()
  returning * into own;
  update private.messages as draft
  set state = 'going', key = answer_key, body = queue_answer.body, quote = sent_quote, by_name = writer,
    shown = queue_answer.shown, held_at = null, at = clock_timestamp(), out_at = clock_timestamp() + interval '10 seconds',
    quote_ends = case when sent_quote is not null then
      ((private.calendar_day(sent_quote ->> 'until') + 1)::timestamp at time zone zone) end
  where id = own.id
  returning * into own;
  return jsonb_build_object('state', 'going', 'id', own.id, 'out_at', own.out_at);
end
$$;

-- Takes the caller's answer back within ten seconds, or while it waits for its files: {"state": "back"}, also if it is a draft
-- by now, or {"state": "gone out"}.
create function public.take_back_answer(answer_id uuid) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  writer constant text := private.require_staff();
  request constant uuid := (select submission_id from private.messages where id = answer_id and by_staff = auth.uid());
  own private.messages;
begin
  perform from public."Form Sub" where id = request for key share;
  perform from private.tickets where submission_id = request for update;
  select * into own from private.messages where id = answer_id and submission_id = request;
  if own.state = 'going' and (own.out_at > clock_timestamp() or not private.is_whole(own)) then
    perform private.return_to_draft(own, null);
  elsif own.state is distinct from 'draft' then return '{"state": "gone out"}';
  end if;
  return '{"state": "back"}';
end
$$;

grant execute on function
  public.mark_read(text), public.keep_draft(text, text, jsonb, timestamptz, text[]),
  public.queue_answer(text, uuid, text, jsonb, text[], text), public.take_back_answer(uuid)
  to authenticated;

-- Accepting and withdrawing quotes. Callers of private functions hold the ticket, and it is updated once: a second update in a
-- transaction would lock its owner after it, against the one order (update_tickets).

-- Accepts a quote once; repeating it returns the same. recorder: the colleague who records it, and may do so for an expired
-- quote; null for the visitor. Unflags the request.
--   {"number", "choice", "total", "name", "order"} -> {"state": "accepted", "at", "name", "order", "choice", "total"}
-- Else {"state"}: the quote's state, "taken" (accepted differently), "changed" (that choice has another total), "unknown".
create function private.order_quote(request uuid, acceptance jsonb, recorder text default null) returns jsonb
language plpgsql
set search_path = ''
set timezone = 'UTC'
as $$
declare
  said constant jsonb := jsonb_strip_nulls(jsonb_build_object(
    'name', acceptance -> 'name', 'order', acceptance -> 'order', 'choice', acceptance -> 'choice',
    'total', acceptance -> 'total', 'by', recorder
  ));
  choice constant integer := acceptance ->> 'choice';
  known record;
  one private.quotes;
  begins boolean;
  step text;
begin
  select * into known from private.quotes_in(array[request]) as judged
  where (judged.one).number = (acceptance ->> 'number')::integer;
  if not found then return '{"state": "unknown"}'; end if;
  one := known.one;
  if known.state = 'open' or known.state = 'expired' and recorder is not null then
    if choice < 0 or one.totals ->> choice is distinct from acceptance ->> 'total' then return '{"state": "changed"}'; end if;
    one.accepted := said;
    one.accepted_at := now();
    update private.quotes set accepted = said, accepted_at = now() where submission_id = request and number = one.number;
    -- An addition joins an order that has not shipped; anything else begins a new one.
    select one.relation <> 'addition' or private.step_place(order_step) >= private.step_place('shipped') into begins
    from private.tickets where submission_id = request;
    step := private.proof_step(request, case when one.relation <> 'first' then (
      select at from private.messages where id = one.message_id
    ) else '-infinity' end);
    insert into private.ticket_history (submission_id, by_name, change, value)
    select request, coalesce(recorder, ''), entry.change, entry.value
    from private.tickets as ticket, lateral (values
      (1, true, 'accepted', one.number::text), (2, status <> 'won', 'status', 'won'), (3, spam, 'not spam', ''),
      (4, begins and step is distinct from order_step, 'step', coalesce(step, ''))
    ) as entry (place, happened, change, value)
    where submission_id = request and happened order by place;
    update private.tickets
    set status = 'won', spam = false, order_step = case when begins then step else order_step end,
      -- What is under way can still be tracked.
      parcels = case when begins and (one.relation <> 'addition' or order_step <> 'shipped') then '[]' else parcels end,
      -- From now on the new quote's day is the promise.
      moves = case when begins and one.quote ->> 'delivered' is not null then '[]' else moves end,
      answered_at = coalesce(answered_at, now()), changed_at = now(),
      won_value = case when one.relation <> 'first' then won_value end
    where submission_id = request;
    perform private.add_words(request, concat_ws(' ', said ->> 'name', said ->> 'order'));
    perform private.release_mails(request), private.enqueue_email(request, 'visitor', 'accepted', one.number::text);
    if recorder is null then perform private.enqueue_email(request, 'sales', 'accepted', one.number::text); end if;
  elsif known.state <> 'accepted' then
    return jsonb_build_object('state', known.state);
  elsif one.accepted <> said then
    return '{"state": "taken"}';
  end if;
  return one.accepted || jsonb_build_object('state', 'accepted', 'at', one.accepted_at);
end
$$;

-- For staff: records that a quote was accepted by phone or mail. Raises as lock_request.
create function public.record_acceptance(reference text, acceptance jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  recorder constant text := private.require_staff();
begin
  return private.order_quote(private.lock_request(reference), acceptance, recorder);
end
$$;

-- Withdraws a quote: {"state": "withdrawn"}, or "accepted" if it is too late.
create function public.withdraw_quote(reference text, which integer) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  worker constant text := private.require_staff();
  request constant uuid := private.lock_request(reference);
  one private.quotes;
begin
  select * into one from private.quotes where submission_id = request and number = which;
  if not found then
    raise exception using errcode = 'PT404', message = 'There is no such quote.';
  end if;
  if one.accepted_at is not null then return '{"state": "accepted"}'; end if;
  if one.withdrawn_at is null then
    update private.quotes set withdrawn_at = now() where submission_id = request and number = which;
    insert into private.ticket_history (submission_id, by_name, change, value)
    values (request, worker, 'withdrawn', which::text);
    update private.tickets set changed_at = now() where submission_id = request;
  end if;
  return '{"state": "withdrawn"}';
end
$$;

-- Promises another delivery day for an order, and tells its visitor why. The mail waits ten seconds; a correction meanwhile
-- replaces it. Returns "saved", "unchanged", "noOrder" (none, or delivered), "noDay" (past, or in over ten years), or "moved":
-- the last move is no longer to `seen`.
create function public.move_delivery(reference text, promised date, why text, seen date) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  worker constant text := private.require_staff();
  request constant uuid := private.lock_request(reference);
  reason constant text := left(btrim(why), 500);
  ticket private.tickets;
  last jsonb;
  corrects boolean;
  entry text;
begin
  select * into ticket from private.tickets where submission_id = request;
  last := ticket.moves -> -1;
  if (select state from private.deal_of(ticket)) not in ('ordered', 'more') or ticket.order_step = 'delivered' then return 'noOrder'; end if;
  if last = jsonb_build_object('day', promised, 'why', reason) then return 'unchanged'; end if;
  if (last ->> 'day')::date is distinct from seen then return 'moved'; end if;
  -- A day more, as no place is further behind.
  if promised not between current_date - 1 and current_date + 3653 then return 'noDay'; end if;
  corrects := exists (
    select from private.ticket_history where submission_id = request and change = 'day' and at > now() - interval '10 seconds'
  );
  insert into private.ticket_history (submission_id, by_name, change, value) values (request, worker, 'day', promised::text)
  returning id::text into entry;
  update private.tickets
  set moves = jsonb_path_query_array(case when corrects then moves - -1 else moves end, '$[last - 18 to last]')
      || jsonb_build_object('day', promised, 'why', reason),
    changed_at = now()
  where submission_id = request;
  delete from private.outbox where submission_id = request and kind = 'moved' and state = 'waiting';
  perform private.enqueue_email(request, 'visitor', 'moved', entry);
  update private.outbox set day = promised, next_attempt_at = now() + interval '10 seconds'
  where submission_id = request and kind = 'moved' and about = entry;
  return 'saved';
end
$$;

grant execute on function public.record_acceptance(text, jsonb), public.withdraw_quote(text, integer),
  public.move_delivery(text, date, text, date) to authenticated;

-- Actions of staff on files.

-- Makes a new link to a request for its visitor and returns the token, which is not stored. The 20 newest links made by staff
-- stay valid. Raises 42501 unless called by staff, PT404 if there is no such request.
create function public.ask_for_artwork(reference text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  asker constant text := private.require_staff();
  request constant uuid := private.lock_request(reference);
begin
  insert into private.ticket_history (submission_id, by_name, change, value) values (request, asker, 'link', '');
  return private.make_link(request, 'staff', 20);
end
$$;

-- Makes a key, valid for a day, to send files of the caller's answer: the one that waits for its files, else the draft, which
-- is made if missing. Raises as ask_for_artwork.
create function public.attach_files(reference text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  writer constant text := private.require_staff();
  request constant uuid := private.lock_request(reference);
  token constant text := private.new_token();
begin
  if not exists (
    select from private.messages as answer
    where submission_id = request and by_staff = auth.uid() and state = 'going' and not private.is_whole(answer)
  ) then
    insert into private.messages (submission_id, by_staff, by_name, body, state)
    values (request, auth.uid(), writer, '', 'draft') on conflict (submission_id, by_staff) where state = 'draft' do nothing;
  end if;
  insert into private.links (hash, submission_id, message_id, made_by, expires_at)
  select private.token_hash(token), request, id, 'answer', now() + interval '1 day' from private.messages as answer
  where submission_id = request and by_staff = auth.uid() and (state = 'draft' or not private.is_whole(answer))
  order by state desc limit 1;
  return token;
end
$$;

-- Marks a file of the caller's draft as the proof to approve: {"for", "changed", "lines", "by"}; null for none. An answer has
-- one proof at most. Raises 42501 unless called by staff, PT404 unless it is a PDF or picture of theirs that has arrived and is
-- not sent yet.
create function public.mark_proof(file_id uuid, proof jsonb) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  writer constant text := private.require_staff();
  request constant uuid := (select submission_id from private.artwork where id = file_id);
  answer uuid;
begin
  perform from public."Form Sub" where id = request for key share;
  perform from private.tickets where submission_id = request for update;
  select draft.id into answer from private.artwork as file join private.messages as draft on draft.id = file.message_id
  where file.id = file_id and draft.by_staff = auth.uid() and draft.state = 'draft' and file.state = 'arrived'
    and file.kind = any (array['pdf', 'png', 'jpeg']);
  if not found then
    raise exception using errcode = 'PT404', message = 'There is no such file.';
  end if;
  update private.artwork as file set proof = case
    when file.id = file_id and jsonb_typeof(mark_proof.proof) = 'object' then jsonb_build_object(
      'for', left(mark_proof.proof ->> 'for', 200), 'changed', left(mark_proof.proof ->> 'changed', 1000),
      'lines', coalesce(mark_proof.proof -> 'lines', '[]'), 'by', (mark_proof.proof ->> 'by')::date
    ) end
  where file.message_id = answer;
  return true;
end
$$;

-- Makes a ten-minute key to an arrived file, and logs it. Raises 42501 unless called by staff, PT404 if there is no such file.
create function public.open_artwork(file_id uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  opener constant text := private.require_staff();
  token constant text := private.new_token();
  request uuid;
begin
  -- Locked, because it may be about to be deleted.
  select submission_id into request from private.artwork where id = file_id and state = 'arrived' for key share;
  if not found then
    raise exception using errcode = 'PT404', message = 'This file is not there any more.';
  end if;
  insert into private.artwork_downloads (hash, artwork_id, staff_id)
  values (private.token_hash(token), file_id, (select auth.uid()));
  perform private.log_audit_event('taken', 1, array[request]);
  return token;
end
$$;

-- The file that a key opens, by the key's SHA-256: {"name", "bytes", "parts": [object, …]}; [] if none.
create function public.opened_artwork(key_hash text, file_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object('name', file.name, 'bytes', file.bytes, 'parts', (
      select jsonb_agg(object order by part) from private.artwork_parts where artwork_id = file.id and arrived
    ))
    from private.artwork_downloads as download join private.artwork as file on file.id = download.artwork_id
    where download.hash = key_hash and download.artwork_id = file_id and download.expires_at > now()
  ), '[]')
$$;

grant execute on function
  public.ask_for_artwork(text), public.attach_files(text), public.mark_proof(uuid, jsonb), public.open_artwork(uuid) to authenticated;
grant execute on function public.opened_artwork(text, uuid) to service_role;

-- A number as marketers may see it: null under five.
create function private.hide_small_numbers(number numeric) returns numeric
language sql
immutable
set search_path = ''
as $$
  select case when number >= 5 then number end
$$;

-- Where requests came from in the last weeks, which begin on Monday in `zone`, the running one included. "before" is the same for
-- the span before. days_from, days_to: these days instead, inclusive; weeks begin on the first. Numbers under five are null. []
-- for callers who may not read it.
--   {"first", "today", "weeks": [{"week", "entries", "before", "requests", "won"}],
--    "rows": [{"part": "campaign" | "page" | "product" | "opener" | "all", "name", "from", "entries", "requests", "won", "before", "isNew"}]}
create function public.read_sources(
  zone text, weeks integer default 11, days_from date default null, days_to date default null
) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  today constant date := (now() at time zone zone)::date;
  last constant date := least(today, days_to);
  in_weeks constant integer := 7 * least(greatest(weeks, 1), 104);
  first constant date := case when days_from is null then date_trunc('week', today)::date - in_weeks + 7 else least(days_from, last) end;
  length constant integer := case when days_from is null then in_weeks else least(days_to - first + 1, 731) end;
  answer jsonb;
begin
  if not public.may_read_numbers() then return '[]'; end if;

  with told as (
    select day, count as entries, 0 as requests, 0 as won, page, campaign, null as opener, null as product
    from private.entries where day between first - length and last
    union all
    select
      (ticket.created_at at time zone zone)::date, 0, 1, (ticket.status = 'won')::integer,
      coalesce(source.page, ''), coalesce(source.campaign, ''), coalesce(source.opener, ''), coalesce(source.product, '')
    from private.tickets as ticket left join private.sources as source using (submission_id)
    where ticket.created_at >= (first - length)::timestamp at time zone zone
      and not ticket.spam and ticket.repeat_of is null
  ), fact as (
    -- Grouped by week first, so that the rest reads few rows.
    select
      day >= first as now, first + (day - first + case when day < first then length else 0 end) / 7 * 7 as week,
      sum(entries) as entries, sum(requests) as requests, sum(won) as won, page, campaign, opener, product
    from told where day <= last - length or day between first and last
    group by 1, 2, page, campaign, opener, product
  ), opened as (
    select distinct on (campaign) campaign, host from private.entries
    where day between first and last and host not in ('', 'other')
    group by campaign, host having sum(count) >= 5 order by campaign, sum(count) desc, host
  ), part as (
    select
      kind as part, name,
      coalesce(sum(entries) filter (where fact.now), 0) as entries, coalesce(sum(requests) filter (where fact.now), 0) as requests,
      coalesce(sum(won) filter (where fact.now), 0) as won, coalesce(sum(requests) filter (where not fact.now), 0) as before
    from fact cross join lateral (
      values ('campaign', campaign), ('page', page), ('opener', opener), ('product', product), ('all', '')
    ) as split (kind, name)
    where name is not null
    group by kind, name
  ), week as (
    select
      monday::date as week, sum(entries) filter (where fact.now) as entries, sum(entries) filter (where not fact.now) as before,
      sum(requests) filter (where fact.now) as requests, sum(won) filter (where fact.now) as won
    from generate_series(first::timestamp, last, interval '7 days') as monday
    left join fact on fact.week = monday::date
    group by monday
  )
  select jsonb_build_object(
    'first', first, 'today', last,
    'weeks', (
      select jsonb_agg(jsonb_build_object(
        'week', week, 'entries', private.hide_small_numbers(entries), 'before', private.hide_small_numbers(before),
        'requests', private.hide_small_numbers(requests), 'won', private.hide_small_numbers(won)
      ) order by week)
      from week
    ),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'part', part.part, 'name', part.name, 'entries', private.hide_small_numbers(part.entries), 'requests', private.hide_small_numbers(part.requests),
        'won', private.hide_small_numbers(part.won),
        'before', case when part.requests >= 5 and part.before >= 5 then part.requests - part.before end,
        'isNew', part.requests >= 5 and part.before = 0,
        'from', case when part.part = 'campaign' then (select host from opened where campaign = part.name) end
      ) order by part.requests desc, part.entries desc, part.name), '[]')
      from (
        select * from (
          select *, row_number() over (partition by part.part order by requests desc, entries desc) as place from part
        ) as placed
        where place <= 100 and entries + requests > 0
      ) as part
    )
  ) into answer;
  return answer;
end
$$;
grant execute on function public.read_sources(text, integer, date, date) to authenticated;

-- A manager's numbers of the team in the last weeks, which begin on Monday in `zone`, the running one included. "before" is the
-- same for the span before. days_from, days_to: these days instead, as in read_sources. Values are texts. [] unless called by a
-- manager.
--   office: {"zone", "days": [1 to 7], "from", "to", "closed": [days]}
-- Times until the first answer are minutes in which the office was open.
--   {"first", "today", "weeks": [{"week", "requests", "before", "answered", "median", "ninety"}],
--    "rows": [{"part": "all" | "form" | "country" | "campaign" | "language", "name", "requests", "before", "answered", "median", "ninety"}],
--    "people": [{"name", "answered", "median", "ninety"}],
--    "quotes": [{"currency", "state": "open" | "accepted" | "lost" | "ended", "count", "value"}],
--    "sent": [{"week", "person", "currency", "sent", "sentValue", "accepted", "acceptedValue"}],
--    "reasons": [{"reason", "count", "worth": [{"currency", "value"}]}], "delivered": {"count", "median", "ninety"}}
-- "people" by who answered first. "quotes" leaves out replaced ones, and counts all that are open now, as the desk does. In
-- "sent" null stands for all of them, in "reasons" for no reason given. "delivered": days from acceptance to delivery.
create function public.read_team(
  zone text, office jsonb, weeks integer default 11, days_from date default null, days_to date default null
) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  today constant date := (now() at time zone zone)::date;
  last constant date := least(today, days_to);
  in_weeks constant integer := 7 * least(greatest(weeks, 1), 104);
  first constant date := case when days_from is null then date_trunc('week', today)::date - in_weeks + 7 else least(days_from, last) end;
  length constant integer := case when days_from is null then in_weeks else least(days_to - first + 1, 731) end;
  begins constant timestamptz := first::timestamp at time zone zone;
  ends constant timestamptz := (last + 1)::timestamp at time zone zone;
  opens constant time := office ->> 'from';
  hours constant text := office ->> 'zone';
  answer jsonb;
begin
  if not private.is_manager() then return '[]'; end if;

  with days as materialized (
    select day, open_that_day, (sum(open_that_day) over (order by day))::integer - open_that_day as open_before
    from (
      select noon::date as day, case
        when office -> 'days' @> to_jsonb(extract(isodow from noon)::integer) and not office -> 'closed' ? to_char(noon, 'YYYY-MM-DD')
        then extract(epoch from (office ->> 'to')::time - opens)::integer else 0
      end as open_that_day
      from generate_series((first - 2)::timestamp, (today + 2)::timestamp, interval '1 day') as noon
    ) as each_day
  ), asked as materialized (
    -- Materialized, because converting an instant to the zone's day costs more than reading the row.
    select
      ticket.submission_id, ticket.created_at >= begins as now, (ticket.created_at at time zone zone)::date as day,
      coalesce(ticket.kind, '') as form, case when reply.at is not null then ticket.created_at at time zone hours end as came,
      reply.at at time zone hours as answered, reply.by_name as person
    from private.tickets as ticket
    left join lateral (
      select at, by_name from private.messages as message
      where ticket.created_at >= begins and message.submission_id = ticket.submission_id and state = 'sent' and by_name is not null
      order by at limit 1
    ) as reply on true
    where ticket.created_at >= (first - length)::timestamp at time zone zone and not ticket.spam and ticket.repeat_of is null
      and ticket.created_at < ends
      and (ticket.created_at >= begins or ticket.created_at < (last - length + 1)::timestamp at time zone zone)
  ), fact as (
    select
      asked.now, first + (asked.day - first + case when asked.now then 0 else length end) / 7 * 7 as week,
      form, coalesce(facts ->> 'country', '') as country, coalesce(campaign, '') as campaign, person,
      coalesce(facts ->> 'language', '') as language,
      -- Office minutes between arrival and first answer.
      case when asked.answered is not null then (
        replied.open_before + least(greatest(date_part('epoch', answered::time - opens)::integer, 0), replied.open_that_day)
        - sent.open_before - least(greatest(date_part('epoch', came::time - opens)::integer, 0), sent.open_that_day)
      ) / 60 end as minutes
    from asked
    left join days as sent on sent.day = came::date left join days as replied on replied.day = answered::date
    -- Joined at once in index order, at a quarter of the cost of single lookups.
    left join (
      select * from private.facts where submission_id = any (array(select submission_id from asked)) and facts ?| '{country,language}'
    ) as told on told.submission_id = asked.submission_id
    left join (
      select * from private.sources where submission_id = any (array(select submission_id from asked)) and campaign <> ''
    ) as source on source.submission_id = asked.submission_id
  ), part as materialized (
    select
      case grouping(form, country, campaign, language, week, person)
        when 31 then 'form' when 47 then 'country' when 55 then 'campaign' when 59 then 'language' when 61 then 'week' when 62 then 'person'
        else 'all'
      end as part,
      coalesce(form, country, campaign, language, week::text, person, '') as name,
      count(*) filter (where fact.now) as requests, count(*) filter (where not fact.now) as before, count(minutes) as answered,
      -- One sort for both percentiles.
      percentile_disc(array[0.5, 0.9]) within group (order by minutes) as within
    from fact group by grouping sets ((), (form), (country), (campaign), (language), (week), (person))
  ), quoted as materialized (
    select
      known.currency, ((one).totals ->> coalesce(((one).quote ->> 'asked')::integer, 0))::numeric as offered,
      case known.state when 'accepted' then (one).accepted_at end as accepted_at,
      ((one).accepted ->> 'total')::numeric as accepted, message.at, message.by_name,
      case
        when known.state in ('accepted', 'open', 'replaced') then known.state
        when ticket.status = 'lost' then 'lost'
        else 'ended'
      end as state
    -- A quote that left in this time ends after `begins`.
    from private.quotes_in(
      array(select submission_id from private.quotes where ends_at >= least(begins, now()))
        || array(select submission_id from private.quotes where accepted_at >= begins)
    ) as known
    join private.tickets as ticket on ticket.submission_id = (one).submission_id and not ticket.spam
    cross join lateral (select at, by_name from private.messages where id = (one).message_id offset 0) as message
  ), lost as materialized (
    select distinct submission_id from private.ticket_history where change = 'status' and value = 'lost' and at >= begins and at < ends
  )
  select jsonb_build_object(
    'first', first, 'today', last,
    'weeks', (
      select jsonb_agg(jsonb_build_object(
        'week', monday::date, 'requests', coalesce(requests, 0), 'before', coalesce(before, 0), 'answered', coalesce(answered, 0),
        'median', within[1], 'ninety', within[2]
      ) order by monday)
      from generate_series(first::timestamp, last, interval '7 days') as monday
      left join part on part.part = 'week' and name = monday::date::text
    ),
    'rows', (
      select coalesce(jsonb_agg(
        to_jsonb(line) - 'within' || jsonb_build_object('median', line.within[1], 'ninety', line.within[2])
        order by line.requests desc, line.name
      ), '[]') from part as line where part not in ('week', 'person') and requests + before > 0
    ),
    'people', (
      select coalesce(jsonb_agg(
        jsonb_build_object('name', name, 'answered', answered, 'median', within[1], 'ninety', within[2]) order by answered desc, name
      ), '[]') from part where part = 'person' and answered > 0
    ),
    'quotes', (
      select coalesce(jsonb_agg(shown order by shown.currency, shown.state), '[]') from (
        select currency, state, count(*) as count, sum(coalesce(accepted, offered))::text as value
        from quoted where (at >= begins and at < ends or state = 'open') and state <> 'replaced'
        group by 1, 2
      ) as shown
    ),
    'sent', (
      select coalesce(jsonb_agg(sums order by sums.week desc nulls first, sums.person nulls first, sums.currency), '[]') from (
        select
          week, by_name as person, currency,
          count(*) filter (where not won) as sent, coalesce(sum(value) filter (where not won), 0)::text as "sentValue",
          count(*) filter (where won) as accepted, coalesce(sum(value) filter (where won), 0)::text as "acceptedValue"
        from quoted
        cross join lateral (values (false, quoted.at, offered), (true, accepted_at, quoted.accepted)) as happened (won, moment, value)
        cross join lateral (select first + ((moment at time zone zone)::date - first) / 7 * 7) as told (week)
        where moment >= begins and moment < ends
        group by grouping sets ((week, by_name, currency), (by_name, currency), (currency))
      ) as sums
    ),
    'reasons', (
      select coalesce(jsonb_agg(shown order by shown.count desc, shown.reason), '[]') from (
        select reason, sum(count) as count, jsonb_agg(jsonb_build_object('currency', currency, 'value', value) order by currency)
          filter (where currency is not null) as worth
        from (
          select (ticket).lost_reason as reason, deal.currency, count(*) as count, sum(deal.value)::text as value
          from lost cross join lateral (
            select ticket from private.tickets as ticket where submission_id = lost.submission_id offset 0
          ) as found cross join private.deal_of(found.ticket) as deal
          where (ticket).status = 'lost' and not (ticket).spam
          group by 1, 2
        ) as sums group by reason
      ) as shown
    ),
    'delivered', (
      select jsonb_build_object('count', count, 'median', within[1], 'ninety', within[2]) from (
        select percentile_disc(array[0.5, 0.9]) within group (order by days) as within, count(*) as count from (
          select (delivered.at at time zone zone)::date - (coalesce(
            (select min(accepted_at) from private.quotes where submission_id = ticket.submission_id and cancelled_at is null),
            (select max(at) from private.ticket_history where submission_id = ticket.submission_id and change = 'status' and value = 'won')
          ) at time zone zone)::date as days
          from private.tickets as ticket
          cross join lateral (select (private.order_of(ticket) -> 'times' ->> 'delivered')::timestamptz as at) as delivered
          where ticket.status = 'won' and ticket.order_step = 'delivered' and not ticket.spam
            and ticket.submission_id = any (array(
              select submission_id from private.ticket_history
              where change = 'step' and at >= begins and at < ends and value = 'delivered'
            )) and delivered.at >= begins and delivered.at < ends
        ) as taken
      ) as told
    )
  ) into answer;
  return answer;
end
$$;
grant execute on function public.read_team(text, jsonb, integer, date, date) to authenticated;

-- Locks the `chosen` requests, and the others that these addresses wrote to by mail, in the one order of locks
-- (update_tickets).
create function private.lock_to_erase(chosen uuid[], addresses text[]) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform from public."Form Sub" where id = any (chosen)
    or id in (select submission_id from private.messages where sender = any (addresses))
    or id in (select submission_id from private.artwork where mailed_by = any (addresses))
  order by id for update;
end
$$;

-- Erases requests, and what these addresses sent by mail to others. Callers hold all of them (lock_to_erase).
create function private.erase_locked(chosen uuid[], addresses text[]) returns void
language sql
volatile
set search_path = ''
as $$
  delete from public."Form Sub" where id = any (chosen);
  delete from private.messages where sender = any (addresses);
  delete from private.artwork where mailed_by = any (addresses);
  select private.log_audit_event('erased', cardinality(chosen), chosen)
$$;

-- The notes that a person sent by mail to requests of others.
create function public.count_mails(address text) returns integer
language sql
stable
security definer
set search_path = ''
as $$ select count(*) from private.messages where sender = lower(trim(address)) $$;

-- Erases a person's requests by e-mail address, ignoring case, with their receipts, tickets, notes, links, messages, quotes and
-- queued mails, and what the address sent by mail to requests of others; returns the number of requests. Only counts unless
-- `carry_out`.
create function public.erase_submissions(address text, carry_out boolean default false) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_ids uuid[];
begin
  if not carry_out then
    return (select count(*) from public."Form Sub" where lower(form_data ->> 'email') = lower(trim(address)));
  end if;
  found_ids := array(select id from public."Form Sub" where lower(form_data ->> 'email') = lower(trim(address)));
  perform private.lock_to_erase(found_ids, array[lower(trim(address))]);
  perform private.erase_locked(found_ids, array[lower(trim(address))]);
  return cardinality(found_ids);
end
$$;

-- Requests stored before an instant, counted by outcome: {"new": 3, "won": 1, "spam": 2, "repeated": 1}.
create function public.count_old_submissions(before timestamptz) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(state, found), '{}')
  from (
    select
      case when ticket.spam then 'spam' when ticket.repeat_of is not null then 'repeated' else ticket.status end as state,
      count(*) as found
    from private.tickets as ticket where created_at < before group by 1
  ) as split
$$;

-- Erases requests stored before an instant, `most` per call to keep statements short, and returns the number. Keeps unanswered
-- ones unless `unanswered_too`. Without `carry_out` it counts all of them.
create function public.purge_submissions(
  before timestamptz, carry_out boolean default false, most integer default 1000, unanswered_too boolean default false
)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_ids uuid[];
begin
  if not carry_out then
    return (select count(*) from private.tickets where created_at < before) - (
      select count(*) from private.tickets
      where not unanswered_too and created_at < before and status = 'new' and not spam and repeat_of is null
    );
  end if;
  -- In the one order of locks (update_tickets).
  found_ids := array(
    select id from public."Form Sub" where id in (
      select submission_id from private.tickets
      where created_at < before and (unanswered_too or status <> 'new' or spam or repeat_of is not null)
      order by created_at limit most
    ) order by id for update
  );
  delete from public."Form Sub" where id = any (found_ids);
  perform private.log_audit_event('purged', cardinality(found_ids), found_ids);
  return cardinality(found_ids);
end
$$;

grant execute on function
  public.erase_submissions(text, boolean), public.count_mails(text), public.purge_submissions(timestamptz, boolean, integer, boolean),
  public.count_old_submissions(timestamptz) to service_role;

-- Whether the visitor has written, accepted or approved: such a request is never purged as spam.
create function private.visitor_has_responded(request uuid) returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (select from private.messages where submission_id = request and state = 'sent' and by_name is null)
    or exists (select from private.quotes where submission_id = request and accepted_at is not null)
    or exists (select from private.artwork where submission_id = request and approved_at is not null)
$$;

-- Erases requests flagged for `days` days, `most` per call, and returns the number. A hosted project runs it every night
-- (schedule.sql).
create function public.purge_spam(days integer default 60, most integer default 1000) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  found_ids uuid[];
begin
  -- In the one order of locks (update_tickets).
  found_ids := array(
    select stored.id from public."Form Sub" as stored
    where stored.id in (
      select ticket.submission_id from private.tickets as ticket
      where ticket.spam and ticket.created_at < now() - make_interval(days => greatest(days, 1))
        and not private.visitor_has_responded(ticket.submission_id)
      order by ticket.created_at limit most
    )
    order by stored.id for update
  );
  -- Checked again: a colleague may have unflagged it meanwhile.
  with erased as (
    delete from public."Form Sub" where id in (
      select submission_id from private.tickets
      where submission_id = any (found_ids) and spam and not private.visitor_has_responded(submission_id)
    ) returning id
  )
  select coalesce(array_agg(id), '{}') into found_ids from erased;
  perform private.log_audit_event('purged', cardinality(found_ids), found_ids);
  return cardinality(found_ids);
end
$$;

-- Erases flagged requests that a colleague chose, with their word-for-word repeats, and logs it. Returns how many of them remain
-- because they were unflagged or accepted meanwhile; a retry returns the same.
create function public.delete_spam(ids uuid[]) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  chosen constant uuid[] := ids[1:500];
  person constant text := private.require_staff();
  found_ids uuid[];
begin
  -- In the one order of locks (update_tickets).
  found_ids := array(
    select stored.id from public."Form Sub" as stored
    where stored.id in (
      select ticket.submission_id from private.tickets as ticket
      where ticket.submission_id = any (chosen) or ticket.repeat_of = any (chosen)
    )
    order by stored.id for update
  );
  -- Checked after locking, as in purge_spam.
  with erased as (
    delete from public."Form Sub" where id in (
      select ticket.submission_id from private.tickets as ticket
      join private.tickets as first on first.submission_id = coalesce(ticket.repeat_of, ticket.submission_id)
      where ticket.submission_id = any (found_ids) and first.submission_id = any (chosen) and first.spam
        and not exists (
          select from private.quotes as one where one.submission_id = first.submission_id and one.accepted_at is not null
        )
    ) returning id
  )
  select coalesce(array_agg(id), '{}') into found_ids from erased;
  perform private.log_audit_event('spam', cardinality(found_ids), found_ids);
  return (select count(*) from public."Form Sub" where id = any (chosen));
end
$$;

grant execute on function public.delete_spam(uuid[]) to authenticated;
grant execute on function public.purge_spam(integer, integer) to service_role;

-- An amount: {"value": "12.50", "currency": "EUR"}; null for none. The value is text, because JSON numbers are rounded on the
-- way.
create function private.money(value numeric, currency text) returns jsonb
language sql
immutable
set search_path = ''
as $$ select jsonb_build_object('value', value::text, 'currency', currency) where value is not null $$;

-- A request's activity, oldest first. `theirs` marks what the visitor did.
--   [{"at", "by", "kind": "request" | "message" | "quote" | "accepted" | "recorded" | "note" | "file", "text", "theirs"}]
-- A request also has "id", "reference", "status", "details" and "worth" (private.money); a quote "sent" (private.quotes_of); an
-- acceptance "worth", and the quote's number as its text; a file "file", its id once it has arrived.
create function private.activity_of(ticket private.tickets) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select jsonb_build_array(jsonb_build_object(
    'kind', 'request', 'at', ticket.created_at, 'id', id, 'reference', private.reference(id), 'by', name, 'theirs', true,
    'status', case when ticket.spam then 'spam' else ticket.status end,
    'text', concat_ws(', ', nullif(form_data ->> 'company', ''), form_data ->> 'email', nullif(form_data ->> 'phone', '')),
    'details', form_data ->> 'details', 'worth', (select private.money(value, currency) from private.deal_of(ticket))
  )) || (
    select coalesce(jsonb_agg(
      to_jsonb(line) || jsonb_build_object('by', coalesce(line.by, name), 'theirs', line.by is null) order by at, kind
    ), '[]') from (
      select at, by_name as by, 'message' as kind, body as text, null::uuid as file, null::jsonb as sent, null::jsonb as worth
      from private.messages where submission_id = stored.id and state <> 'draft'
      union all
      select message.at, message.by_name, 'quote', one.number::text, null,
        jsonb_path_query_first(private.quotes_of(stored.id), '$[*] ? (@.number == $number)', jsonb_build_object('number', number)), null
      from private.quotes as one join private.messages as message on message.id = one.message_id
      where one.submission_id = stored.id
      union all
      select accepted_at, accepted ->> 'by', case when accepted ? 'by' then 'recorded' else 'accepted' end, number::text, null, null,
        private.money((accepted ->> 'total')::numeric, quote ->> 'currency')
      from private.quotes where submission_id = stored.id and accepted_at is not null
      union all
      select at, by_name, 'note', value, null, null, null from private.ticket_history where submission_id = stored.id and change = 'note'
      union all
      select begun_at, null, 'file', name, case when state = 'arrived' then artwork.id end, null, null
      from private.artwork where submission_id in (select private.with_repeats(stored.id)) and message_id is null
    ) as line where text <> ''
  )
  from public."Form Sub" as stored, btrim((form_data ->> 'firstName') || ' ' || (form_data ->> 'lastName')) as name
  where id = ticket.submission_id
$$;

-- One customer: related requests and, for managers, exporting and erasing them.

-- Key by which two phone numbers match: the last nine digits, since country codes and leading zeros vary.
create function private.phone_end(typed text) returns text
language sql
immutable
set search_path = ''
as $$ select right(private.phone_digits(left(typed, 80)), 9) $$;

-- Requests related to a request, itself included, each once with the first reason that holds: 'address', 'phone', 'company' in
-- any spelling. Includes word-for-word repeats.
create function private.related_requests(request uuid) returns table (id uuid, why text)
language sql
stable
rows 20
set search_path = ''
-- The planner overestimates the matches and would scan the table instead of the search index.
set enable_seqscan = off
as $$
  with one as (
    select ticket.email, ticket.company, private.phone_end(stored.form_data ->> 'phone') as number
    from private.tickets as ticket join public."Form Sub" as stored on stored.id = ticket.submission_id
    where ticket.submission_id = request
  ), found (id, why, place) as (
    select request, 'address', 1 from one
    union all
    select submission_id, 'address', 1 from private.tickets where email = (select nullif(email, '') from one)
    union all
    select said.submission_id, 'phone', 2
    from one join private.search_index as said on said.words @@ ('t' || one.number)::tsquery
    where (select private.phone_end(form_data ->> 'phone') from public."Form Sub" where id = said.submission_id) = one.number
    union all
    select submission_id, 'company', 3 from private.tickets where company = (select nullif(company, '') from one)
  )
  select distinct on (id) id, why from found order by id, place
$$;

-- Related requests, newest first, 50 for each reason. [] if there is no such request, or the caller is not staff.
--   [{"why", "count", "shown", "won": [private.money], "lines": private.activity_of}]
create function public.read_customer(reference text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not public.is_staff() then return '[]'; end if;
  return (
    with known as (
      select belongs.why, ticket,
        row_number() over (partition by why order by ticket.created_at desc, ticket.submission_id desc) as place
      from private.related_requests(private.request_by_reference(reference)) as belongs
      join private.tickets as ticket on ticket.submission_id = belongs.id
      where ticket.repeat_of is null or ticket.submission_id = private.request_by_reference(reference)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'why', why, 'count', count, 'shown', least(count, 50), 'lines', (
        select jsonb_agg(line order by known.place, number)
        from known, jsonb_array_elements(private.activity_of(ticket)) with ordinality as said (line, number)
        where known.why = split.why and known.place <= 50
      ), 'won', (
        select coalesce(jsonb_agg(private.money(value, currency) order by value desc), '[]') from (
          select deal.currency, sum(deal.value) as value from known, private.deal_of(known.ticket) as deal
          where known.why = split.why and deal.state in ('ordered', 'more') and deal.value is not null group by 1
        ) as sums
      )
    ) order by array_position('{address,phone,company}', why)), '[]')
    from (select why, count(*) from known group by why) as split
  );
end
$$;

-- The requests that a manager exports or erases: those of the same address, the ticked others, and all their repeats.
create function private.selected_requests(request uuid, also uuid[]) returns uuid[]
language sql
stable
set search_path = ''
as $$
  with chosen as (select id from private.related_requests(request) where why = 'address' or id = any (also))
  select array(
    select id from chosen
    union select submission_id from private.tickets where repeat_of in (select id from chosen)
    order by 1
  )
$$;

-- The addresses of these requests.
create function private.addresses_of(chosen uuid[]) returns text[]
language sql
stable
set search_path = ''
as $$ select array_agg(distinct lower(form_data ->> 'email')) from public."Form Sub" where id = any (chosen) $$;

-- Counts what is stored of these requests: {"requests", "messages", "quotes", "files", "notes", "mails", "set"}. `mails` are notes
-- that their addresses sent by mail to other requests; `set` identifies the requests.
create function private.count_stored(chosen uuid[]) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'requests', (select count(*) from public."Form Sub" where id = any (chosen)),
    'messages', (select count(*) from private.messages where submission_id = any (chosen) and state <> 'draft'),
    'quotes', (select count(*) from private.quotes where submission_id = any (chosen)),
    'files', (select count(*) from private.artwork where submission_id = any (chosen)),
    'notes', (select count(*) from private.ticket_history where submission_id = any (chosen) and change = 'note'),
    'mails', (
      select count(*) from private.messages
      where submission_id <> all (chosen) and sender = any (private.addresses_of(chosen))
    ),
    'set', md5(chosen::text)
  )
$$;

-- Counts the rows that erasing would delete. "seen" is private.count_stored; "named" has the newest 50 notes on other requests that mention an
-- address or number of these. Raises 42501 unless called by a manager, PT404 if there is no such request.
create function public.count_customer(reference text, also uuid[] default '{}') returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  chosen uuid[];
  addresses text[];
  numbers text[];
begin
  perform private.require_manager();
  chosen := private.selected_requests(private.request_by_reference(reference), also);
  if chosen = '{}' then
    raise exception using errcode = 'PT404', message = 'This request is not there any more.';
  end if;
  addresses := private.addresses_of(chosen);
  select array_agg(distinct private.phone_end(form_data ->> 'phone')) into numbers
  from public."Form Sub" where id = any (chosen);
  return jsonb_build_object('seen', private.count_stored(chosen), 'named', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', 'note', 'at', at, 'by', by_name, 'text', value, 'reference', private.reference(submission_id)
    )), '[]') from (
      select * from private.ticket_history
      where change = 'note' and submission_id <> all (chosen) and (
        exists (select from unnest(addresses) as one where length(one) > 2 and strpos(lower(value), one) > 0)
        or exists (
          select from unnest(numbers) as one
          where length(one) > 6 and strpos(regexp_replace(value, '[\s()./+-]', '', 'g'), one) > 0
        )
      )
      order by id desc limit 50
    ) as notes
  ));
end
$$;

-- Exports all that is stored of a person, and logs it: private.ticket_json of each request without colleagues' internals (account
-- ids, drafts, who has it open). Raises as count_customer.
--   {"exported_at", "requests", "mails": [{"reference", "at", "body"}] on requests of others}
create function public.export_customer(reference text, also uuid[] default '{}') returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  chosen uuid[];
begin
  perform private.require_manager();
  chosen := private.selected_requests(private.request_by_reference(reference), also);
  if chosen = '{}' then
    raise exception using errcode = 'PT404', message = 'This request is not there any more.';
  end if;
  perform private.log_audit_event('person', cardinality(chosen), chosen);
  return jsonb_build_object('exported_at', now(), 'mails', (
    select coalesce(jsonb_agg(jsonb_build_object('reference', private.reference(submission_id), 'at', at, 'body', body) order by at), '[]')
    from private.messages where submission_id <> all (chosen) and sender = any (private.addresses_of(chosen))
  ), 'requests', (
    select jsonb_agg(
      private.ticket_json(ticket) - '{owner,draft,writing,reading,mailed}'::text[]
        || jsonb_build_object('reference', private.reference(submission_id))
      order by created_at desc
    )
    from private.tickets as ticket where submission_id = any (chosen)
  ));
end
$$;

-- Erases the counted requests, and logs it: {"state": "erased"}. If the count no longer equals `seen`, it erases nothing:
-- {"state": "changed"}. Raises as count_customer.
create function public.erase_customer(reference text, also uuid[], seen jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request constant uuid := private.request_by_reference(reference);
  chosen uuid[];
  addresses text[];
begin
  perform private.require_manager();
  perform private.require_staff();
  chosen := private.selected_requests(request, also);
  if chosen = '{}' then
    raise exception using errcode = 'PT404', message = 'This request is not there any more.';
  end if;
  -- After this, concurrent writers have finished, or find the request gone.
  addresses := private.addresses_of(chosen);
  perform private.lock_to_erase(chosen, addresses);
  if private.selected_requests(request, also) is distinct from chosen or private.count_stored(chosen) is distinct from seen then
    return '{"state": "changed"}';
  end if;
  perform private.erase_locked(chosen, addresses);
  return '{"state": "erased"}';
end
$$;

grant execute on function
  public.read_customer(text), public.count_customer(text, uuid[]), public.export_customer(text, uuid[]),
  public.erase_customer(text, uuid[], jsonb)
  to authenticated;

-- The mails waiting to be sent, and the age of the oldest in seconds, for monitoring. Raises 42501 unless called by staff or the
-- functions.
create function public.health() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not public.is_staff() and current_setting('role') <> 'service_role' then
    raise exception using errcode = 'insufficient_privilege', message = 'Only staff may ask this.';
  end if;
  return (
    select jsonb_build_object('waiting', count(*), 'oldest', coalesce(extract(epoch from now() - min(created_at))::integer, 0))
    from private.outbox where state in ('waiting', 'sending')
  );
end
$$;
grant execute on function public.health() to authenticated, service_role;
