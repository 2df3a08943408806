-- One customer: related requests and, for managers, exporting and erasing them.

-- Key by which two phone numbers match: the last nine digits, since country codes and leading zeros vary.
create function private.phone_end(typed text) returns text
language sql
immutable
set search_path = ''
as $$ select right(private.phone_digits(left(typed, 80)), 9) $$;

-- Requests related to a request, itself included, each once with the first reason that holds: 'address', 'phone', 'company' in
-- any spelling. Includes word-for-word repeats.
create function private.related_requests(request uuid) returns table (id uuid, why text)
language sql
stable
rows 20
set search_path = ''
-- The planner overestimates the matches and would scan the table instead of the search index.
set enable_seqscan = off
as $$
  with one as (
    select ticket.email, ticket.company, private.phone_end(stored.form_data ->> 'phone') as number
    from private.tickets as ticket join public."Form Sub" as stored on stored.id = ticket.submission_id
    where ticket.submission_id = request
  ), found (id, why, place) as (
    select request, 'address', 1 from one
    union all
    select submission_id, 'address', 1 from private.tickets where email = (select nullif(email, '') from one)
    union all
    select said.submission_id, 'phone', 2
    from one join private.search_index as said on said.words @@ ('t' || one.number)::tsquery
    where (select private.phone_end(form_data ->> 'phone') from public."Form Sub" where id = said.submission_id) = one.number
    union all
    select submission_id, 'company', 3 from private.tickets where company = (select nullif(company, '') from one)
  )
  select distinct on (id) id, why from found order by id, place
$$;

-- Related requests, newest first, 50 for each reason. [] if there is no such request, or the caller is not staff.
--   [{"why", "count", "shown", "won": [private.money], "lines": private.activity_of}]
create function public.read_customer(reference text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not public.is_staff() then return '[]'; end if;
  return (
    with known as (
      select belongs.why, ticket,
        row_number() over (partition by why order by ticket.created_at desc, ticket.submission_id desc) as place
      from private.related_requests(private.request_by_reference(reference)) as belongs
      join private.tickets as ticket on ticket.submission_id = belongs.id
      where ticket.repeat_of is null or ticket.submission_id = private.request_by_reference(reference)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'why', why, 'count', count, 'shown', least(count, 50), 'lines', (
        select jsonb_agg(line order by known.place, number)
        from known, jsonb_array_elements(private.activity_of(ticket)) with ordinality as said (line, number)
        where known.why = split.why and known.place <= 50
      ), 'won', (
        select coalesce(jsonb_agg(private.money(value, currency) order by value desc), '[]') from (
          select deal.currency, sum(deal.value) as value from known, private.deal_of(known.ticket) as deal
          where known.why = split.why and deal.state in ('ordered', 'more') and deal.value is not null group by 1
        ) as sums
      )
    ) order by array_position('{address,phone,company}', why)), '[]')
    from (select why, count(*) from known group by why) as split
  );
end
$$;

-- The requests that a manager exports or erases: those of the same address, the ticked others, and all their repeats.
create function private.selected_requests(request uuid, also uuid[]) returns uuid[]
language sql
stable
set search_path = ''
as $$
  with chosen as (select id from private.related_requests(request) where why = 'address' or id = any (also))
  select array(
    select id from chosen
    union select submission_id from private.tickets where repeat_of in (select id from chosen)
    order by 1
  )
$$;

-- The addresses of these requests.
create function private.addresses_of(chosen uuid[]) returns text[]
language sql
stable
set search_path = ''
as $$ select array_agg(distinct lower(form_data ->> 'email')) from public."Form Sub" where id = any (chosen) $$;

-- Counts what is stored of these requests: {"requests", "messages", "quotes", "files", "notes", "mails", "set"}. `mails` are notes
-- that their addresses sent by mail to other requests; `set` identifies the requests.
create function private.count_stored(chosen uuid[]) returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'requests', (select count(*) from public."Form Sub" where id = any (chosen)),
    'messages', (select count(*) from private.messages where submission_id = any (chosen) and state <> 'draft'),
    'quotes', (select count(*) from private.quotes where submission_id = any (chosen)),
    'files', (select count(*) from private.artwork where submission_id = any (chosen)),
    'notes', (select count(*) from private.ticket_history where submission_id = any (chosen) and change = 'note'),
    'mails', (
      select count(*) from private.messages
      where submission_id <> all (chosen) and sender = any (private.addresses_of(chosen))
    ),
    'set', md5(chosen::text)
  )
