-- Files that visitors send after their request, and staff with an answer, through a link. These tables describe them. The bytes
-- are in storage, in 4 MB parts under random names, and only the function send-artwork reaches both.

create table private.artwork (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public."Form Sub" (id) on delete cascade,
  -- The answer that brings it; null for a visitor's file.
  message_id uuid references private.messages (id) on delete cascade,
  -- The sender's address if it came by mail; null if it came through the page.
  mailed_by text,
  -- The name as typed. Never used as a file name on disk.
  name text not null check (length(name) between 1 and 300),
  -- SHA-256 of the whole file. Null until the file is complete, if a browser without script sends it.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer check (bytes between 1 and 52428800),
  -- Taken from the name or the browser until the file is complete, then from its bytes.
  kind text not null check (kind ~ '^[a-z]{1,10}$'),
  -- The print purpose: {"name", "width", "height", "unit", "on", "seen"}.
  purpose jsonb check (length(purpose::text) <= 1000),
  state text not null default 'begun' check (state in ('begun', 'arrived')),
  -- The check in the visitor's browser. Never trusted.
  report jsonb check (length(report::text) <= 16000),
  -- The server's check: {"kind", "also"} from the bytes, and {"level", "findings"}.
  findings jsonb check (length(findings::text) <= 16000),
  begun_at timestamptz not null default now(),
  arrived_at timestamptz,
  -- An unfinished upload is deleted then; an arrived file stays as long as its request.
  expires_at timestamptz default now() + interval '1 day',
  -- The file to replace. It stays until this one has arrived, and the two count as one of five.
  replaces uuid unique references private.artwork (id) on delete set null,
  -- For a proof: {"for", "changed", "lines": [{"quote", "line"}], "by": the last day to approve it}. The version is set once it
  -- is out, the approval, {"name"}, once it is approved.
  proof jsonb check (length(proof::text) <= 8000),
  version smallint check (version is null or proof is not null),
  approved jsonb check (length(approved::text) <= 1000),
  approved_at timestamptz check ((approved_at is null) = (approved is null) and (approved is null or version is not null)),
  check ((state = 'arrived') = (arrived_at is not null and expires_at is null)),
  check (state = 'begun' or (sha256 is not null and bytes is not null)),
  unique (message_id, sha256, name),
  unique (submission_id, version)
);
create unique index artwork_of_visitor on private.artwork (submission_id, sha256, name) where message_id is null;
create index artwork_of on private.artwork (submission_id);
create index artwork_unapproved on private.artwork (submission_id) where version is not null and approved_at is null;
create index artwork_mailed_by on private.artwork (mailed_by) where mailed_by is not null;
create index artwork_expires on private.artwork (expires_at) where expires_at is not null;
alter table private.artwork enable row level security;

-- Recorded before the upload, so storage never holds an object this table does not know.
create table private.artwork_parts (
  artwork_id uuid not null references private.artwork (id) on delete cascade,
  part smallint not null check (part between 0 and 12),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes between 1 and 4194304),
  -- The object's name in storage.
  object uuid not null unique default gen_random_uuid(),
  -- Whether the upload is complete.
  arrived boolean not null default false,
  primary key (artwork_id, part)
);
alter table private.artwork_parts enable row level security;

-- Objects to delete from storage. Each is deleted twice, an hour apart, because an upload may still be running while its file is
-- removed.
create table private.artwork_deletions (
  object uuid primary key,
  at timestamptz not null default now(),
  removed_at timestamptz
);
alter table private.artwork_deletions enable row level security;

create function private.queue_part_deletion() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into private.artwork_deletions (object) values (old.object) on conflict do nothing;
  return null;
end
$$;
-- Erasing a request deletes its files, and thereby their parts.
create trigger artwork_parts_gone after delete on private.artwork_parts
for each row execute function private.queue_part_deletion();

-- Bytes stored per request and UTC day, counted apart for staff. Deleting files gives no quota back, because their bytes stay
-- in storage for a while.
create table private.artwork_usage (
  day date not null,
  submission_id uuid not null references public."Form Sub" (id) on delete cascade,
  bytes bigint not null,
  by_staff boolean not null default false,
  primary key (day, submission_id, by_staff)
);
create index artwork_room_of on private.artwork_usage (submission_id);
alter table private.artwork_usage enable row level security;

-- Ten-minute download links, by SHA-256: for staff and those they share them with, or for a visitor.
create table private.artwork_downloads (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  artwork_id uuid not null references private.artwork (id) on delete cascade,
  -- The colleague or the link it was made for; it ends with them.
  staff_id uuid references public.staff (user_id) on delete cascade,
  link text references private.links (hash) on delete cascade,
  expires_at timestamptz not null default now() + interval '10 minutes',
  check (num_nonnulls(staff_id, link) = 1)
);
create index artwork_downloads_of on private.artwork_downloads (artwork_id);
create index artwork_downloads_whose on private.artwork_downloads (staff_id);
create index artwork_downloads_by on private.artwork_downloads (link);
create index artwork_downloads_expires on private.artwork_downloads (expires_at);
alter table private.artwork_downloads enable row level security;

-- Locks and returns a file of the link's request or answer; all null if there is none. Locks the request first, as erasing does.
create function private.own_artwork(link text, file_id uuid) returns private.artwork
language plpgsql
set search_path = ''
as $$
declare
  opened constant private.links := private.file_link(link);
  own private.artwork;
begin
  perform from public."Form Sub" where id = opened.submission_id for key share;
  select * into own from private.artwork
  where id = file_id and submission_id = opened.submission_id and message_id is not distinct from opened.message_id for update;
  return own;
end
$$;

-- Bytes that a request's visitor, or staff for it, may still store today: three times the size of five files, within `day_bytes`
-- for all requests together.
create function private.quota_left(request uuid, staff boolean, day_bytes bigint) returns bigint
language sql
stable
set search_path = ''
as $$
  select least(
    day_bytes - coalesce(sum(bytes), 0),
    15 * 52428800 - coalesce(sum(bytes) filter (where submission_id = request), 0)
  )
  from private.artwork_usage where day = (now() at time zone 'UTC')::date and by_staff = staff
$$;

-- Counts stored bytes; false if the quota is used up. Calls run one after another, since parallel parts would each see the same
-- free quota.
create function private.use_quota(request uuid, staff boolean, size integer, day_bytes bigint) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(7207);
  if private.quota_left(request, staff, day_bytes) < size then return false; end if;
  insert into private.artwork_usage as taken (day, submission_id, by_staff, bytes)
  values (now() at time zone 'UTC', request, staff, size)
  on conflict (day, submission_id, by_staff) do update set bytes = taken.bytes + size;
  return true;
end
$$;

-- Storage bucket of a hosted project: private and without policies, so only the secret key reads or lists it. The embedded
-- backend keeps files in a folder instead.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit) values ('artwork', 'artwork', false, 4194304)
    on conflict (id) do update set public = false, file_size_limit = 4194304;
  end if;
end
$$;
