-- Contact requests. The name has a space because the product's first version used it: quote it in SQL.
-- Everything else about a request lives in its own table, so that these three columns stay as they are.
create table public."Form Sub" (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  form_data jsonb not null,
  -- These nine keys, and more as the contract lists them. `case` keeps the checks from running on values that are no objects.
  constraint form_data_has_the_first_nine_keys check (
    case
      when jsonb_typeof(form_data) = 'object' then
        form_data ?& array['firstName', 'lastName', 'email', 'phone', 'company',
                           'eventType', 'eventDate', 'quantity', 'details']
        and not jsonb_path_exists(form_data, '$.keyvalue() ? (!(@.key like_regex "^[a-z][A-Za-z]{0,39}$"))')
      else false
    end
  ),
  constraint form_data_values_are_strings check (
    not jsonb_path_exists(form_data, 'strict $.* ? (@.type() != "string")', '{}', true)
  ),
  -- The function limits each field far below this; the table only refuses what no form could send.
  constraint form_data_fits_in_64_kb check (octet_length(form_data::text) <= 65536)
);

-- For "newest first" and paging by (created_at, id).
create index form_sub_newest_first on public."Form Sub" (created_at desc, id desc);
-- Finds a person's requests when they are erased.
create index form_sub_email on public."Form Sub" (lower(form_data ->> 'email'));

-- Only store_submission inserts; no role may.
alter table public."Form Sub" enable row level security;
grant select on public."Form Sub" to service_role, authenticated;
create policy "staff read" on public."Form Sub"
  for select to authenticated using ((select public.is_staff()));
