-- Local databases only: opens reading, so that a fresh checkout shows its list without signing in.
-- The embedded backend applies it at every start, so it can be run again. It is switched off in config.toml
-- and no migration: a hosted project never sees it.
grant select on public."Form Sub" to anon;
drop policy if exists "local preview: anybody reads" on public."Form Sub";
create policy "local preview: anybody reads" on public."Form Sub" for select to anon using (true);

-- Makes the page say that it is a local preview.
create or replace function public.submissions_open_to_everyone() returns boolean
  language sql immutable set search_path = '' as 'select true';
grant execute on function
  public.submissions_open_to_everyone(), public.search_reach(jsonb),
  public.list_submissions(jsonb, timestamptz, uuid, boolean, integer),
  public.export_submissions(jsonb, timestamptz, uuid, integer)
  to anon;
