-- Colleagues' open tickets; a row expires after a minute. No foreign key, so that polling waits for nobody.
create unlogged table private.readers (
  submission_id uuid not null,
  staff_id uuid not null,
  name text not null,
  at timestamptz not null default now(),
  primary key (submission_id, staff_id)
);
alter table private.readers enable row level security;

-- Records that the caller has a ticket open; null for none.
create function private.record_reader(submission uuid) returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Skipping locked rows keeps two deletions from waiting on each other.
  delete from private.readers where ctid = any (array(
    select ctid from private.readers where at < now() - interval '1 minute' for update skip locked
  ));
  insert into private.readers (submission_id, staff_id, name)
  select submission, auth.uid(), private.require_staff() where submission is not null
  on conflict (submission_id, staff_id) do update set at = now();
end
$$;

-- An open desk calls this every ten seconds. Also records which ticket the caller reads, and sends due answers.
--   {"fresh", "written", "count", "numbers", "rows", "ticket"}
-- "fresh": tickets that the view has gained since `since`. "written": ids (up to 100) whose visitors have written or accepted
-- since then and since anybody opened them; in an owner's views only theirs. "count": the view's size. "numbers": desk_numbers.
-- "rows", "ticket": as stored now.
create function public.poll_desk(filter jsonb, since timestamptz, ids text, reference text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  zone constant text := filter ->> 'zone';
  view constant text := coalesce(filter ->> 'view', 'unanswered');
  numbers jsonb;
begin
  if not public.is_staff() then return '[]'; end if;
  perform public.send_due_answers();
  perform private.record_reader(private.request_by_reference(reference));
  numbers := public.desk_numbers(zone);
  return jsonb_build_object(
    'fresh', public.count_tickets(filter, since => since),
    'written', (
      select coalesce(jsonb_agg(id), '[]') from (
        select ticket.submission_id as id
        from private.ticket_history as entry join private.tickets as ticket using (submission_id)
        where entry.change in ('reply', 'accepted') and entry.by_name = '' and entry.at > since
          and entry.at > coalesce(ticket.opened_at, '-infinity') and (view <> 'mine' or ticket.owner = auth.uid()) and (view <> 'nobody' or ticket.owner is null)
        group by 1 limit 100
      ) as deeds
    ),
    -- Without a filter, the view's count is already there.
    'count', case when filter - array['view', 'zone', 'order', 'ticket', 'after', 'before', 'at'] = '{}'
      then numbers -> 'counts' -> view else to_jsonb(public.count_tickets(filter)) end,
    'numbers', numbers,
    'rows', case when ids = '' then '[]' else
      public.list_tickets(jsonb_build_object('ids', ids, 'zone', zone), page_size => 500) end,
    'ticket', public.read_ticket(reference)
  );
end
$$;

grant execute on function public.poll_desk(jsonb, timestamptz, text, text) to authenticated;
