-- Hosted projects only, once, in the SQL editor. Calls send-notifications every minute, and every hour send-artwork, which
-- deletes objects that belong to no file any more; erases spam of more than 60 days each night. Not a migration, because it
-- names the project and its secret key, which the vault keeps. Put both in before:
--   select vault.create_secret('https://<project>.supabase.co', 'project_url');
--   select vault.create_secret('sb_secret_...', 'secret_key');
create extension if not exists pg_cron;
create extension if not exists pg_net;

select cron.schedule('send-notifications', '* * * * *', $$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
      || '/functions/v1/send-notifications',
    headers := jsonb_build_object(
      'apikey', (select decrypted_secret from vault.decrypted_secrets where name = 'secret_key')
    ),
    body := '{}'::jsonb,
    timeout_milliseconds := 55000
  )
$$);

select cron.schedule('sweep-artwork', '17 * * * *', $$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
      || '/functions/v1/send-artwork/sweep',
    headers := jsonb_build_object(
      'apikey', (select decrypted_secret from vault.decrypted_secrets where name = 'secret_key')
    ),
    body := '{}'::jsonb,
    timeout_milliseconds := 55000
  )
$$);

select cron.schedule('purge-spam', '41 3 * * *', 'select public.purge_spam(60)');

-- The owner decides how long other requests are kept (docs/operations.md, Erasing). For two years, erasing a thousand a night:
--   select cron.schedule('purge-old', '51 3 * * *',
--     $$ select public.purge_submissions(now() - interval '730 days', true) $$);
