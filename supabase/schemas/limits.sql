-- How many requests were stored this hour, by visitor and by calling address. Both are keyed hashes made by the
-- function: no person can be read out of them. Shared by all instances of the site and of the function.
create table private.rate_limits (
  kind text not null check (kind in ('visitor', 'caller')),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  hour timestamptz not null,
  stored integer not null default 1,
  primary key (kind, hash, hour)
);
create index rate_limits_hour on private.rate_limits (hour);
alter table private.rate_limits enable row level security;
revoke all on private.rate_limits from public, anon, authenticated, service_role;

-- Counts one request in the running hour.
-- Raises PT429, which the REST interface answers with 429, when the hour is full: the caller's transaction then
-- undoes whatever it has stored and counted.
create function private.count_request(counted_kind text, counted_hash text, most integer) returns void
language plpgsql
set search_path = ''
as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
  count_now integer;
begin
  insert into private.rate_limits as counter (kind, hash, hour)
  values (counted_kind, counted_hash, this_hour)
  on conflict (kind, hash, hour) do update set stored = counter.stored + 1
  returning counter.stored into count_now;

  if count_now > most then
    raise exception using errcode = 'PT429', message = 'Too many requests this hour.';
  end if;

  -- A newcomer takes a few old counters away. Skipping locked ones keeps two cleaners from waiting on each other.
  if count_now = 1 then
    delete from private.rate_limits
    where (kind, hash, hour) in (
      select old.kind, old.hash, old.hour from private.rate_limits as old
      where old.hour < this_hour - interval '1 hour'
      limit 20
      for update skip locked
    );
  end if;
end
$$;
revoke all on function private.count_request(text, text, integer)
  from public, anon, authenticated, service_role;
