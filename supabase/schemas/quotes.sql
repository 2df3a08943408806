-- Quotes, each sent with an answer. Immutable: a newer quote replaces an older one.
create table private.quotes (
  submission_id uuid not null references public."Form Sub" (id) on delete cascade,
  number integer not null,
  message_id uuid not null references private.messages (id) on delete cascade,
  -- Shape: lib/quotes/quote.ts.
  quote jsonb not null,
  -- One total per quantity, as text: ["4230.00"].
  totals jsonb not null,
  -- An 'addition' adds to an earlier order; a 'change' replaces it once accepted.
  relation text not null default 'first' check (relation in ('first', 'addition', 'change')),
  -- The end of its last day.
  ends_at timestamptz not null,
  withdrawn_at timestamptz,
  accepted_at timestamptz,
  -- {"name", "order", "choice", "total"}, and "by" if a colleague recorded it.
  accepted jsonb check (length(accepted::text) <= 2000),
  cancelled_at timestamptz,
  primary key (submission_id, number),
  check ((accepted_at is null) = (accepted is null)),
  check (cancelled_at is null or accepted_at is not null)
);
create unique index quotes_of_message on private.quotes (message_id);
create index quotes_ends on private.quotes (ends_at);
create index quotes_accepted on private.quotes (accepted_at) where accepted_at is not null;
alter table private.quotes enable row level security;

-- Decimal digits of a currency (ISO 4217).
create function private.minor_digits(currency text) returns integer
language sql
immutable
set search_path = ''
as $$
  select case
    when currency = any ('{BIF,CLP,DJF,GNF,ISK,JPY,KMF,KRW,PYG,RWF,UGX,UYI,VND,VUV,XAF,XOF,XPF}') then 0
    when currency = any ('{BHD,IQD,JOD,KWD,LYD,OMR,TND}') then 3
    else 2
  end
$$;

-- A typed number such as "9.60", or "-9.60" for a discount; null for anything else and above a billion.
create function private.typed_money(typed jsonb) returns numeric
language sql
immutable
set search_path = ''
as $$
  select case when abs(amount) <= 1000000000 then amount end from (
    select case
      when jsonb_typeof(typed) = 'string' and typed #>> '{}' ~ '^-?[0-9]{1,10}(\.[0-9]{1,4})?$' then (typed #>> '{}')::numeric
    end as amount
  ) as read
$$;

-- A typed whole number; null for anything else.
create function private.typed_count(typed jsonb) returns integer
language sql
immutable
set search_path = ''
as $$
  select case when jsonb_typeof(typed) = 'number' and typed::text ~ '^[1-9][0-9]{0,8}$' then typed::text::integer end
$$;

-- A quote's totals, one per quantity. A line's amount is quantity times price, rounded half up.
create function private.quote_totals(quote jsonb) returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_agg(round((
    select coalesce(sum(round(
      private.typed_money(line -> 'prices' -> choice)
        * coalesce(private.typed_count(quote -> 'columns' -> choice), private.typed_count(line -> 'quantity')),
      digits
    )), 0)
    from jsonb_array_elements(quote -> 'lines') as line
  ) + (
    select coalesce(sum(round(private.typed_money(extra -> 'amounts' -> choice), digits)), 0)
    from jsonb_array_elements(quote -> 'extras') as extra
  ), digits)::text order by choice)
  from private.minor_digits(quote ->> 'currency') as digits,
    generate_series(0, greatest(jsonb_array_length(quote -> 'columns'), 1) - 1) as choice
$$;

-- The first invalid field of a quote, such as lines.0.prices.2; null if valid.
create function private.quote_fault(quote jsonb, today date) returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  choices integer;
  part text;
  entry jsonb;
  place integer;
  beside text;
  amounts text;
  is_text constant jsonpath := '$ ? (@.type() == "string" && @ like_regex "^.{0,200}$" flag "s")';
begin
  foreach part in array array['columns', 'lines', 'extras'] loop
    if jsonb_typeof(quote -> part) is distinct from 'array' then return part; end if;
  end loop;
  if coalesce(quote ->> 'currency', '') !~ '^[A-Z]{3}$' then return 'currency'; end if;
  if jsonb_array_length(quote -> 'columns') > 3
    or exists (select from jsonb_array_elements(quote -> 'columns') as one where private.typed_count(one) is null)
  then
    return 'columns';
  end if;
  choices := greatest(jsonb_array_length(quote -> 'columns'), 1);
  if quote ->> 'asked' is not null and quote ->> 'asked' <> all (array(select generate_series(0, choices - 1)::text)) then
    return 'asked';
  end if;
  if jsonb_array_length(quote -> 'lines') not between 1 and 40 then return 'lines'; end if;
  if jsonb_array_length(quote -> 'extras') > 10 then return 'extras'; end if;
  for part, beside, amounts in values ('lines', 'decoration', 'prices'), ('extras', 'note', 'amounts') loop
    for entry, place in select value, ordinality - 1 from jsonb_array_elements(quote -> part) with ordinality loop
      if not jsonb_path_exists(coalesce(entry -> 'item', '0'), is_text) or btrim(entry ->> 'item') = '' then
        return concat_ws('.', part, place, 'item');
      end if;
      if not jsonb_path_exists(coalesce(entry -> beside, '0'), is_text) then return concat_ws('.', part, place, beside); end if;
      if part = 'lines' and quote -> 'columns' = '[]' and private.typed_count(entry -> 'quantity') is null then
        return concat_ws('.', part, place, 'quantity');
      end if;
      if jsonb_typeof(entry -> amounts) is distinct from 'array' then return concat_ws('.', part, place, amounts); end if;
      for choice in 0..greatest(choices, jsonb_array_length(entry -> amounts)) - 1 loop
        if choice >= choices or private.typed_money(entry -> amounts -> choice) is null then
          return concat_ws('.', part, place, amounts, choice);
        end if;
      end loop;
    end loop;
  end loop;
  if exists (
    select from jsonb_array_elements_text(private.quote_totals(quote)) as total where total::numeric not between 0 and 1000000000000
  ) then
    return 'total';
  end if;
  if coalesce(quote ->> 'tax', '') !~ '^[A-Za-z0-9-]{1,60}$' then return 'tax'; end if;
  if not coalesce(private.calendar_day(quote ->> 'until') between today and today + 3660, false) then return 'until'; end if;
  -- An acceptance on the last day must still be delivered in time, so this day must be later.
  if quote ->> 'delivered' is not null
    and not coalesce(private.calendar_day(quote ->> 'delivered') > private.calendar_day(quote ->> 'until'), false)
  then
    return 'delivered';
  end if;
  if not jsonb_path_exists(coalesce(quote -> 'terms', '0'), is_text) then return 'terms'; end if;
  if quote ->> 'relation' <> all (array['first', 'addition', 'change']) then return 'relation'; end if;
  return null;
end
$$;
