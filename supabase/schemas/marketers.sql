-- Marketers see numbers and no person. They are not in public.staff, so nothing that staff may is open to them.
create table public.marketers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  email text not null check (length(email) between 3 and 255),
  added_at timestamptz not null default now()
);
alter table public.marketers enable row level security;
grant select on public.marketers to service_role;

-- Whether the caller may read numbers: staff and marketers.
create function public.may_read_numbers() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select public.is_staff() or private.has_live_session()
    and exists (select from public.marketers where user_id = (select auth.uid()))
$$;

-- The caller's account. Staff also have a role, and "managers" lists the managers' names; null if signed out.
--   {"state": "staff" | "marketer" | "stranger" | "expired", "name", "email", "role": "seller" | "manager", "managers"}
create function public.current_staff() returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when not private.has_live_session() then jsonb_build_object('state', 'expired')
    else coalesce(
      (
        select jsonb_build_object('state', 'staff', 'role', role, 'name', name, 'email', email, 'managers', (
          select string_agg(manager.name, ' or ' order by manager.name) from public.staff as manager where manager.role = 'manager'
        ))
        from public.staff where user_id = (select auth.uid())
      ),
      (
        select jsonb_build_object('state', 'marketer', 'name', name, 'email', email)
        from public.marketers where user_id = (select auth.uid())
      ),
      jsonb_build_object('state', 'stranger', 'email', (select auth.jwt()) ->> 'email')
    )
  end
$$;
grant execute on function public.current_staff() to authenticated;

-- Makes an account a marketer: 'added', 'renamed', 'unchanged', 'no_account', or 'staff' if it already may more.
create function public.add_marketer(account text, called text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  person uuid := (select id from auth.users where lower(email) = lower(btrim(account)));
  before text := (select name from public.marketers where user_id = person);
begin
  if person is null then return 'no_account'; end if;
  if exists (select from public.staff where user_id = person) then return 'staff'; end if;
  insert into public.marketers (user_id, name, email) values (person, called, lower(btrim(account)))
  on conflict (user_id) do update set name = excluded.name, email = excluded.email;
  return case when before is null then 'added' when before = called then 'unchanged' else 'renamed' end;
end
$$;

-- The account of a member of staff or a marketer; null for others.
create function public.account_of(account text) returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select user_id from public.staff where email = lower(btrim(account))
  union all select user_id from public.marketers where email = lower(btrim(account))
  limit 1
$$;

-- All accounts for `npm run staff`, one a line, staff first.
create function public.list_accounts() returns text
language sql
stable
security definer
set search_path = ''
as $$
  select concat_ws(E'\n',
    coalesce(string_agg(line, E'\n' order by added_at) filter (where role <> 'marketer'), 'The staff list is empty.'),
    string_agg(line || ': the report alone', E'\n' order by added_at) filter (where role = 'marketer')
  )
  from (
    select format('%s <%s>, since %s, %s', name, email, to_char(added_at, 'YYYY-MM-DD'), role) as line, role, added_at
    from (
      select name, email, added_at, role from public.staff
      union all select name, email, added_at, 'marketer' from public.marketers
    ) as people
  ) as lines
$$;

grant execute on function public.may_read_numbers() to authenticated;
grant execute on function public.add_marketer(text, text), public.list_accounts(), public.account_of(text) to service_role;
