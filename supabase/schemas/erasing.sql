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

-- How many requests were stored before an instant, by what became of them: {"new": 3, "won": 1, "spam": 2}.
create function public.count_old_submissions(before timestamptz) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(state, found), '{}')
  from (
    select case when spam then 'spam' else status end as state, count(*) as found
    from private.tickets where created_at < before group by 1
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
      select count(*) from private.tickets
      where created_at < before and (unanswered_too or spam or status <> 'new')
    );
  end if;
  delete from public."Form Sub" where id in (
    select submission_id from private.tickets
    where created_at < before and (unanswered_too or spam or status <> 'new')
    order by created_at limit most
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
