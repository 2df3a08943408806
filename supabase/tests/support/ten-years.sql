-- Ten years of a good team: 100,000 requests of 30,000 addresses with their history, six in a thousand still unanswered.
insert into auth.users (id, email) select ('a0000000-0000-4000-8000-00000000000' || n)::uuid, n || '@staff.example' from generate_series(1, 5) as n;
insert into public.staff (user_id, name, email) select id, 'Zoe', email from auth.users where email like '%@staff.example';

-- Without the trigger, whose two statements would be planned again for each row.
alter table public."Form Sub" disable trigger open_ticket;
insert into public."Form Sub" (created_at, form_data)
select at, jsonb_build_object(
  'firstName', (array['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Linus', 'Margaret'])[1 + n % 8],
  'lastName', 'Person' || n % 5000, 'email', 'person' || n % 30000 || '@company' || n % 8000 || '.example',
  'phone', '+1 305 555 ' || lpad((n % 10000)::text, 4, '0'), 'company', case when n % 4 > 0 then 'Company' || n % 8000 else '' end,
  'eventType', (array['corporate', 'launch', 'other', 'apparel'])[1 + n % 4], 'quantity', (n % 500)::text,
  'eventDate', case when n % 3 = 0 then to_char(at + n % 90 * interval '1 day', 'YYYY-MM-DD') else '' end,
  'details', 'We need printed notebooks, mugs and bags for the team in Miami, delivered to several offices. Job ' || n
)
from (select n, now() - n * interval '52 minutes' as at from generate_series(100000, 1, -1) as n) as made;
create temp table made as
  select *, row_number() over (order by created_at desc)::integer as n from public."Form Sub";
insert into private.tickets (
  submission_id, created_at, event_type, event_date, email, company, kind, spam, status, owner, promised_at, answered_at,
  remind_at, repeat_of
)
select
  id, created_at, form_data ->> 'eventType', private.calendar_day(form_data ->> 'eventDate'), form_data ->> 'email',
  private.company_key(form_data ->> 'company'), (array['project-request', 'quote', 'quick-quote'])[1 + n % 3], n % 50 = 7,
  case when n % 157 = 0 or n < 60 then 'new' else (array['contacted', 'quoted', 'won', 'lost', 'lost'])[1 + n % 5] end,
  case when n % 3 > 0 then ('a0000000-0000-4000-8000-00000000000' || 1 + n % 5)::uuid end, created_at + interval '1 day',
  case when n % 157 > 0 and n >= 60 then created_at + n % 30 * interval '1 hour' end,
  case when n % 331 = 0 then now() + n % 900 * interval '1 hour' end, case when n % 40 = 9 then lag(id) over (order by n) end
from made;
insert into private.search_index
  select id, private.ticket_words(stored), private.fuzzy_keys(form_data) from public."Form Sub" as stored order by created_at;
insert into private.facts select id, '{"typed": 100, "timeline": "rush"}' from made;
insert into private.outbox (submission_id, state, attempts, sent_at) select id, 'sent', 1, created_at from made;
insert into private.sources select id, (array['/', '/printing', '/translation', '/veterinary'])[1 + n % 4], 'hero', 'product' || n % 30,
  case when n % 20 = 0 then 'campaign' || n % 12 else '' end, 'news.example' from made;
insert into private.ticket_history (submission_id, at, by_name, change, value)
  select id, created_at + entry * interval '5 hours', 'Zoe', (array['status', 'note', 'owner'])[entry], (array['won', 'Called.', 'Zoe'])[entry]
  from made, generate_series(1, 3) as entry order by created_at;
insert into private.links (hash, submission_id, announced) select encode(sha256(id::text::bytea), 'hex'), id, 2 * (n % 4 = 0)::integer from made;
-- An answer to each request that is not new, every second one with a quote.
insert into private.messages (submission_id, by_staff, by_name, body, at)
  select id, ('a0000000-0000-4000-8000-00000000000' || 1 + n % 5)::uuid, 'Zoe', 'Here is what it costs.', created_at + interval '3 hours'
  from made where n % 157 > 0 and n >= 60 order by created_at;
insert into private.quotes (submission_id, number, message_id, quote, totals, ends_at, accepted_at, accepted)
  select submission_id, 1, private.messages.id, '{"currency": "USD", "columns": [], "asked": null}', '["4290.00"]', at + interval '14 days',
    case when n % 5 = 2 then at + interval '1 day' end, case when n % 5 = 2 then '{"name": "Ada", "order": "", "choice": 0, "total": "4290.00"}'::jsonb end
  from private.messages join made on made.id = submission_id where n % 2 = 0;
insert into private.artwork (submission_id, name, sha256, bytes, kind, state, arrived_at, expires_at, findings)
  select id, file, repeat('a', 64), 1000, 'pdf', 'arrived', created_at, null, '{"level": "good"}'
  from made, generate_series(1, 2) as file where n % 4 = 0;
insert into private.entries select current_date - day, '/' || kind % 20, 'news.example', 'campaign' || kind % 12, 9
  from generate_series(0, 3650) as day, generate_series(1, 60) as kind;
drop table made;
alter table public."Form Sub" enable trigger open_ticket;
