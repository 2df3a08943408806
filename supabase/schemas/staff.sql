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
