-- How a file comes in, for the function send-artwork alone. `link` is the SHA-256 of the visitor's token, in hex.

-- A link's request and its files: {"id", "until", "announced", "files": [{"id", "name", "bytes", "state", "parts",
-- "verdict"}]}; [] for a link that is unknown or has expired.
create function public.read_artwork(link text) returns jsonb
language sql
stable
security definer
set search_path = ''
set timezone = 'UTC'
as $$
  select coalesce((
    select jsonb_build_object(
      'id', own.submission_id, 'until', own.expires_at,
      'announced', (select max(announced) from private.artwork_links where submission_id = own.submission_id),
      'files', coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', file.id, 'name', file.name, 'bytes', file.bytes, 'state', file.state,
          'verdict', private.artwork_verdict(file.findings),
          'parts', (
            select coalesce(jsonb_agg(part order by part), '[]') from private.artwork_parts
            where artwork_id = file.id and arrived
          )
        ) order by file.begun_at, file.id)
        from private.artwork as file where file.submission_id = own.submission_id
      ), '[]')
    )
    from private.artwork_links as own where own.hash = link and own.expires_at > now()
  ), '[]')
$$;

-- Begins a file, or finds the one that was begun: {"id", "state", "parts", "new"}, or {"refused": "unknown" | "full" |
-- "visitor" | "day"}. `file` has name, bytes, sha256, kind, purpose, report; without bytes and sha256 it is from a browser without script.
-- visitor: keyed hash, counted by new files; day_bytes: what all visitors may send in a day.
create function public.begin_artwork(
  link text, file jsonb, visitor text, visitor_limit integer default 60, day_bytes bigint default 20000000000
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  request constant uuid := private.linked_request(link);
  own private.artwork;
begin
  perform from public."Form Sub" where id = request for key share;
  if not found then return '{"refused": "unknown"}'; end if;
  -- Two tabs at once: the second waits, and finds what the first has begun.
  perform from private.artwork_links where submission_id = request order by hash for update;
  select * into own from private.artwork
  where submission_id = request and sha256 = file ->> 'sha256' and name = file ->> 'name';
  if found then
    return jsonb_build_object('id', own.id, 'state', own.state, 'new', false, 'parts', (
      select coalesce(jsonb_agg(part order by part), '[]') from private.artwork_parts where artwork_id = own.id and arrived
    ));
  end if;
  -- Without a hash nobody knows yet whether it is one of the five that are there: finish_artwork will.
  if (
    select count(*) >= 5 from private.artwork
    where submission_id = request and (sha256 is null) = (file ->> 'sha256' is null)
  ) then
    return '{"refused": "full"}';
  end if;
  if private.count_request('artwork', visitor) > visitor_limit then return '{"refused": "visitor"}'; end if;
  if not private.take_room(request, coalesce((file ->> 'bytes')::integer, 0), day_bytes) then return '{"refused": "day"}'; end if;
  insert into private.artwork (submission_id, name, bytes, sha256, kind, purpose, report)
  values (
    request, file ->> 'name', (file ->> 'bytes')::integer, file ->> 'sha256', file ->> 'kind', file -> 'purpose',
    file -> 'report'
  )
  returning * into own;
  return jsonb_build_object('id', own.id, 'state', own.state, 'new', true, 'parts', '[]'::jsonb);
end
$$;

-- Notes that a part is about to be written: {"object", "arrived"}, or {"refused": "unknown" | "arrived" | "size" |
-- "day"}. Other bytes in the place of a part that was there take that one out: the file has changed.
create function public.begin_artwork_part(
  link text, file_id uuid, number integer, digest text, size integer, day_bytes bigint default 20000000000
) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant private.artwork := private.own_artwork(link, file_id);
  whole constant integer := 5242880;
  noted private.artwork_parts;
begin
  if own.id is null then return '{"refused": "unknown"}'; end if;
  if own.state = 'arrived' then return '{"refused": "arrived"}'; end if;
  if number not between 0 and 9 or size not between 1 and whole
    or own.bytes is not null and size <> least(whole, own.bytes - number * whole)
  then
    return '{"refused": "size"}';
  end if;
  select * into noted from private.artwork_parts where artwork_id = own.id and part = number;
  if noted.sha256 is distinct from digest then
    -- Room for a file whose length is known was taken when it was begun, for each of its parts once.
    if (noted.object is not null or own.bytes is null) and not private.take_room(own.submission_id, size, day_bytes) then
      return '{"refused": "day"}';
    end if;
    delete from private.artwork_parts where object = noted.object;
    insert into private.artwork_parts (artwork_id, part, sha256, bytes) values (own.id, number, digest, size)
    returning * into noted;
  end if;
  return jsonb_build_object('object', noted.object, 'arrived', noted.arrived);
end
$$;

-- Says that a part is in the storage for good; false when it is not wanted any more.
create function public.keep_artwork_part(link text, file_id uuid, kept uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant private.artwork := private.own_artwork(link, file_id);
begin
  -- Two tabs send the same part, and by one of them the file is whole: the part is there, and stays.
  update private.artwork_parts set arrived = true
  where object = kept and artwork_id = own.id and (arrived or own.state = 'begun');
  if not found then return false; end if;
  update private.artwork set expires_at = now() + interval '1 day' where id = own.id and state = 'begun';
  return true;
end
$$;

-- A file with its parts in their order: {"id", "name", "bytes", "sha256", "kind", "state", "purpose", "findings", "verdict", "parts":
-- [{"part", "object", "bytes"}]}; [] when there is none.
create function public.whole_artwork(link text, file_id uuid) returns jsonb
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
    from private.artwork as file where file.id = file_id and file.submission_id = private.linked_request(link)
  ), '[]')
