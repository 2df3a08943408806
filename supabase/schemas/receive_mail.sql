-- Mail that joins a request's conversation. Only the function receive-mail calls this; the address tells it the request.

-- Opens a request for a mail from an address: {"token", "email", "language"}; [] if it has been erased. The token is of a link
-- that lasts an hour, for the mail's files and words; address and language are the request's.
create function public.open_mail(request uuid, sender text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  token constant text := private.new_token();
begin
  perform from public."Form Sub" where id = request for key share;
  if not found then return '[]'; end if;
  insert into private.links (hash, submission_id, made_by, mailed_by, expires_at)
  values (private.token_hash(token), request, 'reply', left(lower(sender), 254), now() + interval '1 hour');
  return jsonb_build_object(
    'token', token, 'email', (select email from private.tickets where submission_id = request), 'language', private.language_of(request)
  );
end
$$;

-- Stores a mail's words as add_message does, once per key, and ends its link. Mail from another address than the request's is
-- marked as such now and never later. Mails may come late and in any order: each has the time at which the mail service got it.
--   mail: {"key", "body", "from", "at", "due": the promised time of the answer}
create function public.take_mail(link text, mail jsonb, visitor text) returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  request constant uuid := private.request_by_link(link);
  received constant timestamptz := case when pg_input_is_valid(mail ->> 'at', 'timestamptz') then mail ->> 'at' end;
  stored constant jsonb := public.add_message(link, mail, visitor);
begin
  if stored = '[]' then return stored; end if;
  update private.messages
  set at = least(at, greatest(coalesce(received, at), now() - interval '7 days')),
    sender = nullif(left(lower(mail ->> 'from'), 254), (select email from private.tickets where submission_id = request))
  where submission_id = request and key = (mail ->> 'key')::uuid and by_name is null and xmin = pg_current_xact_id()::xid;
  delete from private.links where hash = link;
  return stored;
end
$$;

-- Records in the ticket, once, that mail to the request's address bounced; a mail to the visitor counts as not delivered. Ignores
-- other addresses: anybody who has a mail of ours could make up a report.
create function public.record_bounce(request uuid, address text) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform from public."Form Sub" where id = request for key share;
  perform from private.tickets where submission_id = request and email = lower(address) for update;
  if not found or exists (
    select from private.ticket_history where submission_id = request and change = 'bounced' and value = lower(address)
  ) then
    return false;
  end if;
  insert into private.ticket_history (submission_id, by_name, change, value) values (request, '', 'bounced', lower(address));
  update private.tickets set changed_at = now() where submission_id = request;
  update private.outbox set state = 'failed', last_error = 'bounced' where id = (
    select id from private.outbox where submission_id = request and recipient = 'visitor' and state = 'sent'
    order by sent_at desc limit 1
  );
  return true;
end
$$;

grant execute on function
  public.open_mail(uuid, text), public.take_mail(text, jsonb, text), public.record_bounce(uuid, text) to service_role;
