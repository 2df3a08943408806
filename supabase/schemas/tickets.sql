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
