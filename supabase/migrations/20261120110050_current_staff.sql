-- A session that lives: it was not signed out, and began less than seven days ago. Asked of the sign-in service's own
-- table each time, so that a token that was taken away is worth nothing after signing out, though it has not expired.
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
revoke all on function private.has_live_session() from public, anon, authenticated, service_role;

create or replace function public.is_staff() returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.has_live_session() and exists (select from public.staff where user_id = (select auth.uid()))
$$;

-- Who the caller is, for the words of a page: {"state": "staff" | "stranger" | "expired", "name", "email"}.
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
        select jsonb_build_object('state', 'staff', 'name', name, 'email', email)
        from public.staff where user_id = (select auth.uid())
      ),
      jsonb_build_object('state', 'stranger', 'email', (select auth.jwt()) ->> 'email')
    )
  end
$$;
revoke all on function public.current_staff() from public, anon, authenticated, service_role;
grant execute on function public.current_staff() to authenticated;
