-- A number as marketers may see it: null under five.
create function private.hide_small_numbers(number numeric) returns numeric
language sql
immutable
set search_path = ''
as $$
  select case when number >= 5 then number end
$$;

-- Where requests came from in the last weeks, which begin on Monday in `zone`, the running one included. "before" is the same for
-- the span before. days_from, days_to: these days instead, inclusive; weeks begin on the first. Numbers under five are null. []
-- for callers who may not read it.
--   {"first", "today", "weeks": [{"week", "entries", "before", "requests", "won"}],
--    "rows": [{"part": "campaign" | "page" | "product" | "opener" | "all", "name", "from", "entries", "requests", "won", "before", "isNew"}]}
create function public.read_sources(
  zone text, weeks integer default 11, days_from date default null, days_to date default null
) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  today constant date := (now() at time zone zone)::date;
  last constant date := least(today, days_to);
  in_weeks constant integer := 7 * least(greatest(weeks, 1), 104);
  first constant date := case when days_from is null then date_trunc('week', today)::date - in_weeks + 7 else least(days_from, last) end;
  length constant integer := case when days_from is null then in_weeks else least(days_to - first + 1, 731) end;
  answer jsonb;
begin
  if not public.may_read_numbers() then return '[]'; end if;

  with told as (
    select day, count as entries, 0 as requests, 0 as won, page, campaign, null as opener, null as product
    from private.entries where day between first - length and last
    union all
    select
      (ticket.created_at at time zone zone)::date, 0, 1, (ticket.status = 'won')::integer,
      coalesce(source.page, ''), coalesce(source.campaign, ''), coalesce(source.opener, ''), coalesce(source.product, '')
    from private.tickets as ticket left join private.sources as source using (submission_id)
    where ticket.created_at >= (first - length)::timestamp at time zone zone
      and not ticket.spam and ticket.repeat_of is null
  ), fact as (
    -- Grouped by week first, so that the rest reads few rows.
    select
      day >= first as now, first + (day - first + case when day < first then length else 0 end) / 7 * 7 as week,
      sum(entries) as entries, sum(requests) as requests, sum(won) as won, page, campaign, opener, product
    from told where day <= last - length or day between first and last
    group by 1, 2, page, campaign, opener, product
  ), opened as (
    select distinct on (campaign) campaign, host from private.entries
    where day between first and last and host not in ('', 'other')
    group by campaign, host having sum(count) >= 5 order by campaign, sum(count) desc, host
  ), part as (
    select
      kind as part, name,
      coalesce(sum(entries) filter (where fact.now), 0) as entries, coalesce(sum(requests) filter (where fact.now), 0) as requests,
      coalesce(sum(won) filter (where fact.now), 0) as won, coalesce(sum(requests) filter (where not fact.now), 0) as before
    from fact cross join lateral (
      values ('campaign', campaign), ('page', page), ('opener', opener), ('product', product), ('all', '')
    ) as split (kind, name)
    where name is not null
    group by kind, name
  ), week as (
    select
      monday::date as week, sum(entries) filter (where fact.now) as entries, sum(entries) filter (where not fact.now) as before,
      sum(requests) filter (where fact.now) as requests, sum(won) filter (where fact.now) as won
    from generate_series(first::timestamp, last, interval '7 days') as monday
    left join fact on fact.week = monday::date
    group by monday
  )
  select jsonb_build_object(
    'first', first, 'today', last,
    'weeks', (
      select jsonb_agg(jsonb_build_object(
        'week', week, 'entries', private.hide_small_numbers(entries), 'before', private.hide_small_numbers(before),
        'requests', private.hide_small_numbers(requests), 'won', private.hide_small_numbers(won)
      ) order by week)
      from week
    ),
    'rows', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'part', part.part, 'name', part.name, 'entries', private.hide_small_numbers(part.entries), 'requests', private.hide_small_numbers(part.requests),
        'won', private.hide_small_numbers(part.won),
        'before', case when part.requests >= 5 and part.before >= 5 then part.requests - part.before end,
        'isNew', part.requests >= 5 and part.before = 0,
        'from', case when part.part = 'campaign' then (select host from opened where campaign = part.name) end
      ) order by part.requests desc, part.entries desc, part.name), '[]')
      from (
        select * from (
          select *, row_number() over (partition by part.part order by requests desc, entries desc) as place from part
        ) as placed
        where place <= 100 and entries + requests > 0
      ) as part
    )
  ) into answer;
  return answer;
end
$$;
grant execute on function public.read_sources(text, integer, date, date) to authenticated;
