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
