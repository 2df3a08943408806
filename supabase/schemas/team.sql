-- What managers read of their team, in the last weeks, which begin on Monday in `zone`; the last one still runs. `before`: the same
-- span before, as many weeks ago and as long. office: {"zone", "days": [1 to 7], "from", "to", "closed": [days]}: times until the
-- first sent answer are minutes in which it was open. {"first", "today",
-- "weeks": [{"week", "requests", "before", "answered", "median"}],
-- "rows": [{"part": all | form | country | campaign, "name", "requests", "before", "answered", "median", "ninety"}],
-- "people": [{"name", "answered", "median", "ninety"}] by who answered first,
-- "quotes": [{"currency", "state": open | accepted | lost | ended, "count", "value"}], of what went out and was not replaced,
-- "sent": [{"week", "person", "currency", "sent", "sentValue", "accepted", "acceptedValue"}], null is all of them,
-- "reasons": [{"reason", "count", "worth": [{"currency", "value"}]}] of what was lost, null where nobody said}.
-- Values are texts. [] for others than managers.
create function public.read_team(zone text, office jsonb, weeks integer default 11) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  today constant date := (now() at time zone zone)::date;
  length constant integer := 7 * least(greatest(weeks, 1), 104);
  first constant date := date_trunc('week', today)::date - length + 7;
  begins constant timestamptz := first::timestamp at time zone zone;
  opens constant time := office ->> 'from';
  answer jsonb;
