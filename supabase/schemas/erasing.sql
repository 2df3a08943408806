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

-- Erases requests stored before an instant, `most` at a time so that no statement runs long, and answers how many it
-- erased. Without `carry_out` it only counts, all of them.
create function public.purge_submissions(before timestamptz, carry_out boolean default false, most integer default 1000)
returns integer
language plpgsql
security definer
set search_path = ''
as $$
declare
  rows_found integer;
begin
  if not carry_out then
    return (select count(*) from public."Form Sub" where created_at < before);
  end if;
  delete from public."Form Sub" where id in (
    select id from public."Form Sub" where created_at < before order by created_at limit most
  );
  get diagnostics rows_found = row_count;
  return rows_found;
end
$$;

revoke all on function public.erase_submissions(text, boolean), public.purge_submissions(timestamptz, boolean, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  public.erase_submissions(text, boolean), public.purge_submissions(timestamptz, boolean, integer) to service_role;
