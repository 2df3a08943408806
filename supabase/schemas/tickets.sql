-- What sales does with each request, beside the request itself, which nobody changes. One ticket per row of "Form Sub".
create table private.tickets (
  submission_id uuid primary key references public."Form Sub" (id) on delete cascade,
  -- Copied, because the list is filtered and sorted by one index each.
  created_at timestamptz not null,
  event_type text not null,
  -- The form it came from.
  kind text not null check (kind in ('project-request', 'quote', 'quick-quote')),
  -- It looked like a robot's. It is stored all the same, and its mail is held until a person takes the flag away.
  spam boolean not null default false,
  status text not null default 'new' check (status in ('new', 'contacted', 'quoted', 'won', 'lost')),
  owner uuid references public.staff (user_id) on delete set null,
  words tsvector not null
);
create index tickets_newest on private.tickets (created_at desc, submission_id desc);
create index tickets_kind on private.tickets (kind, created_at desc, submission_id desc);
create index tickets_event_type on private.tickets (event_type, created_at desc, submission_id desc);
create index tickets_status on private.tickets (status, created_at desc, submission_id desc);
create index tickets_spam on private.tickets (created_at desc, submission_id desc) where spam;
create index tickets_unanswered on private.tickets (created_at, submission_id) where status = 'new' and not spam;
-- Removing somebody of staff looks their tickets up.
create index tickets_owner on private.tickets (owner) where owner is not null;
create index tickets_words on private.tickets using gin (words);
alter table private.tickets enable row level security;
revoke all on private.tickets from public, anon, authenticated, service_role;

-- Who did what to a ticket, and when; notes are the entries with change = 'note'.
create table private.ticket_history (
  id bigint generated always as identity primary key,
  submission_id uuid not null references public."Form Sub" (id) on delete cascade,
  at timestamptz not null default now(),
  -- The name as it was: an entry outlives the account.
  by_name text not null,
  change text not null check (change in ('status', 'owner', 'note', 'not spam')),
  value text not null check (length(value) <= 2000)
);
create index ticket_history_of on private.ticket_history (submission_id, id);
alter table private.ticket_history enable row level security;
revoke all on private.ticket_history from public, anon, authenticated, service_role;

-- A text as words to search by: no capitals, no accents, split at everything that is no letter and no digit.
create function private.search_words(searched text) returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(distinct left(word, 200)) filter (where word <> ''), '{}')
  from regexp_split_to_table(
    regexp_replace(normalize(lower(searched), nfd), '[\u0300-\u036f]', '', 'g'), '[\s[:punct:]]+'
  ) as word
$$;

-- The reference as it is shown: KL-7F3A-0142-9BC1.
create function private.reference(id uuid) returns text
language sql
immutable
set search_path = ''
as $$
  select upper('KL-' || left(id::text, 4) || '-' || substr(id::text, 5, 4) || '-' || substr(id::text, 10, 4))
$$;

-- Opens the ticket of a request. Which form it came from is told by store_submission; without that the details tell.
create function private.open_ticket(stored public."Form Sub") returns void
language sql
set search_path = ''
as $$
  insert into private.tickets (submission_id, created_at, event_type, kind, words)
  values (
    stored.id,
    stored.created_at,
    left(stored.form_data ->> 'eventType', 200),
    case when stored.form_data ->> 'details' like 'Quote request for:%' then 'quote' else 'project-request' end,
    -- Address and reference also as a whole: as words they would be found with a million others.
    array_to_tsvector(
      private.search_words((select string_agg(value, ' ') from jsonb_each_text(stored.form_data)))
      || private.search_words(private.reference(stored.id))
      || lower(private.reference(stored.id))
      || array_remove(array[left(lower(stored.form_data ->> 'email'), 200)], '')
    )
  )
$$;

-- Every row gets its ticket, whoever inserts it: a request that the list does not show would be lost to sales.
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

revoke all on function
  private.search_words(text), private.reference(uuid), private.open_ticket(public."Form Sub"), private.open_ticket_of_new_row()
  from public, anon, authenticated, service_role;