begin
  if not private.is_manager() then return '[]'; end if;

  with days as materialized (
    select day, open_that_day, (sum(open_that_day) over (order by day))::integer - open_that_day as open_before
    from (
      select noon::date as day, case
        when office -> 'days' @> to_jsonb(extract(isodow from noon)::integer) and not office -> 'closed' ? to_char(noon, 'YYYY-MM-DD')
        then extract(epoch from (office ->> 'to')::time - opens)::integer else 0
      end as open_that_day
      from generate_series((first - length - 2)::timestamp, (today + 2)::timestamp, interval '1 day') as noon
    ) as each_day
  ), asked as (
    select
      ticket.submission_id, ticket.created_at at time zone (office ->> 'zone') as came,
      (ticket.created_at at time zone zone)::date as day, coalesce(ticket.kind, '') as form,
      -- Looked up one by one: as joins, the planner reads whole tables.
      coalesce((select facts ->> 'country' from private.facts where submission_id = ticket.submission_id), '') as country,
      coalesce((select campaign from private.sources where submission_id = ticket.submission_id), '') as campaign,
      reply.at at time zone (office ->> 'zone') as answered, reply.by_name as person
    from private.tickets as ticket
    left join lateral (
      select at, by_name from private.messages as message
      where ticket.created_at >= begins and message.submission_id = ticket.submission_id and state = 'sent' and by_name is not null
      order by at limit 1
    ) as reply on true
    where ticket.created_at >= (first - length)::timestamp at time zone zone and not ticket.spam and ticket.repeat_of is null
  ), fact as materialized (
    select
      asked.day >= first as now,
      first + (asked.day - first + case when asked.day < first then length else 0 end) / 7 * 7 as week,
      form, country, campaign, person,
      -- What the office had been open when it was answered, less what it had been when it came.
      (replied.open_before + least(greatest(extract(epoch from answered::time - opens)::integer, 0), replied.open_that_day)
        - sent.open_before - least(greatest(extract(epoch from came::time - opens)::integer, 0), sent.open_that_day)) / 60
      as minutes
    from asked join days as sent on sent.day = came::date left join days as replied on replied.day = answered::date
    where asked.day <= today - length or asked.day >= first
  ), part as (
    select
      kind as part, name, count(*) filter (where fact.now) as requests, count(*) filter (where not fact.now) as before,
      count(minutes) filter (where fact.now) as answered,
      -- Both of one sort.
      percentile_disc(array[0.5, 0.9]) within group (order by minutes) filter (where fact.now) as within
    from fact cross join lateral (
      values ('all', ''), ('form', form), ('country', country), ('campaign', campaign)
    ) as split (kind, name)
    group by kind, name
  ), lost as materialized (
    select distinct submission_id from private.ticket_history where change = 'status' and value = 'lost' and at >= begins
  )
  select jsonb_build_object(
    'first', first, 'today', today,
    'weeks', (
      select jsonb_agg(shown order by shown.week) from (
        select
          monday::date as week, count(fact.week) filter (where fact.now) as requests,
          count(fact.week) filter (where not fact.now) as before, count(minutes) filter (where fact.now) as answered,
          percentile_disc(0.5) within group (order by minutes) filter (where fact.now) as median
        from generate_series(first::timestamp, today, interval '7 days') as monday left join fact on fact.week = monday::date
        group by monday
      ) as shown
    ),
    'rows', (
      select coalesce(jsonb_agg(
        to_jsonb(line) - 'within' || jsonb_build_object('median', line.within[1], 'ninety', line.within[2])
        order by line.requests desc, line.name
      ), '[]') from part as line where requests + before > 0
    ),
    'people', (
      select coalesce(jsonb_agg(shown order by shown.answered desc, shown.name), '[]') from (
        select person as name, count(*) as answered, percentile_disc(0.5) within group (order by minutes) as median,
          percentile_disc(0.9) within group (order by minutes) as ninety
        from fact where fact.now and person is not null group by person
      ) as shown
    ),
    'quotes', (
      select coalesce(jsonb_agg(shown order by shown.currency, shown.state), '[]') from (
        select one.quote ->> 'currency' as currency, outcome.state, count(*) as count, sum(
          coalesce(one.accepted ->> 'total', one.totals ->> coalesce((one.quote ->> 'asked')::integer, 0))::numeric
        )::text as value
        from private.quotes as one
        cross join lateral (select at from private.messages where id = one.message_id offset 0) as message
        cross join lateral (
          select status from private.tickets where submission_id = one.submission_id offset 0
        ) as ticket
        cross join lateral (
          select case
            when one.accepted_at is not null then 'accepted'
            when ticket.status = 'lost' then 'lost'
            when one.withdrawn_at is null and one.ends_at > now() then 'open'
            else 'ended'
          end
        ) as outcome (state)
        -- It went out before it ended.
        where one.ends_at >= begins and message.at >= begins and (
          one.accepted_at is not null
          or one.number = (select max(number) from private.quotes where submission_id = one.submission_id)
        )
        group by 1, 2
      ) as shown
    ),
    'sent', (
      select coalesce(jsonb_agg(sums order by sums.week desc nulls first, sums.person nulls first, sums.currency), '[]') from (
        select
          week, person, currency,
          count(*) filter (where not won) as sent, coalesce(sum(value) filter (where not won), 0)::text as "sentValue",
          count(*) filter (where won) as accepted, coalesce(sum(value) filter (where won), 0)::text as "acceptedValue"
        from private.quotes as one
        cross join lateral (select at, by_name from private.messages where id = one.message_id offset 0) as message
        cross join lateral (values
          (false, message.at, (one.totals ->> coalesce((one.quote ->> 'asked')::integer, 0))::numeric),
          (true, one.accepted_at, (one.accepted ->> 'total')::numeric)
        ) as happened (won, at, value)
        cross join lateral (
          select date_trunc('week', happened.at at time zone zone)::date, message.by_name, one.quote ->> 'currency'
        ) as told (week, person, currency)
        -- It was sent, and accepted, before it ended.
        where one.ends_at >= begins and week >= first
        group by grouping sets ((week, person, currency), (person, currency), (currency))
      ) as sums
    ),
    'reasons', (
      select coalesce(jsonb_agg(shown order by shown.count desc, shown.reason), '[]') from (
        select reason, sum(count) as count, jsonb_agg(jsonb_build_object('currency', currency, 'value', value) order by currency)
          filter (where currency is not null) as worth
        from (
          select lost_reason as reason, currency, count(*) as count, sum(value)::text as value
          from lost cross join lateral (
            select * from private.tickets where submission_id = lost.submission_id offset 0
          ) as ticket
          where status = 'lost' and not spam
          group by 1, 2
        ) as sums group by reason
      ) as shown
    )
  ) into answer;
  return answer;
end
$$;
revoke all on function public.read_team(text, jsonb, integer) from public, anon, authenticated, service_role;
grant execute on function public.read_team(text, jsonb, integer) to authenticated;
