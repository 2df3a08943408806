-- Completing, checking and removing files, for the function send-artwork alone.

-- A file with its parts in order; [] if there is none.
--   {"id", "name", "bytes", "sha256", "kind", "state", "purpose", "findings", "verdict", "parts": [{"part", "object", "bytes"}]}
create function public.artwork_with_parts(link text, file_id uuid) returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce((
    select to_jsonb(file) - 'report' || jsonb_build_object('verdict', private.artwork_verdict(file.findings), 'parts', (
      select coalesce(jsonb_agg(jsonb_build_object('part', part, 'object', object, 'bytes', bytes) order by part), '[]')
      from private.artwork_parts where artwork_id = file.id and arrived
    ))
    from private.artwork as file join private.file_link(link) as opened using (submission_id)
    where file.id = file_id and file.message_id is not distinct from opened.message_id
  ), '[]')
$$;

-- Marks a file as arrived: these objects in this order have this digest and size. Deletes other parts and the file that it
-- replaces. Returns the id under which it is kept, since the same file may have arrived before. Refuses it if its parts have
-- changed or the request has five other files.
--   {"id"} or {"refused": "changed" | "full"}
create function public.finish_artwork(link text, file_id uuid, objects uuid[], digest text, size integer, by_bytes jsonb)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own private.artwork := private.own_artwork(link, file_id);
  same_file private.artwork;
begin
  if own.state = 'arrived' then return jsonb_build_object('id', own.id); end if;
  if objects is distinct from (
    select array_agg(object order by part) from private.artwork_parts where artwork_id = own.id and arrived
  ) then
    return '{"refused": "changed"}';
  end if;
  delete from private.artwork_parts where artwork_id = own.id and not arrived;
  if own.sha256 is null then
    perform from private.links where submission_id = own.submission_id order by hash for update;
    select * into same_file from private.artwork
    where submission_id = own.submission_id and message_id is not distinct from own.message_id and sha256 = digest
      and name = own.name for update;
    if same_file.state = 'arrived' then
      delete from private.artwork where id = own.id;
      return jsonb_build_object('id', same_file.id);
    elsif found then
      -- The script had begun the same file: that file takes these parts, so no more need to be sent.
      delete from private.artwork_parts where artwork_id = same_file.id;
      update private.artwork_parts set artwork_id = same_file.id where artwork_id = own.id;
      delete from private.artwork where id = own.id;
      own := same_file;
    elsif (
      select count(*) >= 5 from private.artwork
      where submission_id = own.submission_id and message_id is not distinct from own.message_id and sha256 is not null
        and replaces is null
    ) then
      return '{"refused": "full"}';
    end if;
  end if;
  update private.artwork
  set state = 'arrived', arrived_at = now(), expires_at = null, sha256 = digest, bytes = size,
    kind = by_bytes ->> 'kind', findings = by_bytes
  where id = own.id;
  delete from private.artwork where id = own.replaces;
  return jsonb_build_object('id', own.id);
end
$$;

-- Adds the findings of the site's check, {"level", "findings"}, once.
create function public.record_findings(link text, file_id uuid, checked jsonb) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant private.artwork := private.own_artwork(link, file_id);
begin
  update private.artwork
  set findings = findings || jsonb_build_object('level', checked -> 'level', 'findings', checked -> 'findings')
  where id = own.id and state = 'arrived' and private.artwork_verdict(findings) is null
    and private.artwork_verdict(checked) is not null and jsonb_typeof(checked -> 'findings') = 'array';
  return found;
end
$$;

-- Removes a file; delete_unfinished_uploads deletes its bytes. It is no longer expected, unless `is_wanted`: another file had
-- arrived. A wanted file stays if an answer about to leave waits for it. An empty draft goes with its last file.
create function public.remove_artwork(link text, file_id uuid, is_wanted boolean default false) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened constant private.links := private.lock_files(link);
begin
  delete from private.artwork as file
  where file.id = file_id and file.submission_id = opened.submission_id and file.message_id is not distinct from opened.message_id
    and not (is_wanted and exists (select from private.messages where id = opened.message_id and state = 'going'));
  if not found then return false; end if;
  if opened.message_id is null then
    update private.links set announced = announced - 1
    where submission_id = opened.submission_id and announced > 0 and not is_wanted;
  else
    delete from private.messages
    where id = opened.message_id and state = 'draft' and btrim(body) = '' and quote is null
      and not exists (select from private.artwork where message_id = opened.message_id);
  end if;
  return true;
end
$$;

-- Deletes unfinished uploads and expired links, and returns the names of objects to delete from storage. `removed`: those deleted
-- since the last call.
create function public.delete_unfinished_uploads(removed uuid[] default '{}', most integer default 500) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  -- Leaves locked rows for the next call: erasing locks in another order.
  delete from private.artwork_usage where (day, submission_id, by_staff) in (
    select day, submission_id, by_staff from private.artwork_usage where day < now() - interval '2 days' for update skip locked
  );
  delete from private.artwork_downloads where hash in (
    select hash from private.artwork_downloads where expires_at < now() for update skip locked
  );
  delete from private.links where hash in (
    select hash from private.links where expires_at < now() for update skip locked
  );
  delete from private.artwork where id in (
    -- An answer about to leave still waits for its file.
    select id from private.artwork where expires_at < now() and not exists (
      select from private.messages as answer where answer.id = artwork.message_id and answer.state = 'going'
    ) order by expires_at limit most for update skip locked
  );
  delete from private.artwork_deletions where object = any (removed) and at < now() - interval '1 hour';
  update private.artwork_deletions set removed_at = now() where object = any (removed);
  return (
    select coalesce(jsonb_agg(object), '[]') from (
      select object from private.artwork_deletions
      where removed_at is null or removed_at < now() - interval '1 hour' order by at limit most
    ) as due
  );
end
$$;

grant execute on function
  public.artwork_with_parts(text, uuid), public.finish_artwork(text, uuid, uuid[], text, integer, jsonb),
  public.record_findings(text, uuid, jsonb), public.remove_artwork(text, uuid, boolean), public.delete_unfinished_uploads(uuid[], integer)
  to service_role;
