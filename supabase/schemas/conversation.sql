-- What staff read of a conversation: {"messages": [{"id", "by", "mine", "at", "body", "state", "out_at", "seen_at", "quote"}],
-- "quotes" (private.quotes_of), "draft": the reader's own, {"body", "quote", "at"}, "writing": colleagues who wrote a minute ago,
-- "reading": others who have it open, "mailed": whether there is a mail service}. Of an answer that is going, "quote" is 0 where it brings one.
create function private.conversation(submission uuid) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'messages', coalesce(jsonb_agg(jsonb_build_object(
      'id', message.id, 'by', message.by_name, 'mine', coalesce(message.by_staff = auth.uid(), false), 'at', message.at,
      'body', message.body, 'state', message.state, 'out_at', message.out_at, 'seen_at', message.seen_at,
      'quote', coalesce(
        (select number from private.quotes where message_id = message.id), case when message.quote is not null then 0 end
      )
    ) order by message.at, message.id) filter (where message.state <> 'draft'), '[]'),
    'draft', (jsonb_agg(jsonb_build_object('body', message.body, 'quote', message.quote, 'at', message.at))
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
  from private.messages as message where message.submission_id = submission
$$;
revoke all on function private.conversation(uuid) from public, anon, authenticated, service_role;
