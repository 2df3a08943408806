-- Responses to bulk updates by user and key, so a retry returns the first response instead of applying the change again. Kept for
-- a day.
create table private.bulk_answers (
  asked_by uuid not null,
  key uuid not null,
  at timestamptz not null default now(),
  answer jsonb,
  primary key (asked_by, key)
);
create index bulk_answers_at on private.bulk_answers (at);
alter table private.bulk_answers enable row level security;

-- Changes tickets and logs who did it. `changes` has only what is to differ; `shown` the values the caller saw.
--   [{"id", "changes": {"status": "lost", "reason": "price", "owner": "me", "note": "Called."}, "shown": {"status": "quoted"}, "key"}]
-- changes:
--   status
--   reason           of a lost ticket: an id, or ''
--   value, currency  of a ticket won without a quote
--   owner            a user_id, 'me', or '' for nobody
--   spam             true or false
--   remind           an instant, '' for never
--   replied          an instant, '' if no answer is owed
--   note             added, never replaced; with a `key` that is stored already it is not stored again
--   step             of an order, '' for none; a step back needs a note
--   parcels          see private.parcels_in
--   ends             the caller knows that the status withdraws an open quote or cancels an order
--   undo             restores what the last change of status ended
-- The response has the values from before, for an undo; `remind`, `replied` and `step` only if this call has changed them.
--   [{"id", "state", "status", "owner", "spam", "remind", "replied", "step", "met": {"change", "by", "at"}}]
-- state, of which only "saved" stores anything:
--   saved
--   unchanged        nothing differs
--   gone             the request was erased
--   noOwner          the new owner is not on the staff
--   ends             it would end a quote or an order, and the caller does not know
--   quoted           a quote is open: record_acceptance wins it
--   noOrder          a step without an order
--   unapproved       printed before its approval, and no note says why
--   back             a step back, and no note says why; also an undo, once the step is mailed
--   conflict         somebody has changed it since it was shown: `met`
-- A ticket shown with an owner who has since left counts as unowned. A repeated bulk_key returns the first response.
create function public.update_tickets(work jsonb, bulk_key uuid default null) returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  worker constant text := private.require_staff();
  entries constant jsonb := jsonb_path_query_array(work, '$[0 to 499]');
  ids constant uuid[] := array(select (entry ->> 'id')::uuid from jsonb_array_elements(entries) as entry);
  answers jsonb;
