-- The name under which the signed-in caller works.
-- Raises 42501 when the caller is not staff.
create function private.staff_name() returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  own_name constant text := (select name from public.staff where user_id = auth.uid() and public.is_staff());
begin
  if own_name is null then
    raise exception using errcode = 'insufficient_privilege', message = 'Only staff may do this.';
  end if;
  return own_name;
end
$$;

-- What is stored in the column that a change is of, as text.
create function private.ticket_value(ticket private.tickets, change text) returns text
language sql
immutable
set search_path = ''
as $$
  select case change
    when 'status' then ticket.status
    when 'owner' then coalesce(ticket.owner::text, '')
    when 'spam' then ticket.spam::text
  end
$$;

-- One ticket with all that staff read of it.
create function private.whole_ticket(ticket private.tickets) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'id', ticket.submission_id, 'created_at', ticket.created_at, 'form_data', stored.form_data,
    'kind', ticket.kind, 'spam', ticket.spam, 'status', ticket.status,
    'owner', ticket.owner, 'owner_name', (select name from public.staff where user_id = ticket.owner),
    'event_date', ticket.event_date, 'timeline', ticket.timeline, 'budget', ticket.budget,
    'due_at', ticket.due_at, 'remind_at', ticket.remind_at, 'owed', ticket.owed,
    'answered_at', ticket.answered_at, 'changed_at', ticket.changed_at,
    'source', private.source_of(ticket.submission_id),
    'artwork', private.artwork_of(ticket.submission_id),
    -- What waits for a mail service that was never set is not said to be on its way.
    'mail', case
      when mail.state <> 'waiting' or exists (select from private.outbox where attempts > 0) then mail.state
    end,
    'sent', (
      select coalesce(jsonb_agg(again.created_at order by again.created_at), '[]')
      from private.tickets as again where again.repeat_of = ticket.submission_id
    ),
    'history', (
      select coalesce(jsonb_agg(
        jsonb_build_object('at', entry.at, 'by', entry.by_name, 'change', entry.change, 'value', entry.value)
        order by entry.id
      ), '[]')
      from private.ticket_history as entry where entry.submission_id = ticket.submission_id
    )
  )
  from public."Form Sub" as stored
  left join private.outbox as mail on mail.submission_id = stored.id and mail.recipient = 'sales'
  where stored.id = ticket.submission_id
$$;

-- Changes a ticket and notes who did. `changes` holds what is to be different and nothing else: status, owner (a
-- user_id, 'me', or '' for nobody), spam, remind (an instant, or '' for never), note (added, never replaced).
-- `shown` holds what the caller saw of these. Answers {"state": "saved" | "unchanged", "ticket"}; or "conflict" with
-- {"change", "by", "at"} of the first that somebody else has set to something else meanwhile: then nothing is stored.
-- Raises PT404, which the REST interface answers with 404, when the request is not there any more, and 23503 when the
-- owner is not staff.
create function public.update_ticket(ticket_id uuid, changes jsonb, shown jsonb default '{}') returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  by_name constant text := private.staff_name();
  old private.tickets;
  wanted private.tickets;
  note constant text := nullif(trim(changes ->> 'note'), '');
  met jsonb;