$$;

-- Says that a file has arrived: these parts, in this order, have this hash and length; other parts go. Answers {"id"}, under
-- which it is kept (the same file may have come twice, and once from a browser without script), or {"refused": "changed" |
-- "full"}: its parts are others by now, or the request has five other files.
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
    perform from private.artwork_links where submission_id = own.submission_id order by hash for update;
    select * into same_file from private.artwork
    where submission_id = own.submission_id and sha256 = digest and name = own.name for update;
    if same_file.state = 'arrived' then
      delete from private.artwork where id = own.id;
      return jsonb_build_object('id', same_file.id);
    elsif found then
      -- A script has begun it: these parts are its parts, and it need send no more.
      delete from private.artwork_parts where artwork_id = same_file.id;
      update private.artwork_parts set artwork_id = same_file.id where artwork_id = own.id;
      delete from private.artwork where id = own.id;
      own := same_file;
    elsif (select count(*) >= 5 from private.artwork where submission_id = own.submission_id and sha256 is not null) then
      return '{"refused": "full"}';
    end if;
  end if;
  update private.artwork
  set state = 'arrived', arrived_at = now(), expires_at = null, sha256 = digest, bytes = size,
    kind = by_bytes ->> 'kind', findings = by_bytes
  where id = own.id;
  return jsonb_build_object('id', own.id);
end
$$;

-- Adds what the site's own check found to what the bytes said.
create function public.note_artwork(link text, file_id uuid, checked jsonb) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant private.artwork := private.own_artwork(link, file_id);
begin
  update private.artwork set findings = checked || coalesce(findings, '{}') where id = own.id and state = 'arrived';
  return found;
end
$$;

-- Takes a file away; its bytes follow (sweep_artwork).
create function public.remove_artwork(link text, file_id uuid) returns boolean
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant private.artwork := private.own_artwork(link, file_id);
begin
  delete from private.artwork where id = own.id;
  return found;
end
$$;

-- Forgets uploads that were never finished, and answers what is to be taken out of the storage now: a list of names. With
-- `removed`, what was taken out.
create function public.sweep_artwork(removed uuid[] default '{}', most integer default 500) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from private.artwork_room where day < now() - interval '2 days';
  delete from private.artwork_downloads where expires_at < now();
  delete from private.artwork where id in (
    select id from private.artwork where expires_at < now() order by expires_at limit most for update skip locked
  );
  delete from private.artwork_gone where object = any (removed) and at < now() - interval '1 hour';
  update private.artwork_gone set removed_at = now() where object = any (removed);
  return (
    select coalesce(jsonb_agg(object), '[]') from (
      select object from private.artwork_gone
      where removed_at is null or removed_at < now() - interval '1 hour' order by at limit most
    ) as due
  );
end
$$;

revoke all on function
  public.read_artwork(text), public.begin_artwork(text, jsonb, text, integer, bigint),
  public.begin_artwork_part(text, uuid, integer, text, integer, bigint), public.keep_artwork_part(text, uuid, uuid),
  public.whole_artwork(text, uuid), public.finish_artwork(text, uuid, uuid[], text, integer, jsonb),
  public.note_artwork(text, uuid, jsonb), public.remove_artwork(text, uuid), public.sweep_artwork(uuid[], integer)
  from public, anon, authenticated, service_role;
grant execute on function
  public.read_artwork(text), public.begin_artwork(text, jsonb, text, integer, bigint),
  public.begin_artwork_part(text, uuid, integer, text, integer, bigint), public.keep_artwork_part(text, uuid, uuid),
  public.whole_artwork(text, uuid), public.finish_artwork(text, uuid, uuid[], text, integer, jsonb),
  public.note_artwork(text, uuid, jsonb), public.remove_artwork(text, uuid), public.sweep_artwork(uuid[], integer)
  to service_role;
