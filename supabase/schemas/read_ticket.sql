-- A request by its reference in any notation; null if none.
create function private.request_by_reference(reference text) returns uuid
language sql
stable
set search_path = ''
as $$
  select submission_id
  from substring(regexp_replace(lower(reference), '[^0-9a-z]', '', 'g') from '^kl([0-9a-f]{12})$') as digits
  join private.tickets
    on submission_id between (digits || repeat('0', 20))::uuid and (digits || repeat('f', 20))::uuid
  limit 1
$$;

-- One ticket by its reference in any notation, with the number of other requests from its address and company; [] if none.
create function public.read_ticket(reference text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set timezone = 'UTC'
as $$
declare
  found_one private.tickets;
begin
  if not public.is_staff() then return '[]'; end if;

  select * into found_one from private.tickets where submission_id = private.request_by_reference(reference);
  if not found then return '[]'; end if;
  return private.ticket_json(found_one) || jsonb_build_object('person', jsonb_build_object(
    'address', (
      select count(*) from (
        select from private.tickets
        where email = found_one.email and submission_id <> found_one.submission_id
          and not spam and repeat_of is null
        limit 1001
      ) as others
    ),
    'company', (
      select count(*) from (
        select from private.tickets
        where company = nullif(found_one.company, '') and submission_id <> found_one.submission_id
          and not spam and repeat_of is null
        limit 1001
      ) as others
    ),
    'won', (
      select max(entry.at) from private.tickets as ticket join private.ticket_history as entry using (submission_id)
      where ticket.email = found_one.email and ticket.status = 'won' and submission_id <> found_one.submission_id
        and entry.change = 'status' and entry.value = 'won'
    )
  ));
end
$$;

grant execute on function public.read_ticket(text) to authenticated;
