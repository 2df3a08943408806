-- Visits by their first page: daily counts by kind and nothing else.
create table private.entries (
  day date not null,
  page text not null check (length(page) <= 100),
  -- The linking host; '' if unknown.
  host text not null check (length(host) <= 100),
  -- A campaign of content/campaigns.yaml, 'other', or ''.
  campaign text not null check (length(campaign) <= 60),
  count integer not null check (count > 0),
  primary key (day, page, host, campaign)
);
-- Recent batches, so that a retried batch counts once.
create table private.entry_batches (
  id uuid primary key,
  at timestamptz not null default now()
);
create index entry_batches_at on private.entry_batches (at);
alter table private.entries enable row level security;
alter table private.entry_batches enable row level security;

-- Adds the counts of one site instance; a batch counts once. Anybody may call it, so rows are bounded: from 1,000 kinds a day on,
-- new ones lose their host, from 2,000 on everything but their number.
--   [{"day", "page", "host", "campaign", "count"}]
create function public.count_entries(batch uuid, counted jsonb) returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  one record;
  kinds integer;
  counted_day date;
  is_new boolean;
begin
  -- One call at a time: two that write the same kinds in different order would deadlock.
  perform pg_catalog.pg_advisory_xact_lock(7206);
  insert into private.entry_batches (id) values (batch) on conflict do nothing;
  if not found then return; end if;
  delete from private.entry_batches where at < now() - interval '3 days';

  for one in
    select
      (entry ->> 'day')::date as day, left(entry ->> 'page', 100) as page, left(entry ->> 'host', 100) as host,
      left(entry ->> 'campaign', 60) as campaign, sum(least((entry ->> 'count')::integer, 1000000))::integer as count
    from (select entry from jsonb_array_elements(counted) as entry limit 2000) as listed
    where (entry ->> 'count')::integer > 0
      and (entry ->> 'day')::date between current_date - 40 and current_date + 1
    group by 1, 2, 3, 4 order by 1
  loop
    update private.entries as known set count = least(known.count::bigint + one.count, 2000000000)
    where known.day = one.day and known.page = one.page and known.host = one.host and known.campaign = one.campaign;
    continue when found;
    if counted_day is distinct from one.day then
      counted_day := one.day;
      kinds := (select count(*) from private.entries where day = one.day);
    end if;
    insert into private.entries as known (day, page, host, campaign, count)
    values (
      one.day,
      case when kinds < 2000 then one.page else 'other' end,
      case when kinds < 1000 then one.host else 'other' end,
      case when kinds < 2000 then one.campaign else 'other' end,
      one.count
    )
    on conflict (day, page, host, campaign) do update
      set count = least(known.count::bigint + excluded.count, 2000000000)
    returning xmax = 0 into is_new;
    kinds := kinds + is_new::integer;
  end loop;
end
$$;
grant execute on function public.count_entries(uuid, jsonb) to anon;
