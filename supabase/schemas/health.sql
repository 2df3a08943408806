-- The mails waiting to be sent, and the age of the oldest in seconds, for monitoring. Raises 42501 unless called by staff or the
-- functions.
create function public.health() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if not public.is_staff() and current_setting('role') <> 'service_role' then
    raise exception using errcode = 'insufficient_privilege', message = 'Only staff may ask this.';
  end if;
  return (
    select jsonb_build_object('waiting', count(*), 'oldest', coalesce(extract(epoch from now() - min(created_at))::integer, 0))
    from private.outbox where state in ('waiting', 'sending')
  );
end
$$;
grant execute on function public.health() to authenticated, service_role;
