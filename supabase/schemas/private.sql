-- What the REST interface must not show. Only `public` is exposed; `private` is not to be added there.
create schema private;
revoke all on schema private from public, anon, authenticated, service_role;
