# shellcheck shell=bash
# PostgreSQL: memory for the site, the role that owns the schema, and the database. Nothing keeps superuser rights.

cluster_version=17
cluster_name=main
database=ujamaa
owner_role=ujamaa_owner
app_role=ujamaa_app

make_database() {
  local port
  protect_pages
  tune_postgres
  port=$(find_port)
  if [ "$is_dry_run" = yes ]; then
    note "would create the role $owner_role and the database $database on port $port, unless they are there"
    return
  fi
  make_owner "$port"
  [ "$(ask_postgres "select 1 from pg_database where datname = '$database'")" = 1 ] ||
    as_postgres -c "create database $database owner $owner_role template template0 encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'"
  [ "$(ask_postgres "select rolsuper from pg_roles where rolname = '$owner_role'")" = f ] ||
    fail "The role $owner_role is a superuser. Take that back: alter role $owner_role nosuperuser"
}

# The owner may create the role that the site connects as, and nothing beyond that.
make_owner() {
  local port=$1 text password verb=create
  if [ "$(ask_postgres "select 1 from pg_roles where rolname = '$owner_role'")" = 1 ]; then
    [ -z "$(read_setting DATABASE_OWNER_URL "$owner_env")" ] || return 0
    verb=alter
  fi
  password=$(random_hex 24)
  as_postgres <<< "$verb role $owner_role login createrole password '$password'"
  text=$(cat "$owner_env" 2> /dev/null || echo "# Only root reads this: what migrations, backups and making admins need.")
  settle DATABASE_OWNER_URL "postgres://$owner_role:$password@127.0.0.1:$port/$database"
  write_file "$owner_env" 600 root:root <<< "$text"
}

# Over standard input, so that no password stands in the list of processes.
as_postgres() { (cd / && runuser -u postgres -- psql -X -q -v ON_ERROR_STOP=1 -d postgres "$@"); }

ask_postgres() { as_postgres -tA -c "$1"; }

find_port() {
  local port
  port=$(pg_conftool -s "$cluster_version" "$cluster_name" show port 2> /dev/null || true)
  echo "${port:-5432}"
}

# Page checksums find what a broken disk changed; Debian makes clusters without them. Only for one that is still empty.
protect_pages() {
  local name="$cluster_version-$cluster_name" data="/var/lib/postgresql/$cluster_version/$cluster_name"
  [ ! -f "/etc/postgresql/$cluster_version/$cluster_name/conf.d/ujamaa.conf" ] || return 0
  if [ -d "$data" ] && [ "$(ask_postgres "select current_setting('data_checksums') = 'off' and count(*) = 3 from pg_database")" = t ]; then
    run systemctl stop "postgresql@$name"
    run quietly runuser -u postgres -- "/usr/lib/postgresql/$cluster_version/bin/pg_checksums" --enable -D "$data"
    run systemctl start "postgresql@$name"
  fi
}

# Written once: afterwards this file is the operator's.
tune_postgres() {
  local file="/etc/postgresql/$cluster_version/$cluster_name/conf.d/ujamaa.conf" megabytes
  if [ ! -f "$file" ]; then
    megabytes=$(awk '/^MemTotal:/ { print int($2 / 1024) }' /proc/meminfo)
    write_file "$file" 644 root:root <<END
# Written by the installer for a machine with $megabytes MB of memory that the site shares. Change it as you like:
# it is not written again.
shared_buffers = $((megabytes / 5))MB
effective_cache_size = $((megabytes / 2))MB
work_mem = 8MB
maintenance_work_mem = $((megabytes / 16))MB
max_wal_size = 2GB
random_page_cost = 1.1
jit = off
END
    run systemctl restart "postgresql@$cluster_version-$cluster_name"
  fi
  run systemctl enable --quiet --now postgresql "postgresql@$cluster_version-$cluster_name"
}
