-- Files that visitors send after their request, by its link. Here is what is known of them; the bytes lie in a storage, in parts of 4 MB
-- under random names, and only the function send-artwork reaches both.

create table private.artwork (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public."Form Sub" (id) on delete cascade,
  -- As it was typed: nothing on a disk is ever called so.
  name text not null check (length(name) between 1 and 300),
  -- Of the whole file. Null for one that a browser without script sends, until it is whole.
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer check (bytes between 1 and 52428800),
  -- By its name or the browser, until it is whole; then by its bytes.
  kind text not null check (kind ~ '^[a-z]{1,10}$'),
  -- What it is for: {"name", "width", "height", "unit", "on", "seen"}.
  purpose jsonb check (length(purpose::text) <= 1000),
  state text not null default 'begun' check (state in ('begun', 'arrived')),
  -- What the visitor's browser said of it; never believed.
  report jsonb check (length(report::text) <= 16000),
  -- What the server found: {"kind", "also"} by the bytes, and of the check {"level", "findings"}.
  findings jsonb check (length(findings::text) <= 16000),
  begun_at timestamptz not null default now(),
  arrived_at timestamptz,
  -- When an upload that is not finished goes; one that has arrived stays as long as its request.
  expires_at timestamptz default now() + interval '1 day',
  -- The file whose place it takes when it has arrived; until then that one stays, and both are one of five.
  replaces uuid unique references private.artwork (id) on delete set null,
  check ((state = 'arrived') = (arrived_at is not null and expires_at is null)),
  check (state = 'begun' or (sha256 is not null and bytes is not null)),
  unique (submission_id, sha256, name)
);
create index artwork_begun_at on private.artwork (begun_at);
create index artwork_expires on private.artwork (expires_at) where expires_at is not null;
alter table private.artwork enable row level security;
revoke all on private.artwork from public, anon, authenticated, service_role;

-- A part is noted before it is written, so that nothing lies in the storage that is not known here.
create table private.artwork_parts (
  artwork_id uuid not null references private.artwork (id) on delete cascade,
  part smallint not null check (part between 0 and 12),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes between 1 and 4194304),
  -- Its name in the storage.
  object uuid not null unique default gen_random_uuid(),
  -- Whether it is there for good.
  arrived boolean not null default false,
  primary key (artwork_id, part)
);
alter table private.artwork_parts enable row level security;
revoke all on private.artwork_parts from public, anon, authenticated, service_role;

-- What is to be taken out of the storage. It stays here for an hour, and is taken out a second time, because a part may
-- still be on its way while its file is removed.
create table private.artwork_deletions (
  object uuid primary key,
  at timestamptz not null default now(),
  removed_at timestamptz
);
alter table private.artwork_deletions enable row level security;
revoke all on private.artwork_deletions from public, anon, authenticated, service_role;

create function private.queue_part_deletion() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  insert into private.artwork_deletions (object) values (old.object) on conflict do nothing;
  return null;
end
$$;
-- Erasing a request takes files, and so parts, along.
create trigger artwork_parts_gone after delete on private.artwork_parts
for each row execute function private.queue_part_deletion();

-- The bytes that a request has stored on a day (UTC). Taking files away gives none of it back, as they lie in the storage for
-- a while yet.
create table private.artwork_usage (
  day date not null,
  submission_id uuid not null references public."Form Sub" (id) on delete cascade,
  bytes bigint not null,
  primary key (day, submission_id)
);
create index artwork_room_of on private.artwork_usage (submission_id);
alter table private.artwork_usage enable row level security;
revoke all on private.artwork_usage from public, anon, authenticated, service_role;

-- A link of ten minutes to one file, for staff and whom they give it to; its SHA-256.
create table private.artwork_downloads (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  artwork_id uuid not null references private.artwork (id) on delete cascade,
  -- Whose it is: it goes with the colleague.
  staff_id uuid not null references public.staff (user_id) on delete cascade,
  expires_at timestamptz not null default now() + interval '10 minutes'
);
create index artwork_downloads_of on private.artwork_downloads (artwork_id);
create index artwork_downloads_whose on private.artwork_downloads (staff_id);
create index artwork_downloads_expires on private.artwork_downloads (expires_at);
alter table private.artwork_downloads enable row level security;
revoke all on private.artwork_downloads from public, anon, authenticated, service_role;

-- A file of the link's request, locked; all null when there is none. The request's row comes first, as erasing has it.
create function private.own_artwork(link text, file_id uuid) returns private.artwork
language plpgsql
set search_path = ''
as $$
declare
  request constant uuid := private.request_by_link(link);
  own private.artwork;
begin
  perform from public."Form Sub" where id = request for key share;
  select * into own from private.artwork where id = file_id and submission_id = request for update;
  return own;
end
$$;

-- How many bytes a request may still store today: it has three times what its five files may have, all requests have day_bytes.
create function private.quota_left(request uuid, day_bytes bigint) returns bigint
language sql
stable
set search_path = ''
as $$
  select least(
    day_bytes - coalesce(sum(bytes), 0),
    15 * 52428800 - coalesce(sum(bytes) filter (where submission_id = request), 0)
  )
  from private.artwork_usage where day = (now() at time zone 'UTC')::date
$$;

-- Counts bytes that have been stored; false when there is no room for them. One after another: parts that come at once
-- would each see the room without the others.
create function private.use_quota(request uuid, size integer, day_bytes bigint) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(7207);
  if private.quota_left(request, day_bytes) < size then return false; end if;
  insert into private.artwork_usage as taken (day, submission_id, bytes) values (now() at time zone 'UTC', request, size)
  on conflict (day, submission_id) do update set bytes = taken.bytes + size;
  return true;
end
$$;

revoke all on function
  private.queue_part_deletion(), private.own_artwork(text, uuid), private.quota_left(uuid, bigint),
  private.use_quota(uuid, integer, bigint)
  from public, anon, authenticated, service_role;

-- Where the bytes are on a hosted project: private, and without any policy, so that the secret key alone reads or lists it.
-- The embedded backend has no storage; it keeps them in a folder.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit) values ('artwork', 'artwork', false, 4194304)
    on conflict (id) do update set public = false, file_size_limit = 4194304;
  end if;
end
$$;
