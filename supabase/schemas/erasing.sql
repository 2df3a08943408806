-- Erases all requests of one person, by e-mail address in any capitals, and answers how many. Receipts, tickets,
-- notes and mails owed go along. Without `carry_out` it only counts.
create function public.erase_submissions(address text, carry_out boolean default false) returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  rows_found integer;
begin
  if not carry_out then
    return (select count(*) from public."Form Sub" where lower(form_data ->> 'email') = lower(trim(address)));
  end if;
  delete from public."Form Sub" where lower(form_data ->> 'email') = lower(trim(address));
  get diagnostics rows_found = row_count;
  return rows_found;
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
  public.erase_submissions(text, boolean), public.purge_submissions(timestamptz, boolean, integer, boolean),
  public.count_old_submissions(timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function
  public.erase_submissions(text, boolean), public.purge_submissions(timestamptz, boolean, integer, boolean),
  public.count_old_submissions(timestamptz) to service_role;
