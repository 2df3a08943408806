-- A manager's numbers of the team in the last weeks, which begin on Monday in `zone`, the running one included. "before" is the
-- same for the span before. days_from, days_to: these days instead, as in read_sources. Values are texts. [] unless called by a
-- manager.
--   office: {"zone", "days": [1 to 7], "from", "to", "closed": [days]}
-- Times until the first answer are minutes in which the office was open.
--   {"first", "today", "weeks": [{"week", "requests", "before", "answered", "median", "ninety"}],
--    "rows": [{"part": "all" | "form" | "country" | "campaign" | "language", "name", "requests", "before", "answered", "median", "ninety"}],
--    "people": [{"name", "answered", "median", "ninety"}],
--    "quotes": [{"currency", "state": "open" | "accepted" | "lost" | "ended", "count", "value"}],
--    "sent": [{"week", "person", "currency", "sent", "sentValue", "accepted", "acceptedValue"}],
--    "reasons": [{"reason", "count", "worth": [{"currency", "value"}]}], "delivered": {"count", "median", "ninety"}}
-- "people" by who answered first. "quotes" leaves out replaced ones, and counts all that are open now, as the desk does. In
-- "sent" null stands for all of them, in "reasons" for no reason given. "delivered": days from acceptance to delivery.
create function public.read_team(
  zone text, office jsonb, weeks integer default 11, days_from date default null, days_to date default null
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
  begins constant timestamptz := first::timestamp at time zone zone;
  ends constant timestamptz := (last + 1)::timestamp at time zone zone;
  opens constant time := office ->> 'from';
  hours constant text := office ->> 'zone';
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
      from generate_series((first - 2)::timestamp, (today + 2)::timestamp, interval '1 day') as noon
    ) as each_day
  ), asked as materialized (
    -- Materialized, because converting an instant to the zone's day costs more than reading the row.
    select
      ticket.submission_id, ticket.created_at >= begins as now, (ticket.created_at at time zone zone)::date as day,
      coalesce(ticket.kind, '') as form, case when reply.at is not null then ticket.created_at at time zone hours end as came,
      reply.at at time zone hours as answered, reply.by_name as person
    from private.tickets as ticket
    left join lateral (
      select at, by_name from private.messages as message
      where ticket.created_at >= begins and message.submission_id = ticket.submission_id and state = 'sent' and by_name is not null
      order by at limit 1
    ) as reply on true
    where ticket.created_at >= (first - length)::timestamp at time zone zone and not ticket.spam and ticket.repeat_of is null
      and ticket.created_at < ends
      and (ticket.created_at >= begins or ticket.created_at < (last - length + 1)::timestamp at time zone zone)
  ), fact as (
    select
      asked.now, first + (asked.day - first + case when asked.now then 0 else length end) / 7 * 7 as week,
      form, coalesce(facts ->> 'country', '') as country, coalesce(campaign, '') as campaign, person,
      coalesce(facts ->> 'language', '') as language,
      -- Office minutes between arrival and first answer.
      case when asked.answered is not null then (
        replied.open_before + least(greatest(date_part('epoch', answered::time - opens)::integer, 0), replied.open_that_day)
        - sent.open_before - least(greatest(date_part('epoch', came::time - opens)::integer, 0), sent.open_that_day)
      ) / 60 end as minutes
    from asked
    left join days as sent on sent.day = came::date left join days as replied on replied.day = answered::date
    -- Joined at once in index order, at a quarter of the cost of single lookups.
    left join (
      select * from private.facts where submission_id = any (array(select submission_id from asked)) and facts ?| '{country,language}'
    ) as told on told.submission_id = asked.submission_id
    left join (
      select * from private.sources where submission_id = any (array(select submission_id from asked)) and campaign <> ''
    ) as source on source.submission_id = asked.submission_id
  ), part as materialized (
    select
      case grouping(form, country, campaign, language, week, person)
        when 31 then 'form' when 47 then 'country' when 55 then 'campaign' when 59 then 'language' when 61 then 'week' when 62 then 'person'
        else 'all'
      end as part,
      coalesce(form, country, campaign, language, week::text, person, '') as name,
      count(*) filter (where fact.now) as requests, count(*) filter (where not fact.now) as before, count(minutes) as answered,
      -- One sort for both percentiles.
      percentile_disc(array[0.5, 0.9]) within group (order by minutes) as within
    from fact group by grouping sets ((), (form), (country), (campaign), (language), (week), (person))
  ), quoted as materialized (
    select
      known.currency, ((one).totals ->> coalesce(((one).quote ->> 'asked')::integer, 0))::numeric as offered,
      case known.state when 'accepted' then (one).accepted_at end as accepted_at,
      ((one).accepted ->> 'total')::numeric as accepted, message.at, message.by_name,
      case
        when known.state in ('accepted', 'open', 'replaced') then known.state
        when ticket.status = 'lost' then 'lost'
        else 'ended'
      end as state
    -- A quote that left in this time ends after `begins`.
    from private.quotes_in(
      array(select submission_id from private.quotes where ends_at >= least(begins, now()))
        || array(select submission_id from private.quotes where accepted_at >= begins)
    ) as known
    join private.tickets as ticket on ticket.submission_id = (one).submission_id and not ticket.spam
    cross join lateral (select at, by_name from private.messages where id = (one).message_id offset 0) as message
  ), lost as materialized (
    select distinct submission_id from private.ticket_history where change = 'status' and value = 'lost' and at >= begins and at < ends
  )
  select jsonb_build_object(
    'first', first, 'today', last,
    'weeks', (
      select jsonb_agg(jsonb_build_object(
        'week', monday::date, 'requests', coalesce(requests, 0), 'before', coalesce(before, 0), 'answered', coalesce(answered, 0),
        'median', within[1], 'ninety', within[2]
      ) order by monday)
      from generate_series(first::timestamp, last, interval '7 days') as monday
      left join part on part.part = 'week' and name = monday::date::text
    ),
    'rows', (
      select coalesce(jsonb_agg(
        to_jsonb(line) - 'within' || jsonb_build_object('median', line.within[1], 'ninety', line.within[2])
        order by line.requests desc, line.name
      ), '[]') from part as line where part not in ('week', 'person') and requests + before > 0
    ),
    'people', (
      select coalesce(jsonb_agg(
        jsonb_build_object('name', name, 'answered', answered, 'median', within[1], 'ninety', within[2]) order by answered desc, name
      ), '[]') from part where part = 'person' and answered > 0
    ),
    'quotes', (
      select coalesce(jsonb_agg(shown order by shown.currency, shown.state), '[]') from (
        select currency, state, count(*) as count, sum(coalesce(accepted, offered))::text as value
        from quoted where (at >= begins and at < ends or state = 'open') and state <> 'replaced'
        group by 1, 2
      ) as shown
    ),
    'sent', (
      select coalesce(jsonb_agg(sums order by sums.week desc nulls first, sums.person nulls first, sums.currency), '[]') from (
        select
          week, by_name as person, currency,
          count(*) filter (where not won) as sent, coalesce(sum(value) filter (where not won), 0)::text as "sentValue",
          count(*) filter (where won) as accepted, coalesce(sum(value) filter (where won), 0)::text as "acceptedValue"
        from quoted
        cross join lateral (values (false, quoted.at, offered), (true, accepted_at, quoted.accepted)) as happened (won, moment, value)
        cross join lateral (select first + ((moment at time zone zone)::date - first) / 7 * 7) as told (week)
        where moment >= begins and moment < ends
        group by grouping sets ((week, by_name, currency), (by_name, currency), (currency))
      ) as sums
    ),
    'reasons', (
      select coalesce(jsonb_agg(shown order by shown.count desc, shown.reason), '[]') from (
        select reason, sum(count) as count, jsonb_agg(jsonb_build_object('currency', currency, 'value', value) order by currency)
          filter (where currency is not null) as worth
        from (
          select (ticket).lost_reason as reason, deal.currency, count(*) as count, sum(deal.value)::text as value
          from lost cross join lateral (
            select ticket from private.tickets as ticket where submission_id = lost.submission_id offset 0
          ) as found cross join private.deal_of(found.ticket) as deal
          where (ticket).status = 'lost' and not (ticket).spam
          group by 1, 2
        ) as sums group by reason
      ) as shown
    ),
    'delivered', (
      select jsonb_build_object('count', count, 'median', within[1], 'ninety', within[2]) from (
        select percentile_disc(array[0.5, 0.9]) within group (order by days) as within, count(*) as count from (
          select (delivered.at at time zone zone)::date - (coalesce(
            (select min(accepted_at) from private.quotes where submission_id = ticket.submission_id and cancelled_at is null),
            (select max(at) from private.ticket_history where submission_id = ticket.submission_id and change = 'status' and value = 'won')
          ) at time zone zone)::date as days
          from private.tickets as ticket
          cross join lateral (select (private.order_of(ticket) -> 'times' ->> 'delivered')::timestamptz as at) as delivered
          where ticket.status = 'won' and ticket.order_step = 'delivered' and not ticket.spam
            and ticket.submission_id = any (array(
              select submission_id from private.ticket_history
              where change = 'step' and at >= begins and at < ends and value = 'delivered'
            )) and delivered.at >= begins and delivered.at < ends
        ) as taken
      ) as told
    )
  ) into answer;
  return answer;
end
$$;
grant execute on function public.read_team(text, jsonb, integer, date, date) to authenticated;
