-- Search finds what people type: telephone numbers in any notation, letters folded, Chinese and Japanese inside a name, words
-- of notes, the owner's name; the middle of a name and one wrong letter when nothing else fits. Symbols alone find nothing.

-- The middles of names and what one wrong letter leaves of them; asked when no word fits.
alter table private.tickets add column likeness tsvector not null default '';

-- Small letters without accents and strokes: "Łukasz Müßig" as "lukasz mussig". Runs of Chinese and Japanese stand apart.
create function private.fold(typed text) returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(
    replace(replace(replace(replace(
      translate(
        normalize(regexp_replace(normalize(lower(typed), nfd), '[\u0300-\u036f]', '', 'g'), nfc),
        'øłıđðħ', 'oliddh'
      ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '([\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+)', ' \1 ', 'g'
  )
$$;

-- The same with umlauts written out, as "Müller" is also "Mueller".
create function private.fold_written_out(typed text) returns text
language sql
immutable
set search_path = ''
as $$
  select private.fold(replace(replace(replace(replace(replace(
    normalize(lower(typed), nfc), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa'))
$$;

-- What a word is looked up by: itself, or of Chinese and Japanese each sign and each pair of signs.
create function private.word_keys(word text) returns text[]
language sql
immutable
set search_path = ''
as $$
  select case
    when word ~ '^[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+$' then (
      select array_agg(substr(word, place, width))
      from generate_series(1, length(word)) as place, generate_series(1, 2) as width
      where place + width <= length(word) + 1
    )
    else array[left(word, 200)]
  end
$$;

create or replace function private.search_words(searched text) returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(distinct key), '{}')
  from (
    select word from regexp_split_to_table(private.fold(searched), '[\s[:punct:]]+') as word
    union
    select word from regexp_split_to_table(private.fold_written_out(searched), '[\s[:punct:]]+') as word
  ) as words,
  unnest(private.word_keys(word)) as key
  where word <> ''
$$;

-- A telephone number by its last eight digits, which are the same with and without the code of the country: "t55550134".
-- Null for anything that is none.
create function private.phone_key(typed text) returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when typed ~ '^[\s\d+()./-]*$' and length(regexp_replace(typed, '\D', '', 'g')) >= 8
      then 't' || right(regexp_replace(typed, '\D', '', 'g'), 8)
  end
$$;

-- What is left of a word when one of its letters goes, and the word itself: two words that differ in one letter share one.
create function private.near_keys(word text) returns text[]
language sql
immutable
set search_path = ''
as $$
  select array_agg(distinct '~' || overlay(word placing '' from place for 1)) || ('~' || word)
  from generate_series(1, length(word)) as place
  where length(word) between 4 and 14
$$;

-- Each end of a word from its second letter on: whatever stands in its middle begins one of them.
create function private.word_ends(word text) returns text[]
language sql
immutable
set search_path = ''
as $$
  select array_agg(substr(word, place)) from generate_series(2, length(word) - 2) as place where length(word) between 4 and 24
$$;

create function private.likeness(form jsonb) returns tsvector
language sql
immutable
set search_path = ''
as $$
  select array_to_tsvector(coalesce(array_agg(distinct key), '{}'))
  from unnest(private.search_words(concat_ws(' ', form ->> 'firstName', form ->> 'lastName', form ->> 'company'))) as word,
  unnest(private.near_keys(word) || private.word_ends(word)) as key
$$;

create function private.ticket_words(stored public."Form Sub") returns tsvector
language sql
immutable
set search_path = ''
as $$
  -- Address and reference also as a whole: as words they would be found with a million others.
  select array_to_tsvector(
    private.search_words((select string_agg(value, ' ') from jsonb_each_text(stored.form_data)))
    || private.search_words(private.reference(stored.id))
    || lower(private.reference(stored.id))
    || array_remove(array[left(lower(stored.form_data ->> 'email'), 200)], '')
    || array_remove(array[private.phone_key(stored.form_data ->> 'phone')], null)
  )
$$;

create or replace function private.open_ticket(stored public."Form Sub") returns void
language sql
set search_path = ''
as $$
  insert into private.tickets (
    submission_id, created_at, event_type, event_date, timeline, budget, email, company, kind, repeat_of, words, likeness
  )
  values (
    stored.id,
    stored.created_at,
    left(stored.form_data ->> 'eventType', 200),
    private.calendar_day(stored.form_data ->> 'eventDate'),
    private.quick_quote_line(stored.form_data ->> 'details', 'Timeline'),
    private.quick_quote_line(stored.form_data ->> 'details', 'Budget Range'),
    left(lower(stored.form_data ->> 'email'), 254),
    left(lower(btrim(stored.form_data ->> 'company')), 200),
    case when stored.form_data ->> 'details' like 'Quote request for:%' then 'quote' else 'project-request' end,
    -- Only of one that nobody has answered: who asks again after an answer asks anew.
    (
      select earlier.submission_id
      from private.tickets as earlier
      join public."Form Sub" as first on first.id = earlier.submission_id
      where earlier.email = left(lower(stored.form_data ->> 'email'), 254)
        and earlier.repeat_of is null and earlier.status = 'new' and not earlier.spam
        and first.form_data = stored.form_data
      limit 1
    ),
    private.ticket_words(stored),
    private.likeness(stored.form_data)
  )
$$;

-- Words of a note are words of its ticket.
create function private.find_note() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update private.tickets set words = words || array_to_tsvector(private.search_words(new.value))
  where submission_id = new.submission_id;
  return null;
end
$$;
create trigger find_note after insert on private.ticket_history
  for each row when (new.change = 'note') execute function private.find_note();

update private.tickets as ticket
set
  words = private.ticket_words(stored) || coalesce((
    select array_to_tsvector(private.search_words(string_agg(value, ' ')))
    from private.ticket_history as entry where entry.submission_id = stored.id and entry.change = 'note'
  ), ''),
  likeness = private.likeness(stored.form_data)
from public."Form Sub" as stored
where stored.id = ticket.submission_id;
create index tickets_likeness on private.tickets using gin (likeness);

-- A word as a lexeme of a query.
create function private.lexeme(word text, begun boolean default false) returns text
language sql
immutable
set search_path = ''
as $$
  select '''' || replace(replace(word, '\', '\\'), '''', '''''') || case when begun then ''':*' else '''' end
$$;

-- What a search means: each of its words is a word of the request; the last one, which may be half typed, begins one.
-- Only the last, and none of one or two letters, because gathering all that begins with a common word takes long.
-- A reference in whatever was pasted is all that is looked for. Addresses are words, and may be begun, without what a mail
-- program puts around them; "@acme.com" is no address, and its words are looked for. Null for a search without words.
create or replace function private.search_query(search text) returns tsquery
language sql
immutable
set search_path = ''
as $$
  with pasted as (
    select regexp_replace(
      substring(lower(search) from '\ykl[- ]?[0-9a-f]{4}[- ]?[0-9a-f]{4}[- ]?[0-9a-f]{4}\y'), '[^0-9a-z]', '', 'g'
    ) as digits
  ),
  parts as (
    select place, btrim(typed, '<>()[],;:."''') as part, max(place) over () as places
    from regexp_split_to_table(btrim(lower(search), E' \t\r\n'), '\s+') with ordinality as split (typed, place)
  ),
  words as (
    select string_agg(meant, ' & ') as query
    from parts, lateral (
      select case
        when part ~ '.@|^kl-' then private.lexeme(part, octet_length(part) > 2)
        else (
          select string_agg(either, ' & ')
          from (
            select '(' || string_agg(distinct keys.query, ' | ') || ')' as either
            from (
              select place_in, word from regexp_split_to_table(private.fold(part), '[\s[:punct:]]+')
                with ordinality as folded (word, place_in)
              union
              select place_in, word from regexp_split_to_table(private.fold_written_out(part), '[\s[:punct:]]+')
                with ordinality as written (word, place_in)
            ) as spelled,
            lateral (
              select string_agg(private.lexeme(key, place = places and octet_length(word) > 2 and key = word), ' & ') as query
              from unnest(private.word_keys(word)) as key
              -- Of Chinese and Japanese the pairs alone, where there are any.
              where length(word) = 1 or word !~ '^[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+$' or length(key) = 2
            ) as keys
            where word <> ''
            group by place_in
          ) as each_word
        )
      end as meant
    ) as meaning
    where meant is not null
  )
  select nullif(case
    when digits is not null then private.lexeme(lower(private.reference((substr(digits, 3) || repeat('0', 20))::uuid)))
    else concat_ws(' | ', '(' || query || ')', private.phone_key(search))
  end, '')::tsquery
  from pasted, words
$$;

-- The same for what nearly fits: each word is in the middle of a name, or differs from one in a letter. Null for none.
create function private.near_query(search text) returns tsquery
language sql
immutable
set search_path = ''
as $$
  select string_agg('(' || near || ')', ' & ')::tsquery
  from (
    select concat_ws(
      ' | ', private.lexeme(word, true),
      (select string_agg(private.lexeme(key), ' | ') from unnest(private.near_keys(word)) as key)
    ) as near
    from regexp_split_to_table(private.fold(search), '[\s[:punct:]]+') as word
    where length(word) >= 3
  ) as words
$$;

-- The condition of a search: what its words find, or who owns it; what nearly fits when these find nothing.
create function private.search_condition(search text) returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  meant tsquery;
  near tsquery;
  owners uuid[];
  found_any boolean;
begin
  if coalesce(btrim(search), '') = '' then return null; end if;
  meant := private.search_query(search);
  if meant is null then return 'false'; end if;
  owners := array(
    select user_id from public.staff where array_to_tsvector(private.search_words(name)) @@ meant
  );
  if cardinality(owners) > 0 then
    return format('(ticket.words @@ %L::tsquery or ticket.owner = any (%L::uuid[]))', meant, owners);
  end if;
  near := private.near_query(search);
  if near is not null then
    select exists (select from private.tickets where words @@ meant) into found_any;
    if not found_any then return format('ticket.likeness @@ %L::tsquery', near); end if;
  end if;
  return format('ticket.words @@ %L::tsquery', meant);
end
$$;

-- What a filter means, as a condition on `ticket`. All keys are optional texts: search, kind, eventType, status,
-- spam ('only' or 'without'), from and to (days, both included, in `zone`), view ('due': not answered yet), ids (with
-- commas between them).
-- `||` with null is null, and concat_ws leaves nulls out.
create or replace function private.ticket_condition(filter jsonb) returns text
language sql
stable
set search_path = ''
as $$
  select concat_ws(' and ', 'true',
    private.search_condition(filter ->> 'search'),
    'ticket.submission_id = any (' || quote_literal('{' || (filter ->> 'ids') || '}') || '::uuid[])',
    'ticket.kind = ' || quote_literal(filter ->> 'kind'),
    'ticket.event_type = ' || quote_literal(filter ->> 'eventType'),
    'ticket.status = ' || quote_literal(filter ->> 'status'),
    'ticket.created_at >= ' || quote_literal((filter ->> 'from')::timestamp at time zone (filter ->> 'zone')),
    'ticket.created_at < ' || quote_literal(((filter ->> 'to')::date + 1)::timestamp at time zone (filter ->> 'zone')),
    case filter ->> 'spam' when 'only' then 'ticket.spam' when 'without' then 'not ticket.spam' end,
    case when filter ->> 'view' = 'due' then 'ticket.status = ''new'' and not ticket.spam' end
  )
$$;

-- One page of requests, newest first; in the view 'due' oldest first, so that what is overdue comes first.
-- With an order in the filter, what a view of the workplace holds, newest first all the same.
-- key_at, key_id: the request next to the page, on the side that the page comes from; null for the first page.
-- backwards: the page before that request instead of the one after it.
-- security definer, because an index on words is of no use below row level security (its operator is not leakproof):
-- the first line is the lock, the same one that the policies ask.
create or replace function public.list_submissions(
  filter jsonb default '{}',
  key_at timestamptz default null,
  key_id uuid default null,
  backwards boolean default false,
  page_size integer default 25
) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
-- Instants are answered in it, and come back as keys.
set timezone = 'UTC'
as $$
declare
  oldest_first constant boolean := coalesce(filter ->> 'view' = 'due', false);
  walk constant text := case when oldest_first <> backwards then 'asc' else 'desc' end;
  page jsonb;
begin
  if not private.may_read_submissions() then return '[]'; end if;

  execute format(
    $list$
      with page as (
        select ticket from private.tickets as ticket
        where %1$s and %2$s
        order by ticket.created_at %3$s, ticket.submission_id %3$s
        limit least($3, 500)
      )
      select coalesce(jsonb_agg(
        private.whole_ticket(ticket) order by (ticket).created_at %4$s, (ticket).submission_id %4$s
      ), '[]')
      from page
    $list$,
    case when filter ? 'order' then private.view_condition(filter) else private.ticket_condition(filter) end,
    case when key_id is null then 'true'
      else format('(ticket.created_at, ticket.submission_id) %s ($1, $2)', case walk when 'asc' then '>' else '<' end)
    end,
    walk,
    case when oldest_first then 'asc' else 'desc' end
  ) into page using key_at, key_id, page_size;
  return page;
end
$$;

revoke all on function
  private.fold(text), private.fold_written_out(text), private.word_keys(text), private.phone_key(text),
  private.near_keys(text), private.word_ends(text), private.likeness(jsonb), private.ticket_words(public."Form Sub"),
  private.find_note(), private.lexeme(text, boolean), private.near_query(text), private.search_condition(text)
  from public, anon, authenticated, service_role;
