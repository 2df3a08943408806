-- Supabase lets every role use anything created in `public`, and PostgreSQL lets everybody call a new function. Here everything
-- needs a `grant`.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;

-- Hidden from the REST interface, which exposes only `public`. Never expose `private`.
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;
