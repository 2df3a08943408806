-- Events on a ticket that are not in `shown`: a message by its id, a quote's outcome as "accepted:2". kind: 'message',
-- 'accepted', 'withdrawn', 'cancelled' or 'lost'. by: the colleague, null for the visitor. For an answer about to leave
-- (`own`), messages sent after it do not count: their writer was asked about this answer.
create function private.unseen(request uuid, shown text[], own private.messages default null)
returns table (id text, kind text, number integer, by text, by_staff uuid, at timestamptz)
language sql
stable
set search_path = ''
as $$
  select * from (
    select message.id::text, 'message', null::integer, by_name, message.by_staff, message.at from private.messages as message
    where submission_id = request and message.id is distinct from own.id
      and (state = 'sent' or state = 'going' and (own.id is null or message.at < own.at))
    union all
    select concat(kind, ':', number), kind, number, case kind when 'accepted' then accepted ->> 'by' end, null, happened
    from private.quotes, lateral (values
      ('accepted', accepted_at), ('withdrawn', withdrawn_at), ('cancelled', cancelled_at)
    ) as became (kind, happened)
    where submission_id = request and happened is not null
    union all
    -- The deal was lost while a quote was being written.
    (
      select concat('lost:', entry.id), 'lost', null, entry.by_name, null, entry.at
      from private.ticket_history as entry join private.tickets as ticket using (submission_id)
      where submission_id = request and change = 'status' and value = 'lost' and ticket.status = 'lost'
      order by entry.id desc limit 1
    )
  ) as event (id, kind, number, by, by_staff, at)
  where event.id <> all (coalesce(shown, '{}'))
$$;

-- A writer's own draft: {"body", "quote", "at", "shown", "held", "files": private.files_of}; null if none.
create function private.draft_of(own private.messages) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select case when own.id is not null then jsonb_build_object(
    'body', own.body, 'quote', own.quote, 'at', own.at, 'shown', own.shown, 'held', own.held_at,
    'files', private.files_of(own.id)
  ) end
$$;

-- A conversation as staff read it: the newest 100 messages, and in "older" the number of earlier ones.
--   {"messages": [{"sender", "id", "by", "mine", "at", "body", "state", "out_at", "seen_at", "quote", "files",
--    "pins"}], "older",
--    "events": [{"id", "kind", "number", "by", "mine", "at"}], "quotes", "draft", "writing", "reading", "mailed"}
-- "events" has all of private.unseen, "quotes" is private.quotes_of, "draft" the reader's own. "writing" lists colleagues who
-- wrote in the last minute, "reading" those who have it open. "mailed": whether there is a mail service. An answer that has not
-- left has "quote": 0 if it brings one.
create function private.conversation(submission uuid) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'messages', coalesce(jsonb_agg(jsonb_build_object(
      'sender', message.sender,
      'id', message.id, 'by', message.by_name, 'mine', coalesce(message.by_staff = auth.uid(), false), 'at', message.at,
      'body', message.body, 'state', message.state, 'out_at', message.out_at, 'seen_at', message.seen_at,
      'files', private.files_of(message.id), 'pins', message.pins,
      'quote', coalesce(
        (select number from private.quotes where message_id = message.id), case when message.quote is not null then 0 end
      )
    ) order by message.at, message.id) filter (where message.state <> 'draft' and place <= 100), '[]'),
    'older', count(*) filter (where message.state <> 'draft' and place > 100),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', id, 'kind', kind, 'number', number, 'by', by, 'mine', coalesce(by_staff = auth.uid(), false), 'at', at
      ) order by at), '[]') from private.unseen(submission, '{}')
    ),
    'draft', (jsonb_agg(private.draft_of(message))
      filter (where message.state = 'draft' and message.by_staff = auth.uid())) -> 0,
    'writing', coalesce(jsonb_agg(message.by_name order by message.by_name) filter (
      where message.state = 'draft' and message.by_staff <> auth.uid() and message.at > now() - interval '60 seconds'
    ), '[]'),
    'reading', (
      select coalesce(jsonb_agg(reader.name order by reader.name), '[]') from private.readers as reader
      where reader.submission_id = submission and staff_id <> auth.uid() and reader.at > now() - interval '30 seconds'
        and not exists (
          select from private.messages as draft
          where draft.submission_id = submission and by_staff = reader.staff_id
            and state = 'draft' and draft.at > now() - interval '60 seconds'
        )
    ),
    'quotes', private.quotes_of(submission),
    'mailed', private.has_mail_service()
  )
  from private.messages as message join (
    select id, row_number() over (partition by state = 'draft' order by at desc, id desc) as place
    from private.messages where submission_id = submission
  ) as ranked on ranked.id = message.id
$$;
