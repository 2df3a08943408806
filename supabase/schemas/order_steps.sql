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
