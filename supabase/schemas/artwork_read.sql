-- Reading a request's files.

-- The server's verdict: 'ready', 'note', 'stop' or 'help'; null before its check.
create function private.artwork_verdict(findings jsonb) returns text
language sql
immutable
set search_path = ''
as $$
  select case findings ->> 'level' when 'good' then 'ready' when 'note' then 'note' when 'stop' then 'stop' when 'help' then 'help' end
$$;

-- A request and its word-for-word repeats, which staff see as one.
create function private.with_repeats(submission uuid) returns setof uuid
language sql
stable
-- Without this estimate the planner expects a thousand rows and scans all files.
rows 2
set search_path = ''
as $$
  select submission union all select submission_id from private.tickets where repeat_of = submission
$$;

-- A request's files as staff read them. `report` is the check in the visitor's browser: {"level", "findings"}.
--   {"announced", "files": [{"id", "name", "kind", "bytes", "state", "verdict", "purpose", "findings", "report", "mailed", "at"}]}
create function private.artwork_of(submission uuid) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select jsonb_build_object(
    'announced', coalesce((
      select max(announced) from private.links where submission_id in (select private.with_repeats(submission))
    ), 0),
    'files', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', file.id, 'name', file.name, 'kind', file.kind, 'bytes', file.bytes, 'state', file.state,
        'verdict', private.artwork_verdict(file.findings), 'purpose', file.purpose,
        'findings', file.findings -> 'findings', 'report', file.report,
        'mailed', file.mailed_by is not null, 'at', coalesce(file.arrived_at, file.begun_at)
      ) order by file.begun_at, file.id)
      from private.artwork as file
      where file.submission_id in (select private.with_repeats(submission)) and file.message_id is null
    ), '[]')
  )
$$;

-- The two numbers for a row of the list; null if the request has no files.
create function private.artwork_count(submission uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  with own as (select private.with_repeats(submission) as id)
  select case when greatest(announced, files) > 0 then
    jsonb_build_object('announced', greatest(announced, files), 'arrived', arrived) end
  from (
    select coalesce(max(announced), 0) as announced from private.links where submission_id in (select id from own)
  ) as said, (
    select count(*)::integer as files, count(*) filter (where state = 'arrived') as arrived
    from private.artwork where submission_id in (select id from own) and message_id is null
  ) as counted
$$;

-- The files of an answer; "there" counts the bytes that have arrived. Only a proof has the last four, "version" once it is out.
--   [{"id", "name", "kind", "bytes", "state", "there", "proof", "version", "sha256", "approved": {"name", "at"}}]
create function private.files_of(answer uuid) returns jsonb
language sql
stable
set search_path = ''
set timezone = 'UTC'
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', file.id, 'name', file.name, 'kind', file.kind, 'bytes', file.bytes, 'state', file.state,
    'there', (select coalesce(sum(bytes), 0) from private.artwork_parts where artwork_id = file.id and arrived),
    'proof', file.proof, 'version', file.version, 'sha256', case when file.proof is not null then file.sha256 end,
    'approved', file.approved || jsonb_build_object('at', file.approved_at)
  ) order by file.begun_at, file.id), '[]')
  from private.artwork as file where file.message_id = answer
$$;

-- Whether every file of an answer has arrived.
create function private.is_whole(answer private.messages) returns boolean
language sql
stable
set search_path = ''
as $$
  select not exists (select from private.artwork where message_id = answer.id and state = 'begun')
$$;
