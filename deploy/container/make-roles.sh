#!/bin/bash
# PostgreSQL's image runs this once, on an empty volume. The site gets an owner without superuser rights, and the
# superuser can log in only inside the container.
set -euo pipefail
psql --username "$POSTGRES_USER" --dbname postgres -v ON_ERROR_STOP=1 -v password="$DATABASE_OWNER_PASSWORD" <<'SQL'
create role ujamaa_owner login createrole password :'password';
create database ujamaa owner ujamaa_owner template template0 encoding 'UTF8'
  locale_provider builtin builtin_locale 'C.UTF-8' locale 'C';
alter role current_user password null;
SQL
