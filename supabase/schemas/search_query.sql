-- What a search asks for, and what nearly fits.

-- A word as a lexeme of a query, as long as words are kept (private.search_words).
create function private.lexeme(word text, begun boolean default false) returns text
language sql
immutable
set search_path = ''
as $$
  select '''' || replace(replace(left(word, 200), '\', '\\'), '''', '''''') || case when begun then ''':*' else '''' end
$$;

-- The reference in whatever was pasted, as it is stored among a ticket's words; null where there is none.
create function private.pasted_reference(search text) returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(
    substring(lower(search) from '\ykl[- ]?[0-9a-f]{4}[- ]?[0-9a-f]{4}[- ]?[0-9a-f]{4}\y'),
    '^kl[- ]?(....)[- ]?(....)[- ]?(....)$', 'kl-\1-\2-\3'
  )
$$;

-- What a search means: each of its words is a word of the request; the last one, which may be half typed, begins one.
-- Only the last, and none of one or two letters, because gathering all that begins with a common word takes long.
-- A reference in whatever was pasted is all that is looked for. Addresses are words, and may be begun, without what a mail
-- program puts around them; "@acme.com" is no address, and its words are looked for. Null for a search without words.
create function private.search_query(search text) returns tsquery
language sql
immutable
set search_path = ''
as $$
  with parts as (
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
  select coalesce(
    private.lexeme(private.pasted_reference(search)),
    -- A number begins with what was typed, also without the code of its country or the zero before that of its town, or ends in
    -- its last eight digits, with whatever code of a country.
    nullif(concat_ws(
      ' | ', '(' || query || ')', 't' || digits || ':*', 't' || substring(digits from '.{8}$'),
      't' || substring(digits from '^0(\d{5,})$') || ':*',
      't' || substring(
        digits from case when btrim(search) ~ '^(\+|00)' then
          '^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{5,})$'
        end
      ) || ':*'
    ), '')
  )::tsquery
  from words left join private.phone_digits(search) as digits on true
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
      (select string_agg(private.lexeme(key), ' | ') from unnest(private.deletion_keys(word)) as key)
    ) as near
    from regexp_split_to_table(private.fold(search), '[\s[:punct:]]+') as word
    where length(word) >= 3
  ) as words
$$;

revoke all on function
  private.lexeme(text, boolean), private.pasted_reference(text), private.search_query(text), private.near_query(text)
  from public, anon, authenticated, service_role;