begin
  if bulk_key is not null then
    -- Waits for a concurrent call with the same key, before locking anything else.
    insert into private.bulk_answers (asked_by, key) values (auth.uid(), bulk_key) on conflict do nothing;
    if not found then
      return (select known.answer from private.bulk_answers as known where asked_by = auth.uid() and key = bulk_key);
    end if;
  end if;
  -- The one order of locks, for everything that works on several tickets: staff, requests by id, tickets by id. Any other order
  -- can deadlock.
  perform from public.staff
  where user_id::text in (select entry -> 'changes' ->> 'owner' from jsonb_array_elements(entries) as entry)
  order by user_id for key share;
  perform from public."Form Sub" where id = any (ids) order by id for key share;
  perform from private.tickets where submission_id = any (ids) order by submission_id for update;

  with asked as (
    select distinct on (id) (entry ->> 'id')::uuid as id, entry -> 'changes' as changes, (entry ->> 'key')::uuid as key,
      case when exists (select from public.staff where user_id::text = entry -> 'shown' ->> 'owner') or entry -> 'shown' ->> 'owner' is null
        then coalesce(entry -> 'shown', '{}')
        else (entry -> 'shown') || '{"owner": ""}'
      end as shown,
      nullif(trim(entry -> 'changes' ->> 'note'), '') as note
    from jsonb_array_elements(entries) as entry order by id
  ), wanted as (
    select asked.*, old,
      coalesce(changes ->> 'status', old.status) as status,
      coalesce((changes ->> 'spam')::boolean, old.spam) as spam,
      case
        when changes ->> 'owner' = 'me' then auth.uid()
        when changes ? 'owner' then nullif(changes ->> 'owner', '')::uuid
        else old.owner
      end as owner,
      case
        when changes ? 'remind' then nullif(changes ->> 'remind', '')::timestamptz
        -- The reminder's day has come, and somebody worked on the ticket.
        when changes ->> 'status' <> old.status and (old.remind_at <= now() or not private.is_open(changes ->> 'status')) then null
        else old.remind_at
      end as remind_at,
      case
        when changes ? 'replied' then nullif(changes ->> 'replied', '')::timestamptz
        -- A status set by hand means that somebody has answered in another way.
        when changes ->> 'status' <> all (array['new', old.status]) then null
        else old.replied_due
      end as replied_due,
      case
        when coalesce(changes ->> 'status', old.status) = 'lost' then nullif(coalesce(changes ->> 'reason', old.lost_reason), '')
      end as lost_reason,
      case
        when changes ? 'value' then private.typed_money(changes -> 'value')
        when changes ->> 'status' = 'won' and old.status <> 'won' and not changes ? 'undo' then null
        else old.won_value
      end as won_value,
      case
        when changes ? 'step' then nullif(changes ->> 'step', '')
        when changes ->> 'status' = 'won' and old.status <> 'won' and not changes ? 'undo' then private.proof_step(id)
        else old.order_step
      end as order_step,
      case
        when changes ->> 'status' = 'won' and old.status <> 'won' and not changes ? 'undo' then '[]'
        else coalesce(private.parcels_in(changes -> 'parcels'), old.parcels)
      end as parcels,
      deal.state in ('ordered', 'more') as ordered,
      -- Whether the status ends a quote or an order.
      case
        when changes ->> 'status' = old.status or changes ? 'undo' then false
        when changes ->> 'status' = 'lost' then deal.open is not null or deal.orders <> '{}'
        else changes ? 'status' and changes ->> 'status' <> 'won' and deal.orders <> '{}'
      end as ends,
      changes ->> 'status' = 'won' and old.status <> 'won' and not changes ? 'undo' and deal.open is not null as quoted
    from asked join private.tickets as old on old.submission_id = asked.id cross join private.deal_of(old) as deal
  ), decided as (
    select wanted.*, met, case
      when exists (select from private.ticket_history as entry where entry.submission_id = wanted.id and entry.key = wanted.key) then 'stored'
      when met is not null then 'conflict'
      when owner is distinct from (old).owner and owner is not null
        and not exists (select from public.staff where user_id = owner) then 'noOwner'
      when note is null
        and row(status, owner, spam, remind_at, replied_due, lost_reason, won_value, order_step, parcels) is not distinct from row(
          (old).status, (old).owner, (old).spam, (old).remind_at, (old).replied_due, (old).lost_reason, (old).won_value,
          (old).order_step, (old).parcels
        ) then 'unchanged'
      when changes ? 'step' and order_step is distinct from (old).order_step and not ordered then 'noOrder'
      when changes ? 'step' and private.step_place(order_step) < private.step_place((old).order_step) and note is null
        and (not changes ? 'undo' or private.is_step_mailed(wanted.id)) then 'back'
      -- Nothing is printed before its proof is approved; an approval by phone or on paper goes into a note.
      when changes ? 'step' and not changes ? 'undo' and note is null
        and private.step_place((old).order_step) < private.step_place('approved')
        and private.step_place(order_step) > private.step_place('approved') then 'unapproved'
      when quoted then 'quoted'
      when ends and not changes ? 'ends' then 'ends'
      else 'saved'
    end as state
    from wanted left join lateral (
      select jsonb_build_object('change', change, 'by', coalesce(last.by_name, ''), 'at', last.at) as met
      from (values
        ('status', '{status}'::text[], (old).status, status),
        ('owner', '{owner, released}', coalesce((old).owner::text, ''), coalesce(owner::text, '')),
        ('spam', '{spam, not spam}', (old).spam::text, spam::text),
        ('step', '{step}', coalesce((old).order_step, ''), coalesce(order_step, '')),
        ('parcels', '{parcels}', (old).parcels::text, parcels::text),
        ('remind', '{reminder}', coalesce(to_jsonb((old).remind_at) #>> '{}', ''), coalesce(to_jsonb(remind_at) #>> '{}', ''))
      ) as value (change, entries, before, after)
      left join lateral (
        select entry.by_name, entry.at from private.ticket_history as entry
        where entry.submission_id = wanted.id and entry.change = any (value.entries)
        order by entry.id desc limit 1
      ) as last on true
      where shown ? change and before <> coalesce(shown ->> change, '') and before <> after
      limit 1
    ) as conflict on true
  ), noted as (
    insert into private.ticket_history (submission_id, by_name, change, value, key)
    select id, worker, entry.change, entry.value, case entry.change when 'note' then key end
    from decided, lateral (values
      (1, status <> (old).status, 'status', status),
      (2, owner is distinct from (old).owner, 'owner', coalesce((select name from public.staff where user_id = owner), '')),
      (3, spam <> (old).spam, case when spam then 'spam' else 'not spam' end, ''),
      (4, remind_at is distinct from (old).remind_at, 'reminder',
        coalesce(to_char(remind_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), '')),
      (5, note is not null, 'note', note),
      (6, lost_reason is distinct from (old).lost_reason and lost_reason is not null, 'reason', lost_reason),
      (7, order_step is distinct from (old).order_step, 'step', coalesce(order_step, '')),
      (8, parcels <> (old).parcels, 'parcels', jsonb_array_length(parcels)::text)
    ) as entry (place, happened, change, value)
    where state = 'saved' and happened order by id, place
  ), settled as (
    -- An undo restores what ended at the instant of the last change of status.
    update private.quotes as one
    set withdrawn_at = case when known.state = 'open' then now() end,
      cancelled_at = case when known.state = 'accepted' then now() end
    from decided cross join lateral private.quotes_in(array[decided.id]) as known
    where one.submission_id = decided.id and one.number = (known.one).number and decided.state = 'saved' and (
      ends and known.state in ('open', 'accepted') or changes ? 'undo' and changes ? 'status' and coalesce(one.cancelled_at, one.withdrawn_at) = (
        select max(at) from private.ticket_history as entry where entry.submission_id = decided.id and entry.change = 'status'
      )
    )
    returning one.submission_id, one.number,
      case when one.cancelled_at is not null then 'cancelled' when one.withdrawn_at is not null then 'withdrawn' else 'restored' end as change
  ), settled_lines as (
    insert into private.ticket_history (submission_id, by_name, change, value)
    select submission_id, worker, change, number::text from settled order by number
  ), mailed as (
    update private.outbox as mail
    set state = case when decided.spam then 'held' else 'waiting' end, next_attempt_at = now()
    from decided
    where mail.submission_id = decided.id and decided.state = 'saved' and decided.spam <> (old).spam
      and mail.state = any (case when decided.spam then array['waiting'] else array['held', 'crowded'] end)
  ), worded as (
    -- Notes are searched, too.
    update private.search_index as said set words = said.words || array_to_tsvector(private.search_words(note))
    from decided where said.submission_id = decided.id and decided.state = 'saved' and note is not null
  ), changed as (
    update private.tickets as ticket
    set status = decided.status, owner = decided.owner, spam = decided.spam, remind_at = decided.remind_at,
      replied_due = decided.replied_due, lost_reason = decided.lost_reason, changed_at = now(),
      order_step = decided.order_step, parcels = decided.parcels,
      moves = case
        when decided.status = 'won' and (decided.old).status <> 'won' and not decided.changes ? 'undo' then '[]'
        else ticket.moves
      end,
      won_value = decided.won_value, won_currency = coalesce(decided.changes ->> 'currency', ticket.won_currency),
      answered_at = case when decided.status <> 'new' then coalesce(answered_at, now()) end
    from decided where ticket.submission_id = decided.id and decided.state = 'saved'
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id, 'state', case when state is null then 'gone' when state = 'stored' then 'saved' else state end,
    'status', (old).status, 'owner', (old).owner, 'spam', (old).spam,
    'remind', case when state = 'saved' and remind_at is distinct from (old).remind_at then coalesce(to_jsonb((old).remind_at), '""') end,
    'replied', case when state = 'saved' and replied_due is null then (old).replied_due end,
    'step', case when state = 'saved' and order_step is distinct from (old).order_step then coalesce((old).order_step, '') end,
    'met', met
  )), '[]') into answers
  from asked left join decided using (id);

  perform private.mail_step((entry ->> 'id')::uuid, answer ->> 'step', entry -> 'changes' ? 'undo')
  from jsonb_array_elements(answers) as answer join jsonb_array_elements(entries) as entry on entry ->> 'id' = answer ->> 'id'
  where answer ->> 'step' is not null and entry -> 'changes' ? 'step';

  if bulk_key is not null then
    update private.bulk_answers set answer = answers where asked_by = auth.uid() and key = bulk_key;
    -- Last, and without waiting: whoever holds one of these may be waiting for a lock held here.
    delete from private.bulk_answers where (asked_by, key) in (
      select past.asked_by, past.key from private.bulk_answers as past
      where past.at < now() - interval '1 day' order by past.at limit 500 for update skip locked
    );
  end if;
  return answers;
end
$$;

grant execute on function public.update_tickets(jsonb, uuid) to authenticated;
