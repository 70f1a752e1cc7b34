# shellcheck shell=bash
# Removes programs and services. Data goes only with --purge, backups never.

uninstall() {
  [ "$is_purging" = no ] || confirm_purge
  echo "Removing programs and services of Ujamaa."
  local unit
  for unit in ujamaa.target ujamaa-backup.timer ujamaa-verify-backup.timer ujamaa-worker.service \
    "${web_instances[@]/#/ujamaa-web@}"; do
    run systemctl disable --quiet --now "$unit" 2> /dev/null || true
  done
  run find "$units_dir" -maxdepth 1 -name 'ujamaa*' -delete
  run rm -f "$wrapper" /etc/systemd/journald.conf.d/ujamaa.conf
  run systemctl daemon-reload
  remove_from_caddy
  run rm -rf "$root"
  if [ "$is_purging" = yes ]; then
    purge
  else
    note "Kept: the database, $data_dir, $settings_dir and $backup_dir. The installer takes them up again."
  fi
  note "PostgreSQL and Caddy stay installed: apt-get remove postgresql-17 caddy"
}

remove_from_caddy() {
  [ -f "$site_file" ] || return 0
  run rm -rf "$site_file" "$caddy_dir/tls/ujamaa.crt" "$caddy_dir/tls/ujamaa.key"
  if [ -f "$caddy_dir/Caddyfile.before-ujamaa" ] && [ "$(grep -cv '^import ' "$caddy_dir/Caddyfile")" = 0 ]; then
    run mv "$caddy_dir/Caddyfile.before-ujamaa" "$caddy_dir/Caddyfile"
  fi
  ! systemctl is-active --quiet caddy || run systemctl reload caddy
}

purge() {
  if id postgres > /dev/null 2>&1 && [ "$is_dry_run" = no ]; then
    as_postgres -c "drop database if exists $database with (force)" -c "drop role if exists $app_role" \
      -c "drop role if exists $owner_role"
  fi
  [ "$is_dry_run" = yes ] || leave_backups
  run rm -rf "$data_dir" "$settings_dir"
  local name
  for name in "$service_user" "$owner_user"; do
    ! id "$name" > /dev/null 2>&1 || run quietly deluser --system "$name"
  done
  note "Database, files and settings are gone."
}

confirm_purge() {
  local name answer
  [ "$is_confirmed" = no ] && [ "$is_dry_run" = no ] || return 0
  name=$(read_setting APP_ORIGIN "$app_env")
  name=${name#https://}
  [ -t 0 ] || fail "--purge deletes the database and all files. Add --yes if nobody is there to be asked."
  read -r -p "This deletes the database and all files of $name. Type $name to go on: " answer
  [ "$answer" = "$name" ] || fail "Nothing was deleted."
}