begin
  -- As erasing does, the row before its ticket: the other way round two of them wait for each other.
  perform from public."Form Sub" where id = ticket_id for key share;
  select * into old from private.tickets where submission_id = ticket_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This request is not there any more.';
  end if;

  wanted := old;
  wanted.status := coalesce(changes ->> 'status', old.status);
  wanted.spam := coalesce((changes ->> 'spam')::boolean, old.spam);
  if changes ? 'owner' then
    wanted.owner := case changes ->> 'owner' when 'me' then auth.uid() else nullif(changes ->> 'owner', '')::uuid end;
  end if;
  if changes ? 'remind' then
    wanted.remind_at := nullif(changes ->> 'remind', '')::timestamptz;
  elsif wanted.status <> old.status and (old.remind_at <= now() or wanted.status in ('won', 'lost')) then
    -- Its day has come and something was done.
    wanted.remind_at := null;
  end if;

  select jsonb_build_object('change', change, 'by', coalesce(last.by_name, ''), 'at', last.at) into met
  from unnest(array['status', 'owner', 'spam']) as change
  left join lateral (
    select entry.by_name, entry.at from private.ticket_history as entry
    where entry.submission_id = ticket_id
      and entry.change = any(
        case change when 'spam' then array['spam', 'not spam'] when 'owner' then array['owner', 'released'] else array[change] end
      )
    order by entry.id desc limit 1
  ) as last on true
  where changes ? change and shown ? change
    and private.ticket_value(old, change) <> coalesce(shown ->> change, '')
    and private.ticket_value(old, change) <> private.ticket_value(wanted, change)
  limit 1;
  if met is not null then
    return jsonb_build_object('state', 'conflict', 'met', met, 'ticket', private.whole_ticket(old));
  end if;
  if note is null and row(wanted.status, wanted.owner, wanted.spam, wanted.remind_at)
    is not distinct from row(old.status, old.owner, old.spam, old.remind_at)
  then
    return jsonb_build_object('state', 'unchanged', 'ticket', private.whole_ticket(old));
  end if;

  insert into private.ticket_history (submission_id, by_name, change, value)
  select ticket_id, by_name, entry.change, entry.value
  from (values
    (wanted.status <> old.status, 'status', wanted.status),
    (wanted.owner is distinct from old.owner, 'owner',
      coalesce((select name from public.staff where user_id = wanted.owner), '')),
    (wanted.spam <> old.spam, case when wanted.spam then 'spam' else 'not spam' end, ''),
    (wanted.remind_at is distinct from old.remind_at and changes ? 'remind', 'reminder',
      coalesce(to_char(wanted.remind_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '')),
    (note is not null, 'note', note)
  ) as entry (happened, change, value)
  where entry.happened;
  if wanted.spam <> old.spam then
    update private.outbox
    set state = case when wanted.spam then 'held' else 'waiting' end, next_attempt_at = now()
    where submission_id = ticket_id
      and state = any (case when wanted.spam then array['waiting'] else array['held', 'crowded'] end);
  end if;
  update private.tickets
  set status = wanted.status, owner = wanted.owner, spam = wanted.spam, remind_at = wanted.remind_at, changed_at = now(),
    answered_at = case when wanted.status <> 'new' then coalesce(answered_at, now()) end
  where submission_id = ticket_id;

  select * into old from private.tickets where submission_id = ticket_id;
  return jsonb_build_object('state', 'saved', 'ticket', private.whole_ticket(old));
end
$$;

-- Changes many tickets, each as update_ticket does: `work` is a list of {"id", "changes", "shown"}. Answers a list of
-- {"id", "state", "by", "status", "owner", "spam"}, with what was stored before, so that it can be undone;
-- one that was erased has the state "gone".
create function public.update_tickets(work jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  one record;
  old private.tickets;
  answer jsonb;
  answers jsonb := '[]';
begin
  perform private.staff_name();
  -- In one order, so that two of these do not wait for each other.
  for one in
    select (entry ->> 'id')::uuid as id, entry -> 'changes' as changes, coalesce(entry -> 'shown', '{}') as shown
    from jsonb_array_elements(work) as entry order by 1 limit 500
  loop
    begin
      select * into old from private.tickets where submission_id = one.id;
      answer := public.update_ticket(one.id, one.changes, one.shown);
    exception when sqlstate 'PT404' then
      answer := '{"state": "gone"}';
    end;
    answers := answers || jsonb_build_object(
      'id', one.id, 'state', answer ->> 'state', 'by', answer -> 'met' ->> 'by',
      'status', old.status, 'owner', old.owner, 'spam', old.spam
    );
  end loop;
  return answers;
end
$$;

revoke all on function
  private.staff_name(), private.ticket_value(private.tickets, text), private.whole_ticket(private.tickets),
  public.update_ticket(uuid, jsonb, jsonb), public.update_tickets(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function public.update_ticket(uuid, jsonb, jsonb), public.update_tickets(jsonb) to authenticated;
