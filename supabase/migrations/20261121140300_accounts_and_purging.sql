-- Who is removed from the staff leaves word in the history of their tickets; purging leaves unanswered requests alone.

-- Takes the account away with its sessions, and with it the row in staff. Answers 'removed 3', with the number of tickets
-- that lost their owner, or 'no_account'.
create or replace function public.remove_staff(account text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  person constant uuid := (select id from auth.users where lower(email) = lower(btrim(account)));
  released integer;
begin
  if person is null then return 'no_account'; end if;
  -- In one order and each request's row before its ticket, as all that works on tickets does.
  perform from public."Form Sub" where id in (select submission_id from private.tickets where owner = person)
  order by id for key share;
  insert into private.ticket_history (submission_id, by_name, change, value)
  select ticket.submission_id, staff.name, 'released', ''
  from private.tickets as ticket join public.staff on staff.user_id = ticket.owner
  where ticket.owner = person;
  get diagnostics released = row_count;
  delete from auth.users where id = person;
  return 'removed ' || released;
end
$$;

-- How many requests were stored before an instant, by what became of them: {"new": 3, "won": 1, "spam": 2,
-- "repeated": 1}.
create function public.count_old_submissions(before timestamptz) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(state, found), '{}')
  from (
    select
      case when ticket.spam then 'spam' when ticket.repeat_of is not null then 'repeated' else ticket.status end as state,
      count(*) as found
    from public."Form Sub" as stored join private.tickets as ticket on ticket.submission_id = stored.id
    where stored.created_at < before group by 1
  ) as split
$$;

-- Erases requests stored before an instant, `most` at a time so that no statement runs long, and answers how many it
-- erased. Those that nobody has answered stay, unless `unanswered_too`. Without `carry_out` it only counts, all of them.
drop function public.purge_submissions(timestamptz, boolean, integer);
create function public.purge_submissions(
  before timestamptz, carry_out boolean default false, most integer default 1000, unanswered_too boolean default false
)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  rows_found integer;
begin
  if not carry_out then
    return (
      select count(*) from public."Form Sub" as stored
      join private.tickets as ticket on ticket.submission_id = stored.id
      where stored.created_at < before and (unanswered_too or ticket.spam or ticket.status <> 'new' or ticket.repeat_of is not null)
    );
  end if;
  delete from public."Form Sub" where id in (
    select stored.id from public."Form Sub" as stored
    join private.tickets as ticket on ticket.submission_id = stored.id
    where stored.created_at < before and (unanswered_too or ticket.spam or ticket.status <> 'new' or ticket.repeat_of is not null)
    order by stored.created_at limit most
  );
  get diagnostics rows_found = row_count;
  return rows_found;
end
$$;

revoke all on function
  public.purge_submissions(timestamptz, boolean, integer, boolean), public.count_old_submissions(timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function
  public.purge_submissions(timestamptz, boolean, integer, boolean), public.count_old_submissions(timestamptz)
  to service_role;
