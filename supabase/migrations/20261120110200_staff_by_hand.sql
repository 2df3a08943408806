-- For `npm run staff`, with the secret key alone. The account has been made by the sign-in service's own interface.

-- Makes an account one of staff: 'added', 'renamed', 'unchanged', or 'no_account'.
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

-- Takes the account away with its sessions, and with it the row in staff: 'removed', or 'no_account'.
create function public.remove_staff(account text) returns text
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.users where lower(email) = lower(btrim(account));
  return case when found then 'removed' else 'no_account' end;
end
$$;

revoke all on function public.add_staff(text, text), public.remove_staff(text)
  from public, anon, authenticated, service_role;
grant execute on function public.add_staff(text, text), public.remove_staff(text) to service_role;
grant select on public.staff to service_role;
