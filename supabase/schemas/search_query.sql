-- Turns a search into a text query.

-- A word as a lexeme of a query.
create function private.lexeme(word text, begun boolean default false) returns text
language sql
immutable
set search_path = ''
as $$
  select '''' || replace(replace(left(word, 200), '\', '\\'), '''', '''''') || case when begun then ''':*' else '''' end
$$;

-- A reference within pasted text, as it is indexed; null if there is none.
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

-- All words must match. The last may be half typed, so it also matches as a prefix, unless it has one or two letters: gathering
-- a common prefix takes long. A pasted reference is searched for alone. An address may be a prefix, and loses the signs that
-- mail programs put around it; "@acme.com" is searched as words. "Smith and Sons" may be stored with "&". Null without words.
create function private.search_query(search text) returns tsquery
language sql
immutable
set search_path = ''
as $$
  with parts as (
    select place, regexp_replace(btrim(typed, '<>()[],;:."'''), '^mailto:|\?.*$', '', 'g') as part, max(place) over () as places
    from regexp_split_to_table(btrim(lower(search), E' \t\r\n'), '\s+|<mailto:') with ordinality as split (typed, place)
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
              -- Chinese and Japanese by pairs alone, if there are any.
              where length(word) = 1 or word !~ '^[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+$' or length(key) = 2
            ) as keys
            where word <> ''
            group by place_in
          ) as each_word
        )
      end as meant
    ) as meaning
    where meant is not null and (part not in ('and', 'y', 'et', 'und') or place in (1, places))
  )
  select coalesce(
    private.lexeme(private.pasted_reference(search)),
    -- Matches a number that begins with what was typed, with or without its country code or leading zero, or that ends in its
    -- last eight digits.
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

-- The same for near matches: each word within a name, or one letter off. Null for none.
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
    where length(word) >= 3 and word not in ('and', 'und')
  ) as words
$$;
