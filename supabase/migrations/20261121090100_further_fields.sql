-- A form may ask for more than the nine texts of the first version; which ones the function's contract lists
-- (functions/_shared/contract.json). A new field then needs no change of the table.
alter table public."Form Sub"
  drop constraint form_data_has_nine_keys,
  add constraint form_data_has_the_first_nine_keys check (
    case
      when jsonb_typeof(form_data) = 'object' then
        form_data ?& array['firstName', 'lastName', 'email', 'phone', 'company',
                           'eventType', 'eventDate', 'quantity', 'details']
        and not jsonb_path_exists(form_data, '$.keyvalue() ? (!(@.key like_regex "^[a-z][A-Za-z]{0,39}$"))')
      else false
    end
  );
