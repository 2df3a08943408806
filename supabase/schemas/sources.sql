-- Where a request came from, in words that the site chose from lists of its own: nothing of a person. Erased with it.
create table private.sources (
  submission_id uuid primary key references public."Form Sub" (id) on delete cascade,
  -- The page's path, and the form on it or the button that opened it.
  page text not null check (length(page) <= 100),
  opener text not null check (length(opener) <= 100),
  product text not null check (length(product) <= 200),
  -- A name of content/campaigns.yaml, 'other', or '' for none.
  campaign text not null check (length(campaign) <= 60),
  -- The host that linked here, '' where none is known.
  host text not null check (length(host) <= 100)
);
-- The list is filtered by them.
create index sources_campaign on private.sources (campaign) where campaign <> '';
create index sources_page on private.sources (page);
alter table private.sources enable row level security;
revoke all on private.sources from public, anon, authenticated, service_role;

-- Stores a request as store_submission does, with where it came from, all or nothing, and answers the same. `request`
-- holds store_submission's arguments by name, `source` {"page", "opener", "product", "campaign", "host"}. With {"artwork":
-- {"link", "announced"}} in the request, files may follow by that link; the answer then has "artwork": true.
create function public.store_with_source(request jsonb, source jsonb) returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  stored jsonb := public.store_submission(
    key => (request ->> 'key')::uuid,
    form => request -> 'form',
    spam => coalesce((request ->> 'spam')::boolean, false),
    visitor => request ->> 'visitor',
    caller => request ->> 'caller',
    visitor_limit => coalesce((request ->> 'visitor_limit')::integer, 20),
    caller_limit => coalesce((request ->> 'caller_limit')::integer, 600),
    kind => request ->> 'kind',
    network => request ->> 'network',
    within => (request ->> 'within')::integer,
    mailbox => request ->> 'mailbox',
    due => (request ->> 'due')::timestamptz,
    mail_domain => request ->> 'mail_domain'
  );
begin
  insert into private.sources (submission_id, page, opener, product, campaign, host)
  values (
    (stored ->> 'id')::uuid,
    left(coalesce(source ->> 'page', ''), 100),
    left(coalesce(source ->> 'opener', ''), 100),
    left(coalesce(source ->> 'product', ''), 200),
    left(coalesce(source ->> 'campaign', ''), 60),
    left(coalesce(source ->> 'host', ''), 100)
  )
  on conflict (submission_id) do nothing;
  if private.link_artwork(
    (stored ->> 'id')::uuid, request -> 'artwork' ->> 'link', (request -> 'artwork' ->> 'announced')::integer
  ) then
    stored := stored || '{"artwork": true}';
  end if;
  return stored;
end
$$;

revoke all on function public.store_with_source(jsonb, jsonb) from public, anon, authenticated, service_role;
grant execute on function public.store_with_source(jsonb, jsonb) to service_role;

-- Where a request came from, as {"page", "opener", "product", "campaign", "host"}; null for one from before that was kept.
create function private.source_of(submission uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(source) - 'submission_id' from private.sources as source where source.submission_id = submission
$$;
revoke all on function private.source_of(uuid) from public, anon, authenticated, service_role;
