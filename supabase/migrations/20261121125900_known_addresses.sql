-- Strangers could lock staff out of their account, and a session outlived the password that it was opened with.

-- Addresses from which somebody has signed in to an account in the last 30 days, under the hash of the pair.
create table private.sign_in_known (
  hash bytea primary key check (length(hash) = 32),
  at timestamptz not null default now()
);
alter table private.sign_in_known enable row level security;
revoke all on private.sign_in_known from public, anon, authenticated, service_role;

-- To be called before a password is checked: answers the seconds to wait, or 0. Each counter is asked only when those
-- before it have room, so somebody at one address cannot use up what an account has: 5 attempts in 15 minutes from an
-- address at an account, 30 in 15 minutes from an address, 100 in an hour at an account. The last is not asked where
-- somebody has lately signed in to the account: strangers lock nobody out who comes from where they always come from.
create or replace function public.count_sign_in_attempt(account text, address text) returns integer
language sql
security definer
set search_path = ''
as $$
  select coalesce(
    nullif(private.count_sign_in('pair', private.sign_in_hash('pair', account, address), 5, '15 minutes'), 0),
    nullif(private.count_sign_in('address', private.sign_in_hash('address', account, address), 30, '15 minutes'), 0),
    case
      when exists (
        select from private.sign_in_known
        where hash = private.sign_in_hash('pair', account, address) and at > now() - interval '30 days'
      ) then 0
      else private.count_sign_in('account', private.sign_in_hash('account', account, address), 100, '1 hour')
    end
  )
$$;

-- To be called by whoever has signed in: the attempts of that account from that address are forgotten, and the address is
-- known from now on.
create or replace function public.forget_sign_in_attempts(address text) returns void
language sql
security definer
set search_path = ''
as $$
  delete from private.sign_in_attempts
  where kind = 'pair' and hash = private.sign_in_hash('pair', (select auth.jwt()) ->> 'email', address);
  delete from private.sign_in_known where at < now() - interval '30 days';
  insert into private.sign_in_known (hash)
  values (private.sign_in_hash('pair', (select auth.jwt()) ->> 'email', address))
  on conflict (hash) do update set at = now();
$$;

-- Whoever has a session from before a password was changed, has it no longer. Asked of the whole row, because a database
-- without the sign-in service has no such column.
create function private.end_sessions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from auth.sessions where user_id = new.id;
  return null;
end
$$;
revoke all on function private.end_sessions() from public, anon, authenticated, service_role;
create trigger end_sessions_with_old_password after update on auth.users
  for each row
  when (to_jsonb(old) ->> 'encrypted_password' is distinct from to_jsonb(new) ->> 'encrypted_password')
  execute function private.end_sessions();
