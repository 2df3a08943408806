-- How requests are found by what people type: phone numbers in any notation, folded letters, Chinese and Japanese within a name;
-- if nothing fits, the middle of a name and one wrong letter.

-- Lower case without accents and strokes: "Łukasz Müßig" as "lukasz mussig". Chinese and Japanese runs are set apart.
create function private.fold(typed text) returns text
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

-- The same with umlauts spelled out: "Müller" as "mueller".
create function private.fold_written_out(typed text) returns text
language sql
immutable
set search_path = ''
as $$
  select private.fold(replace(replace(replace(replace(replace(
    normalize(lower(typed), nfc), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa'))
$$;

-- The keys of a word: the word itself; for Chinese and Japanese each character and each pair.
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

-- The words of a text, split at everything but letters and digits.
create function private.search_words(searched text) returns text[]
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

-- A request's reference: KL-7F3A-0142-9BC1.
create function private.reference(id uuid) returns text
language sql
immutable
set search_path = ''
as $$
  select upper('KL-' || left(id::text, 4) || '-' || substr(id::text, 5, 4) || '-' || substr(id::text, 10, 4))
$$;

-- The digits of a phone number without leading zeros before a country code, however it was typed or pasted: with invisible marks,
-- dashes, digits of other scripts, a label, or an extension, which is dropped. Null unless it has five digits, or four after a
-- plus.
create function private.phone_digits(typed text) returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(digits, '^00', '')
  from (
    select translate(
      regexp_replace(
        regexp_replace(normalize(typed, NFKC), '[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'),
        '[\u2010-\u2015\u2212]', '-', 'g'
      ),
      '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'
    ) as typed
  ) as plain, lateral (
    select btrim(regexp_replace(
      regexp_replace(plain.typed, '[\s,;(]*(#|x|ext|extn|extension|poste|durchwahl)[.: ]*\d+[\s)]*$', '', 'i'),
      '\(?\m(mobile|mob|cell|tel|telephone|phone|office|work|home|direct|handy)\M\)?[.:]*', '', 'gi'
    )) as number
  ) as own, lateral (select regexp_replace(number, '\D', '', 'g') as digits) as those
  where number ~ '^[\s\d+()./-]*$' and length(digits) >= case when number like '+%' then 4 else 5 end
$$;

-- A company's key in any spelling: without accents, punctuation, blanks and legal forms; "blueriver" for "Blue River, Inc.".
create function private.company_key(typed text) returns text
language sql
immutable
set search_path = ''
as $$
  select left(regexp_replace(
    regexp_replace(
      ' ' || btrim(regexp_replace(
        regexp_replace(private.fold(typed), '[.''’]|株式会社|有限公司', '', 'g'), '[\s[:punct:]]+', ' ', 'g'
      )),
      '(?<=\S)( (inc|incorporated|corp|corporation|co|company|llc|llp|ltd|limited|plc|pty|gmbh|mbh|ag|kg|ug|ev|sa|sas|sarl|srl|sl|spa|sp z oo|bv|nv|ab|as|asa|aps|oy|oyj|ehf|kk))+$',
      ''
    ),
    ' ', '', 'g'
  ), 200)
$$;

-- A word and what is left when one letter is deleted: two words that differ in one letter share a key.
create function private.deletion_keys(word text) returns text[]
language sql
immutable
set search_path = ''
as $$
  select array_agg(distinct '~' || overlay(word placing '' from place for 1)) || ('~' || word)
  from generate_series(1, length(word)) as place
  where length(word) between 4 and 14
$$;

create function private.fuzzy_keys(form jsonb) returns tsvector
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

create function private.ticket_words(stored public."Form Sub") returns tsvector
language sql
immutable
set search_path = ''
as $$
  -- Address and reference also as a whole: their parts alone would match too much.
  select array_to_tsvector(array(
    select unnest(private.search_words(concat_ws(' ', (select string_agg(value, ' ') from jsonb_each_text(stored.form_data)), reference)))
    union
    select unnest(array[
      lower(reference), left(lower(stored.form_data ->> 'email'), 200)
    ])
    union
    -- A number from each digit on: people know its last digits, or its area code without the leading zero.
    select 't' || substr(digits, place)
    from private.phone_digits(left(stored.form_data ->> 'phone', 80)) as digits, generate_series(1, length(digits) - 4) as place
    except select unnest(array[null, ''])
  ))
  from (select private.reference(stored.id)) as named (reference)
$$;
