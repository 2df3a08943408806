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
