-- The private links of a request: they open its page and take its files. With `message_id` it is a key of staff, which takes
-- the files of that answer and opens nothing else. The database has only the SHA-256 of their tokens.
create table private.links (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  submission_id uuid not null references public."Form Sub" (id) on delete cascade,
  -- How many files the visitor has announced.
  announced smallint not null default 0 check (announced between 0 and 5),
  -- visitor: by the form. staff, mail: by staff, or for a mail to the visitor. answer: for the files of staff's answer. reply:
  -- for a mail that came in, to store itself.
  made_by text not null default 'visitor' check (made_by in ('visitor', 'staff', 'mail', 'answer', 'reply')),
  -- The sender's address of a mail that came in.
  mailed_by text check ((mailed_by is not null) = (made_by = 'reply')),
  message_id uuid references private.messages (id) on delete cascade check ((message_id is not null) = (made_by = 'answer')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '180 days'
);
create index links_of on private.links (submission_id);
create index links_expires on private.links (expires_at);
create index links_of_answer on private.links (message_id) where message_id is not null;
alter table private.links enable row level security;

-- 256 random bits as 43 letters of base64url. Without an extension, PostgreSQL has no other strong source.
create function private.new_token() returns text
language sql
volatile
set search_path = ''
as $$
  select translate(rtrim(encode(
    sha256(convert_to(gen_random_uuid()::text || gen_random_uuid() || gen_random_uuid(), 'UTF8')), 'base64'
  ), '='), '+/', '-_')
$$;

create function private.token_hash(token text) returns text
language sql
immutable
set search_path = ''
as $$ select encode(sha256(convert_to(token, 'UTF8')), 'hex') $$;

-- Stores the visitor's own link, and returns whether it exists now. A request has five at most, however often it is sent again.
create function private.add_link(submission uuid, link_hash text, files integer) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if link_hash is null
    or (select count(*) >= 5 from private.links where submission_id = submission and made_by = 'visitor')
  then
    return false;
  end if;
  insert into private.links (hash, submission_id, announced)
  values (link_hash, submission, least(greatest(files, 0), 5)) on conflict do nothing;
  return found;
end
$$;

-- Makes a link to a request and returns its token, which is not stored. The `newest` links of its kind stay valid, because the
-- first try of a retried mail may have arrived.
create function private.make_link(submission uuid, maker text, newest integer) returns text
language plpgsql
set search_path = ''
as $$
declare
  token constant text := private.new_token();
begin
  delete from private.links where hash in (
    select hash from private.links where hash in (
      select hash from private.links where submission_id = submission and made_by = maker
      order by created_at desc offset newest - 1
    ) for update skip locked
  );
  insert into private.links (hash, submission_id, made_by) values (private.token_hash(token), submission, maker);
  return token;
end
$$;

-- The request of a link; null if it is unknown, ended or expired.
create function private.request_by_link(link text) returns uuid
language sql
stable
set search_path = ''
as $$
  select submission_id from private.links where hash = link and message_id is null and expires_at > now()
$$;

-- The link, if it still takes files: an answer's does until the answer is out. All null if there is none.
create function private.file_link(link text) returns private.links
language sql
stable
set search_path = ''
as $$
  select * from private.links as own
  where own.hash = link and own.expires_at > now() and (
    own.message_id is null
    or exists (select from private.messages where id = own.message_id and state <> 'sent' and by_staff is not null)
  )
$$;

-- Called before anything that a link opens: returns whose it is, 'visitor' or 'staff'; [] if it is unknown. After 60 unknown
-- links in an hour a visitor gets PT429 for every link. visitor: keyed hash.
create function public.open_link(link text, visitor text) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  own constant private.links := private.file_link(link);
begin
  if exists (
    select from private.rate_limits
    where kind = 'guess' and hash = visitor and hour = date_trunc('hour', now()) and stored >= 60
  ) then
    raise exception using errcode = 'PT429', message = 'Too many links this hour.';
  end if;
  if own.hash is null then
    perform private.count_request('guess', visitor);
    return '[]';
  end if;
  return to_jsonb(case when own.message_id is null then 'visitor' else 'staff' end);
end
$$;

grant execute on function public.open_link(text, text) to service_role;
