-- Counters under keyed hashes that the function makes; they reveal no person. Shared by all instances of site and function. Per
-- hour: requests by visitor, network (of IPv6 visitors) and caller; 'artwork', 'message' and 'guess' (unknown links tried) by
-- visitor; 'attachment' by colleague; 'doubtful', the flagged requests told to sales. Per day: confirmations to a mailbox or
-- company; `hour` is then the day's end.
create table private.rate_limits (
  kind text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  hour timestamptz not null,
  stored integer not null default 1,
  -- All visitors share the site as one caller: its count is spread over many rows, so that requests do not wait for each other.
  slot smallint not null default 0,
  constraint rate_limits_kind check (
    kind in ('visitor', 'network', 'caller', 'mailbox', 'artwork', 'attachment', 'message', 'guess', 'doubtful')
  ),
  primary key (kind, hash, hour, slot)
);
create index rate_limits_hour on private.rate_limits (hour);
alter table private.rate_limits enable row level security;

-- Counts one request in the running hour, or day for a mailbox, and returns the count. Exact for one row, locked until the
-- transaction ends; a caller's count leaves out uncommitted requests of others.
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

  -- Each new counter deletes a few expired ones. Skipping locked rows keeps two deletions from waiting on each other.
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