$$;

-- Counts the rows that erasing would delete. "seen" is private.count_stored; "named" has the newest 50 notes on other requests that mention an
-- address or number of these. Raises 42501 unless called by a manager, PT404 if there is no such request.
create function public.count_customer(reference text, also uuid[] default '{}') returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  chosen uuid[];
  addresses text[];
  numbers text[];
begin
  perform private.require_manager();
  chosen := private.selected_requests(private.request_by_reference(reference), also);
  if chosen = '{}' then
    raise exception using errcode = 'PT404', message = 'This request is not there any more.';
  end if;
  addresses := private.addresses_of(chosen);
  select array_agg(distinct private.phone_end(form_data ->> 'phone')) into numbers
  from public."Form Sub" where id = any (chosen);
  return jsonb_build_object('seen', private.count_stored(chosen), 'named', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', 'note', 'at', at, 'by', by_name, 'text', value, 'reference', private.reference(submission_id)
    )), '[]') from (
      select * from private.ticket_history
      where change = 'note' and submission_id <> all (chosen) and (
        exists (select from unnest(addresses) as one where length(one) > 2 and strpos(lower(value), one) > 0)
        or exists (
          select from unnest(numbers) as one
          where length(one) > 6 and strpos(regexp_replace(value, '[\s()./+-]', '', 'g'), one) > 0
        )
      )
      order by id desc limit 50
    ) as notes
  ));
end
$$;

-- Exports all that is stored of a person, and logs it: private.ticket_json of each request without colleagues' internals (account
-- ids, drafts, who has it open). Raises as count_customer.
--   {"exported_at", "requests", "mails": [{"reference", "at", "body"}] on requests of others}
create function public.export_customer(reference text, also uuid[] default '{}') returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  chosen uuid[];
begin
  perform private.require_manager();
  chosen := private.selected_requests(private.request_by_reference(reference), also);
  if chosen = '{}' then
    raise exception using errcode = 'PT404', message = 'This request is not there any more.';
  end if;
  perform private.log_audit_event('person', cardinality(chosen), chosen);
  return jsonb_build_object('exported_at', now(), 'mails', (
    select coalesce(jsonb_agg(jsonb_build_object('reference', private.reference(submission_id), 'at', at, 'body', body) order by at), '[]')
    from private.messages where submission_id <> all (chosen) and sender = any (private.addresses_of(chosen))
  ), 'requests', (
    select jsonb_agg(
      private.ticket_json(ticket) - '{owner,draft,writing,reading,mailed}'::text[]
        || jsonb_build_object('reference', private.reference(submission_id))
      order by created_at desc
    )
    from private.tickets as ticket where submission_id = any (chosen)
  ));
end
$$;

-- Erases the counted requests, and logs it: {"state": "erased"}. If the count no longer equals `seen`, it erases nothing:
-- {"state": "changed"}. Raises as count_customer.
create function public.erase_customer(reference text, also uuid[], seen jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request constant uuid := private.request_by_reference(reference);
  chosen uuid[];
  addresses text[];
begin
  perform private.require_manager();
  perform private.require_staff();
  chosen := private.selected_requests(request, also);
  if chosen = '{}' then
    raise exception using errcode = 'PT404', message = 'This request is not there any more.';
  end if;
  -- After this, concurrent writers have finished, or find the request gone.
  addresses := private.addresses_of(chosen);
  perform private.lock_to_erase(chosen, addresses);
  if private.selected_requests(request, also) is distinct from chosen or private.count_stored(chosen) is distinct from seen then
    return '{"state": "changed"}';
  end if;
  perform private.erase_locked(chosen, addresses);
  return '{"state": "erased"}';
end
$$;

grant execute on function
  public.read_customer(text), public.count_customer(text, uuid[]), public.export_customer(text, uuid[]),
  public.erase_customer(text, uuid[], jsonb)
  to authenticated;
