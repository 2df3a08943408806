-- Actions of staff on files.

-- Makes a new link to a request for its visitor and returns the token, which is not stored. The 20 newest links made by staff
-- stay valid. Raises 42501 unless called by staff, PT404 if there is no such request.
create function public.ask_for_artwork(reference text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  asker constant text := private.require_staff();
  request constant uuid := private.lock_request(reference);
begin
  insert into private.ticket_history (submission_id, by_name, change, value) values (request, asker, 'link', '');
  return private.make_link(request, 'staff', 20);
end
$$;

-- Makes a key, valid for a day, to send files of the caller's answer: the one that waits for its files, else the draft, which
-- is made if missing. Raises as ask_for_artwork.
create function public.attach_files(reference text) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  writer constant text := private.require_staff();
  request constant uuid := private.lock_request(reference);
  token constant text := private.new_token();
begin
  if not exists (
    select from private.messages as answer
    where submission_id = request and by_staff = auth.uid() and state = 'going' and not private.is_whole(answer)
  ) then
    insert into private.messages (submission_id, by_staff, by_name, body, state)
    values (request, auth.uid(), writer, '', 'draft') on conflict (submission_id, by_staff) where state = 'draft' do nothing;
  end if;
  insert into private.links (hash, submission_id, message_id, made_by, expires_at)
  select private.token_hash(token), request, id, 'answer', now() + interval '1 day' from private.messages as answer
  where submission_id = request and by_staff = auth.uid() and (state = 'draft' or not private.is_whole(answer))
  order by state desc limit 1;
  return token;
end
$$;

-- Marks a file of the caller's draft as the proof to approve: {"for", "changed", "lines", "by"}; null for none. An answer has
-- one proof at most. Raises 42501 unless called by staff, PT404 unless it is a PDF or picture of theirs that has arrived and is
-- not sent yet.
create function public.mark_proof(file_id uuid, proof jsonb) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  writer constant text := private.require_staff();
  request constant uuid := (select submission_id from private.artwork where id = file_id);
  answer uuid;
begin
  perform from public."Form Sub" where id = request for key share;
  perform from private.tickets where submission_id = request for update;
  select draft.id into answer from private.artwork as file join private.messages as draft on draft.id = file.message_id
  where file.id = file_id and draft.by_staff = auth.uid() and draft.state = 'draft' and file.state = 'arrived'
    and file.kind = any (array['pdf', 'png', 'jpeg']);
  if not found then
    raise exception using errcode = 'PT404', message = 'There is no such file.';
  end if;
  update private.artwork as file set proof = case
    when file.id = file_id and jsonb_typeof(mark_proof.proof) = 'object' then jsonb_build_object(
      'for', left(mark_proof.proof ->> 'for', 200), 'changed', left(mark_proof.proof ->> 'changed', 1000),
      'lines', coalesce(mark_proof.proof -> 'lines', '[]'), 'by', (mark_proof.proof ->> 'by')::date
    ) end
  where file.message_id = answer;
  return true;
end
$$;

-- Makes a ten-minute key to an arrived file, and logs it. Raises 42501 unless called by staff, PT404 if there is no such file.
create function public.open_artwork(file_id uuid) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  opener constant text := private.require_staff();
  token constant text := private.new_token();
  request uuid;
begin
  -- Locked, because it may be about to be deleted.
  select submission_id into request from private.artwork where id = file_id and state = 'arrived' for key share;
  if not found then
    raise exception using errcode = 'PT404', message = 'This file is not there any more.';
  end if;
  insert into private.artwork_downloads (hash, artwork_id, staff_id)
  values (private.token_hash(token), file_id, (select auth.uid()));
  perform private.log_audit_event('taken', 1, array[request]);
  return token;
end
$$;

-- The file that a key opens, by the key's SHA-256: {"name", "bytes", "parts": [object, …]}; [] if none.
create function public.opened_artwork(key_hash text, file_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object('name', file.name, 'bytes', file.bytes, 'parts', (
      select jsonb_agg(object order by part) from private.artwork_parts where artwork_id = file.id and arrived
    ))
    from private.artwork_downloads as download join private.artwork as file on file.id = download.artwork_id
    where download.hash = key_hash and download.artwork_id = file_id and download.expires_at > now()
  ), '[]')
$$;

grant execute on function
  public.ask_for_artwork(text), public.attach_files(text), public.mark_proof(uuid, jsonb), public.open_artwork(uuid) to authenticated;
grant execute on function public.opened_artwork(text, uuid) to service_role;
