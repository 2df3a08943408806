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

-- Changes a ticket and notes who did. `changes` holds what is to be different and nothing else, so that two people
-- who work on one ticket do not undo each other: status, owner (a user_id, or '' for nobody), note (added, never replaced).
-- Raises PT404, which the REST interface answers with 404, when the request is not there any more, and 23503 when the
-- owner is not staff.
create function public.update_ticket(ticket_id uuid, changes jsonb) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  by_name constant text := private.staff_name();
  old private.tickets;
  new_owner constant uuid := nullif(changes ->> 'owner', '');
  note constant text := nullif(trim(changes ->> 'note'), '');
begin
  -- As erasing does, the row before its ticket: the other way round two of them wait for each other.
  perform from public."Form Sub" where id = ticket_id for key share;
  select * into old from private.tickets where submission_id = ticket_id for update;
  if not found then
    raise exception using errcode = 'PT404', message = 'This request is not there any more.';
  end if;

  if changes ? 'status' and changes ->> 'status' <> old.status then
    update private.tickets set status = changes ->> 'status' where submission_id = ticket_id;
    insert into private.ticket_history (submission_id, by_name, change, value)
    values (ticket_id, by_name, 'status', changes ->> 'status');
  end if;
  if changes ? 'owner' and new_owner is distinct from old.owner then
    update private.tickets set owner = new_owner where submission_id = ticket_id;
    insert into private.ticket_history (submission_id, by_name, change, value)
    values (ticket_id, by_name, 'owner', coalesce((select name from public.staff where user_id = new_owner), ''));
  end if;
  if note is not null then
    insert into private.ticket_history (submission_id, by_name, change, value)
    values (ticket_id, by_name, 'note', note);
  end if;
end
$$;

-- Takes the flag away from a request that is no robot's, and lets its mail go; nothing happens when a colleague was first.
-- Raises PT404 when the request is not there any more.
create function public.clear_spam_flag(ticket_id uuid) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  by_name constant text := private.staff_name();
begin
  -- As erasing does, the row before its ticket: the other way round two of them wait for each other.
  perform from public."Form Sub" where id = ticket_id for key share;
  update private.tickets set spam = false where submission_id = ticket_id and spam;
  if not found then
    if exists (select from private.tickets where submission_id = ticket_id) then return; end if;
    raise exception using errcode = 'PT404', message = 'This request is not there any more.';
  end if;
  update private.outbox set state = 'waiting', next_attempt_at = now()
  where submission_id = ticket_id and state in ('held', 'crowded');
  insert into private.ticket_history (submission_id, by_name, change, value)
  values (ticket_id, by_name, 'not spam', '');
end
$$;

revoke all on function private.staff_name(), public.update_ticket(uuid, jsonb), public.clear_spam_flag(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.update_ticket(uuid, jsonb), public.clear_spam_flag(uuid) to authenticated;
