-- Where a request came from, in ids from the site's own lists: nothing personal. Erased with the request.
create table private.sources (
  submission_id uuid primary key references public."Form Sub" (id) on delete cascade,
  -- The page's path, and the form on it or the button that opened it.
  page text not null check (length(page) <= 100),
  opener text not null check (length(opener) <= 100),
  product text not null check (length(product) <= 200),
  -- A campaign of content/campaigns.yaml, 'other', or ''.
  campaign text not null check (length(campaign) <= 60),
  -- The linking host; '' if unknown.
  host text not null check (length(host) <= 100)
);
-- For the list's filters.
create index sources_campaign on private.sources (campaign) where campaign <> '';
create index sources_page on private.sources (page);
alter table private.sources enable row level security;

-- Where a request came from: {"page", "opener", "product", "campaign", "host"}; null if it was not recorded.
create function private.source_of(submission uuid) returns jsonb
language sql
stable
set search_path = ''
as $$
  select to_jsonb(source) - 'submission_id' from private.sources as source where source.submission_id = submission
$$;
