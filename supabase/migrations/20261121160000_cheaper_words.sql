-- The words of a request cost a third of what storing it took: a text without foreign letters is folded by `lower` alone and
-- split once, and no function is called for each of its words. Whether it repeats another is
-- always looked up by an index, among the last twenty of its address.

create or replace function private.fold(typed text) returns text
language sql
immutable
set search_path = ''
as $$
  select case when octet_length(typed) = length(typed) then lower(typed) else regexp_replace(
    replace(replace(replace(replace(
      translate(
        normalize(regexp_replace(normalize(lower(typed), nfd), '[\u0300-\u036f]', '', 'g'), nfc),
        'øłıđðħ', 'oliddh'
      ), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '([\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+)', ' \1 ', 'g'
  ) end
$$;

create or replace function private.search_words(searched text) returns text[]
language plpgsql
immutable
set search_path = ''
as $$
declare
  plain constant boolean := octet_length(searched) = length(searched);
begin
  if plain then
    return array(
      select distinct left(word, 200)
      from regexp_split_to_table(lower(searched), '[\s[:punct:]]+') as word
      where word <> ''
    );
  end if;
  return array(
    select distinct key
    from (
      select word from regexp_split_to_table(private.fold(searched), '[\s[:punct:]]+') as word
      union
      select word from regexp_split_to_table(private.fold_written_out(searched), '[\s[:punct:]]+') as word
    ) as words,
    unnest(private.word_keys(word)) as key
    where word <> ''
  );
end
$$;

create or replace function private.likeness(form jsonb) returns tsvector
language sql
immutable
set search_path = ''
as $$
  select array_to_tsvector(array(
    select distinct key
    from unnest(private.search_words(concat_ws(' ', form ->> 'firstName', form ->> 'lastName', form ->> 'company'))) as word,
    lateral (
      select '~' || overlay(word placing '' from place for 1) from generate_series(1, length(word)) as place
      where length(word) between 4 and 14
      union all
      select '~' || word
      union all
      select substr(word, place) from generate_series(2, length(word) - 2) as place where length(word) between 4 and 24
    ) as keys (key)
  ))
$$;

create or replace function private.ticket_words(stored public."Form Sub") returns tsvector
language sql
immutable
set search_path = ''
as $$
  -- Address and reference also as a whole: as words they would be found with a million others.
  select array_to_tsvector(array(
    select unnest(private.search_words(concat_ws(' ', (select string_agg(value, ' ') from jsonb_each_text(stored.form_data)), reference)))
    union
    select unnest(array[
      lower(reference), left(lower(stored.form_data ->> 'email'), 200), private.phone_key(stored.form_data ->> 'phone')
    ])
    except select unnest(array[null, ''])
  ))
  from (select private.reference(stored.id)) as named (reference)
$$;

drop function private.word_ends(text);

create or replace function private.open_ticket(stored public."Form Sub") returns void
language sql
set search_path = ''
-- A plan that was made for an empty table is kept: nothing but the index on addresses may serve the look for repeats.
set enable_seqscan = off
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
      from (
        select submission_id
        from (select * from private.tickets where email = left(lower(stored.form_data ->> 'email'), 254) offset 0) as theirs
        where repeat_of is null and status = 'new' and not spam
        order by created_at desc
        limit 20
      ) as earlier
      where (select form_data from public."Form Sub" where id = earlier.submission_id) = stored.form_data
      limit 1
    ),
    private.ticket_words(stored),
    private.likeness(stored.form_data)
  )
$$;
