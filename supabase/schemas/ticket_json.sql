-- A ticket with everything that staff read of it.
create function private.ticket_json(ticket private.tickets) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'id', ticket.submission_id, 'created_at', ticket.created_at, 'form_data', stored.form_data,
    'kind', ticket.kind, 'spam', ticket.spam, 'status', ticket.status,
    'owner', ticket.owner, 'owner_name', (select name from public.staff where user_id = ticket.owner),
    'event_date', ticket.event_date, 'facts', asked.facts,
    'due_at', ticket.due_at, 'remind_at', ticket.remind_at, 'owed', ticket.owed,
    'answered_at', ticket.answered_at, 'changed_at', ticket.changed_at,
    'read_at', ticket.read_at, 'read_by', ticket.read_by, 'replied_due', ticket.replied_due,
    'deal', deal.state, 'value', deal.value::text, 'currency', deal.currency,
    'order', case when deal.state in ('ordered', 'more') then private.order_of(ticket) end,
    'source', private.source_of(ticket.submission_id),
    'artwork', private.artwork_of(ticket.submission_id),
    -- Without a mail service, a waiting mail is not on its way.
    'mail', case
      when mail.state <> 'waiting' or private.has_mail_service() then mail.state
    end,
    -- Times of mails to the visitor that could not be delivered.
    'unmailed', (
      select coalesce(jsonb_agg(owed.created_at order by owed.created_at), '[]') from private.outbox as owed
      where owed.submission_id = ticket.submission_id and owed.recipient = 'visitor' and owed.state = 'failed'
    ),
    -- Times of mails that the mail service has not taken for an hour.
    'delayed', (
      select coalesce(jsonb_agg(owed.created_at order by owed.created_at), '[]') from private.outbox as owed
      where owed.submission_id = ticket.submission_id and owed.recipient = 'visitor' and owed.state in ('waiting', 'sending')
        and owed.attempts > 0 and owed.created_at < now() - interval '1 hour'
    ),
    'sent', (
      select coalesce(jsonb_agg(again.created_at order by again.created_at), '[]')
      from private.tickets as again where again.repeat_of = ticket.submission_id
    ),
    'history', (
      select coalesce(jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object(
          'at', entry.at, 'by', entry.by_name, 'change', entry.change, 'value', entry.value,
          -- `by` is '' for what the visitor did, whatever name they signed with.
          'signed', case when entry.change = 'accepted' then (
            select accepted ->> 'name' from private.quotes
            where submission_id = ticket.submission_id and number = entry.value::integer
          ) end
        )) order by entry.id
      ), '[]')
      from private.ticket_history as entry where entry.submission_id = ticket.submission_id
    )
  ) || private.conversation(ticket.submission_id)
  from public."Form Sub" as stored
  left join private.facts as asked on asked.submission_id = stored.id
  left join private.outbox as mail on mail.submission_id = stored.id and mail.recipient = 'sales' and mail.kind = 'request'
  cross join private.deal_of(ticket) as deal
  where stored.id = ticket.submission_id
$$;
