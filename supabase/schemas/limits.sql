-- How many requests were stored this hour: by visitor, by the wider network of an IPv6 visitor, and by calling address; and
-- how many were confirmed this day to a mailbox or to a company's, whose `hour` is the end of the day. All are keyed hashes made by the
-- function: no person can be read out of them. 'artwork' is the files that a visitor has begun to send,
-- 'message' what they wrote, 'guess' the links they tried that are not there. 'doubtful' is what sales were told of all together. Shared by all instances of the site and of the function.
create table private.rate_limits (
  kind text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  hour timestamptz not null,
  stored integer not null default 1,
  -- All visitors of the site have one caller. Its count is the sum of many rows, so that they do not wait for each other.
  slot smallint not null default 0,
  constraint rate_limits_kind check (kind in ('visitor', 'network', 'caller', 'mailbox', 'artwork', 'message', 'guess', 'doubtful')),
  primary key (kind, hash, hour, slot)
);
create index rate_limits_hour on private.rate_limits (hour);
alter table private.rate_limits enable row level security;
revoke all on private.rate_limits from public, anon, authenticated, service_role;

-- Counts one request in the running hour, or day for a mailbox, and answers how many it has had. Exact where it is one row,
-- locked until the transaction ends; a caller's count leaves out what others have stored at this moment and not committed.
create function private.count_request(counted_kind text, counted_hash text) returns integer
language plpgsql
set search_path = ''
as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
  counted_until constant timestamptz := case counted_kind
    when 'mailbox' then date_trunc('day', now()) + interval '1 day' else this_hour
  end;
  own_slot constant smallint := case counted_kind when 'caller' then floor(random() * 64) else 0 end;
  count_now integer;
begin
  insert into private.rate_limits as counter (kind, hash, hour, slot)
  values (counted_kind, counted_hash, counted_until, own_slot)
  on conflict (kind, hash, hour, slot) do update set stored = counter.stored + 1
  returning counter.stored into count_now;

  -- A newcomer takes a few old counters away. Skipping locked ones keeps two cleaners from waiting on each other.
  if count_now = 1 then
    delete from private.rate_limits
    where (kind, hash, hour, slot) in (
      select old.kind, old.hash, old.hour, old.slot from private.rate_limits as old
      where old.hour < this_hour - interval '1 hour'
      limit 20
      for update skip locked
    );
  end if;
  if counted_kind = 'caller' then
    return (
      select sum(stored) from private.rate_limits
      where kind = counted_kind and hash = counted_hash and hour = this_hour
    );
  end if;
  return count_now;
end
$$;
revoke all on function private.count_request(text, text) from public, anon, authenticated, service_role;
