-- Uploading a file, for the function send-artwork alone. `link` is the SHA-256 of the token of a visitor or of staff, in hex.

-- A request's files as its visitor reads them.
--   {"announced", "files": [{"id", "name", "kind", "bytes", "sha256", "state", "parts", "verdict", "purpose", "findings", "at"}]}
create function private.files_of_visitor(request uuid) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'announced', coalesce((select max(announced) from private.links where submission_id = request), 0),
    'files', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', file.id, 'name', file.name, 'kind', file.kind, 'bytes', file.bytes, 'sha256', file.sha256,
        'state', file.state, 'verdict', private.artwork_verdict(file.findings), 'purpose', file.purpose,
        'findings', file.findings -> 'findings', 'at', coalesce(file.arrived_at, file.begun_at),
        'parts', (
          select coalesce(jsonb_agg(part order by part), '[]') from private.artwork_parts
          where artwork_id = file.id and arrived
        )
      ) order by file.begun_at, file.id)
      from private.artwork as file where file.submission_id = request and file.message_id is null
    ), '[]')
  )
$$;

-- Locks the request and its links, and returns the link as it is after that; all null if it takes no files. Locks in the one
-- order (update_tickets), so an answer about to leave waits, and a second tab finds what the first has begun.
create function private.lock_files(link text) returns private.links
language plpgsql
set search_path = ''
as $$
declare
  opened constant private.links := private.file_link(link);
begin
  perform from public."Form Sub" where id = opened.submission_id for key share;
  if opened.message_id is not null then
    perform from private.tickets where submission_id = opened.submission_id for update;
  end if;
  perform from private.links where submission_id = opened.submission_id order by hash for update;
  return private.file_link(link);
end
$$;

-- Begins a file or resumes it. `file` has name, bytes, sha256, kind, purpose, report, and the id of the file it replaces; a
-- browser without script sends neither bytes nor sha256. An arrived file takes a later purpose, and is then checked again.
--   {"id", "state", "parts", "new"} or {"refused": "unknown" | "full" | "visitor" | "day"}
-- visitor: keyed hash, for the limit on new files; each colleague has the same limit. day_bytes: the quota for a day, shared by
-- all visitors or by all staff.
create function public.begin_artwork(
  link text, file jsonb, visitor text, visitor_limit integer default 60, day_bytes bigint default 20000000000
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  opened constant private.links := private.lock_files(link);
  request constant uuid := opened.submission_id;
  answer constant uuid := opened.message_id;
  own private.artwork;
  old uuid;
begin
  if request is null then return '{"refused": "unknown"}'; end if;
  select id into old from private.artwork
  where submission_id = request and message_id is not distinct from answer and state = 'arrived' and id::text = file ->> 'replaces';
  -- An earlier unfinished replacement gives way.
  delete from private.artwork
  where replaces = old and (sha256, name) is distinct from (file ->> 'sha256', file ->> 'name');
  select * into own from private.artwork
  where submission_id = request and message_id is not distinct from answer
    and sha256 = file ->> 'sha256' and name = file ->> 'name';
  if found then
    if own.state = 'arrived' then
      delete from private.artwork where id = old and id <> own.id;
      update private.artwork set purpose = file -> 'purpose', findings = findings - 'level' - 'findings'
      where id = own.id and purpose is null and jsonb_typeof(file -> 'purpose') = 'object';
    else update private.artwork set replaces = coalesce(old, replaces) where id = own.id;
    end if;
    return jsonb_build_object('id', own.id, 'state', own.state, 'new', false, 'parts', (
      select coalesce(jsonb_agg(part order by part), '[]') from private.artwork_parts where artwork_id = own.id and arrived
    ));
  end if;
  -- Without a hash it may be one of the five already there: finish_artwork decides.
  if old is null and (
    select count(*) >= 5 from private.artwork
    where submission_id = request and message_id is not distinct from answer and replaces is null
      and (sha256 is null) = (file ->> 'sha256' is null)
  ) then
    return '{"refused": "full"}';
  end if;
  if private.count_request(
    case when answer is null then 'artwork' else 'attachment' end,
    coalesce((select private.token_hash(by_staff::text) from private.messages where id = answer), visitor)
  ) > visitor_limit then
    return '{"refused": "visitor"}';
  end if;
  if private.quota_left(request, answer is not null, day_bytes) < coalesce((file ->> 'bytes')::integer, 1) then
    return '{"refused": "day"}';
  end if;
  insert into private.artwork (submission_id, message_id, name, bytes, sha256, kind, purpose, report, replaces, mailed_by)
  values (
    request, answer, file ->> 'name', (file ->> 'bytes')::integer, file ->> 'sha256', file ->> 'kind', file -> 'purpose',
    file -> 'report', old, opened.mailed_by
  )
  returning * into own;
  return jsonb_build_object('id', own.id, 'state', own.state, 'new', true, 'parts', '[]'::jsonb);
end
$$;

-- Records that a part is about to be uploaded. If the part was there with other bytes, the file has changed and the old object is
-- deleted.
--   {"object", "arrived"} or {"refused": "unknown" | "arrived" | "size" | "day"}
create function public.begin_artwork_part(
  link text, file_id uuid, number integer, digest text, size integer, day_bytes bigint default 20000000000
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant private.artwork := private.own_artwork(link, file_id);
  whole constant integer := 4194304;
  noted private.artwork_parts;
begin
  if own.id is null then return '{"refused": "unknown"}'; end if;
  if own.state = 'arrived' then return '{"refused": "arrived"}'; end if;
  if number not between 0 and 12 or size not between 1 and whole
    or own.bytes is not null and size <> least(whole, own.bytes - number * whole)
  then
    return '{"refused": "size"}';
  end if;
  select * into noted from private.artwork_parts where artwork_id = own.id and part = number;
  if noted.sha256 is distinct from digest then
    if private.quota_left(own.submission_id, own.message_id is not null, day_bytes) < size then return '{"refused": "day"}'; end if;
    delete from private.artwork_parts where object = noted.object;
    insert into private.artwork_parts (artwork_id, part, sha256, bytes) values (own.id, number, digest, size)
    returning * into noted;
  end if;
  return jsonb_build_object('object', noted.object, 'arrived', noted.arrived);
end
$$;

-- Marks a part as stored, which uses quota: 'kept', 'day' if the quota is used up, null if the part is no longer wanted.
create function public.keep_artwork_part(link text, file_id uuid, kept uuid, day_bytes bigint default 20000000000) returns text
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant private.artwork := private.own_artwork(link, file_id);
  noted private.artwork_parts;
begin
  select * into noted from private.artwork_parts where object = kept and artwork_id = own.id;
  -- Two tabs may send the same part, and one may already have completed the file.
  if noted.arrived then return 'kept'; end if;
  if noted.object is null or own.state = 'arrived' then return null; end if;
  if not private.use_quota(own.submission_id, own.message_id is not null, noted.bytes, day_bytes) then return 'day'; end if;
  update private.artwork_parts set arrived = true where object = kept;
  update private.artwork set expires_at = now() + interval '1 day' where id = own.id;
  return 'kept';
end
$$;

grant execute on function
  public.begin_artwork(text, jsonb, text, integer, bigint),
  public.begin_artwork_part(text, uuid, integer, text, integer, bigint), public.keep_artwork_part(text, uuid, uuid, bigint)
  to service_role;
