-- update_tickets for one ticket: its response, and "ticket" as it is then. Raises PT404 if the request is gone, which the REST
-- interface answers with 404.
create function public.update_ticket(ticket_id uuid, changes jsonb, shown jsonb default '{}', note_key uuid default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  answer constant jsonb := public.update_tickets(jsonb_build_array(
    jsonb_build_object('id', ticket_id, 'changes', changes, 'shown', shown, 'key', note_key)
  )) -> 0;
begin
  if answer ->> 'state' = 'gone' then
    raise exception using errcode = 'PT404', message = 'This request is not there any more.';
  end if;
  return answer || jsonb_build_object('ticket', (
    select private.ticket_json(ticket) from private.tickets as ticket where submission_id = ticket_id
  ));
end
$$;

grant execute on function public.update_ticket(uuid, jsonb, jsonb, uuid) to authenticated;
