-- Who may read what came in: people of the company, each with an account of the project's own sign-in.
create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- As colleagues see it beside a request.
  name text not null check (length(name) between 1 and 80),
  email text not null check (length(email) between 3 and 255),
  added_at timestamptz not null default now()
);
alter table public.staff enable row level security;
revoke all on public.staff from public, anon, authenticated, service_role;

-- Whether the signed-in caller is staff. Asked of the table each time, so that removing somebody works at once,
-- while their token is still good.
-- security definer: the caller may not read the table before this has said yes.
create function public.is_staff() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (select from public.staff where user_id = (select auth.uid()))
$$;
revoke all on function public.is_staff() from public, anon, authenticated, service_role;
grant execute on function public.is_staff() to authenticated;

-- `(select …)`: asked once for a statement, not once for a row.
grant select on public.staff to authenticated;
create policy "staff know each other" on public.staff
  for select to authenticated using ((select public.is_staff()));

grant select on public."Form Sub" to authenticated;
create policy "staff read" on public."Form Sub"
  for select to authenticated using ((select public.is_staff()));
