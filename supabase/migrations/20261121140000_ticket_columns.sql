-- What staff sort and choose by becomes columns of the ticket, filled for what is stored already.

-- A day of the calendar that was typed as 2027-03-05; null for anything else, February 30 among them.
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

-- Timeline and budget are the last two lines of a quick quote's details; null where there are none.
create function private.quick_quote_line(details text, label text) returns text
language sql
immutable
set search_path = ''
as $$
  select left(substring(details from '\n' || label || ': ([^\n]*)(?:\nBudget Range: [^\n]*)?$'), 100)
$$;

alter table private.tickets
  add column event_date date,
  add column timeline text,
  add column budget text,
  -- Whoever sent it, as the list looks them up.
  add column email text not null default '',
  add column company text not null default '',
  -- The request that this one repeats word for word: the workplace shows the two as one. No foreign key, because that
  -- one may be erased first.
  add column repeat_of uuid,
  -- From when on it is due again; until then it waits.
  add column remind_at timestamptz,
  add column answered_at timestamptz,
  add column changed_at timestamptz;

update private.tickets as ticket
set
  event_date = private.calendar_day(stored.form_data ->> 'eventDate'),
  timeline = private.quick_quote_line(stored.form_data ->> 'details', 'Timeline'),
  budget = private.quick_quote_line(stored.form_data ->> 'details', 'Budget Range'),
  email = left(lower(stored.form_data ->> 'email'), 254),
  company = left(lower(btrim(stored.form_data ->> 'company')), 200),
  answered_at = (
    select min(at) from private.ticket_history as entry
    where entry.submission_id = stored.id and entry.change = 'status' and ticket.status <> 'new'
  ),
  changed_at = (select max(at) from private.ticket_history as entry where entry.submission_id = stored.id)
from public."Form Sub" as stored
where stored.id = ticket.submission_id;

update private.tickets as ticket
set repeat_of = same.first_id
from (
  select
    id,
    first_value(id) over (
      partition by stored.form_data order by stored.created_at, stored.id
    ) as first_id
  from public."Form Sub" as stored
  join private.tickets as open_one on open_one.submission_id = stored.id
  where open_one.status = 'new' and not open_one.spam
) as same
where same.id = ticket.submission_id and same.first_id <> same.id;

alter table private.tickets
  -- The promise is 24 hours (content/leads/common.yaml). By way of UTC, because hours are the same there all year.
  add column due_at timestamptz not null generated always as (
    coalesce(remind_at, (created_at at time zone 'UTC' + interval '24 hours') at time zone 'UTC')
  ) stored,
  -- Whether an answer is owed, now or when its reminder comes.
  add column owed boolean not null generated always as (
    not spam and repeat_of is null and (status = 'new' or remind_at is not null)
  ) stored;

create index tickets_due on private.tickets (due_at, submission_id) where owed;
create index tickets_event on private.tickets (event_date, submission_id) where event_date is not null;
create index tickets_waiting on private.tickets (remind_at) where remind_at is not null;
create index tickets_email on private.tickets (email);
create index tickets_company on private.tickets (company);
create index tickets_repeats on private.tickets (repeat_of) where repeat_of is not null;
-- Whether any mail was ever tried, which tells whether there is a mail service.
create index outbox_tried on private.outbox (id) where attempts > 0;
create index ticket_history_status on private.ticket_history (at) where change = 'status';

create or replace function private.open_ticket(stored public."Form Sub") returns void
language sql
set search_path = ''
as $$
  insert into private.tickets (
    submission_id, created_at, event_type, event_date, timeline, budget, email, company, kind, repeat_of, words
  )
  values (
    stored.id,
    stored.created_at,
    left(stored.form_data ->> 'eventType', 200),
    private.calendar_day(stored.form_data ->> 'eventDate'),
    private.quick_quote_line(stored.form_data ->> 'details', 'Timeline'),
    private.quick_quote_line(stored.form_data ->> 'details', 'Budget Range'),
    left(lower(stored.form_data ->> 'email'), 254),
    left(lower(btrim(stored.form_data ->> 'company')), 200),
    case when stored.form_data ->> 'details' like 'Quote request for:%' then 'quote' else 'project-request' end,
    -- Only of one that nobody has answered: who asks again after an answer asks anew.
    (
      select earlier.submission_id
      from private.tickets as earlier
      join public."Form Sub" as first on first.id = earlier.submission_id
      where earlier.email = left(lower(stored.form_data ->> 'email'), 254)
        and earlier.repeat_of is null and earlier.status = 'new' and not earlier.spam
        and first.form_data = stored.form_data
      limit 1
    ),
    -- Address and reference also as a whole: as words they would be found with a million others.
    array_to_tsvector(
      private.search_words((select string_agg(value, ' ') from jsonb_each_text(stored.form_data)))
      || private.search_words(private.reference(stored.id))
      || lower(private.reference(stored.id))
      || array_remove(array[left(lower(stored.form_data ->> 'email'), 200)], '')
    )
  )
$$;

revoke all on function private.calendar_day(text), private.quick_quote_line(text, text)
  from public, anon, authenticated, service_role;
