-- Hidden from the REST interface, which exposes only `public`. Never expose `private`.
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;
