-- Approving a proof on a request's page. Only the function send-artwork calls this, after open_link.

-- Approves a proof for print as it was shown, once; repeating it returns the same. [] for an unknown link.
--   {"version", "sha256", "name"} -> {"state": "approved", "name", "at"}
-- Else {"state"}:
--   replaced  a newer version is out
--   taken     approved by another name
--   changed   another file
--   closed    nothing is ordered any more
--   unknown   no such version
create function public.approve_proof(link text, approval jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  request constant uuid := private.request_by_link(link);
  said constant jsonb := jsonb_build_object('name', approval -> 'name');
  one private.artwork;
  ticket private.tickets;
  goes_on boolean;
begin
  -- A newer version may be due.
  perform private.send_due_answers(request);
  perform from public."Form Sub" where id = request for key share;
  if not found then return '[]'; end if;
  select * into ticket from private.tickets where submission_id = request for update;
  select * into one from private.artwork where submission_id = request and version = (approval ->> 'version')::integer for update;
  if not found then return '{"state": "unknown"}'; end if;
  if one.approved is null then
    if (private.deal_of(ticket)).state in ('cancelled', 'closed') then return '{"state": "closed"}'; end if;
    if exists (select from private.artwork where submission_id = request and version > one.version) then
      return '{"state": "replaced"}';
    end if;
    if one.sha256 is distinct from approval ->> 'sha256' then return '{"state": "changed"}'; end if;
    update private.artwork set approved = said, approved_at = now() where id = one.id returning * into one;
    insert into private.ticket_history (submission_id, by_name, change, value) values (request, '', 'approved', one.version::text);
    goes_on := ticket.status = 'won' and private.step_place(ticket.order_step) < private.step_place('approved');
    insert into private.ticket_history (submission_id, by_name, change, value) select request, '', 'step', 'approved' where goes_on;
    update private.tickets set changed_at = now(), order_step = case when goes_on then 'approved' else order_step end
    where submission_id = request;
    if goes_on then perform private.mail_step(request, ticket.order_step, false); end if;
    perform private.enqueue_email(request, 'sales', 'approved', one.version::text);
  elsif one.approved <> said then
    return '{"state": "taken"}';
  end if;
  return one.approved || jsonb_build_object('state', 'approved', 'at', one.approved_at);
end
$$;

grant execute on function public.approve_proof(text, jsonb) to service_role;
