-- Sign-in attempts by account and address, to slow down guessing. Salted hashes: the salt never leaves the database.
create table private.sign_in_salt (
  is_the_one boolean primary key default true check (is_the_one),
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.sign_in_salt default values;
alter table private.sign_in_salt enable row level security;

create table private.sign_in_attempts (
  kind text not null check (kind in ('pair', 'address', 'account')),
  hash bytea not null check (length(hash) = 32),
  began_at timestamptz not null,
  attempts integer not null,
  primary key (kind, hash)
);
create index sign_in_attempts_began on private.sign_in_attempts (began_at);
alter table private.sign_in_attempts enable row level security;

-- Addresses that have signed in to an account in the last 30 days, as hashes of the pair.
create table private.sign_in_known (
  hash bytea primary key check (length(hash) = 32),
  at timestamptz not null default now()
);
alter table private.sign_in_known enable row level security;

create function private.sign_in_hash(kind text, account text, address text) returns bytea
language sql
stable
set search_path = ''
as $$
  select sha256(convert_to(
    jsonb_build_array(
      (select salt from private.sign_in_salt), kind,
      case when kind <> 'address' then lower(btrim(left(account, 320))) end,
      case when kind <> 'account' then left(address, 100) end
    )::text, 'UTF8'
  ))
$$;

-- Counts one attempt; returns the seconds to wait once the limit is reached, and then counts no further.
create function private.count_sign_in(counted_kind text, counted_hash bytea, most integer, span interval) returns integer
language plpgsql
set search_path = ''
as $$
declare
  counter private.sign_in_attempts;
begin
  insert into private.sign_in_attempts as old (kind, hash, began_at, attempts)
  values (counted_kind, counted_hash, now(), 1)
  on conflict (kind, hash) do update
    set began_at = case when old.began_at <= now() - span then now() else old.began_at end,
        attempts = case when old.began_at <= now() - span then 1 else least(old.attempts, most) + 1 end
  returning * into counter;

  if counter.attempts > most then
    return greatest(1, ceil(extract(epoch from counter.began_at + span - now())));
  end if;
  -- Each new counter deletes a few expired ones. Skipping locked rows keeps two deletions from waiting on each other.
  if counter.attempts = 1 then
    delete from private.sign_in_attempts
    where (kind, hash) in (
      select old.kind, old.hash from private.sign_in_attempts as old
      where old.began_at < now() - interval '1 hour'
      limit 20
      for update skip locked
    );
  end if;
  return 0;
end
$$;

-- Call before checking a password: returns the seconds to wait, or 0. Counters are checked in this order and stop at the first
-- that is full, so one address cannot exhaust the account's limit: 5 attempts in 15 minutes by address and account, 30 in 15
-- minutes by address, 100 an hour by account. The last is skipped for addresses that have lately signed in, so strangers cannot
-- lock an account's owner out.
create function public.count_sign_in_attempt(account text, address text) returns integer
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

-- Call after signing in: forgets the attempts on the account from this address, and remembers the address.
create function public.forget_sign_in_attempts(address text) returns void
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

grant execute on function public.count_sign_in_attempt(text, text) to anon, authenticated;
grant execute on function public.forget_sign_in_attempts(text) to authenticated;

-- Changing a password ends all sessions. Compares whole rows, because a database without the sign-in service lacks the column.
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
create trigger end_sessions_with_old_password after update on auth.users
  for each row
  when (to_jsonb(old) ->> 'encrypted_password' is distinct from to_jsonb(new) ->> 'encrypted_password')
  execute function private.end_sessions();
