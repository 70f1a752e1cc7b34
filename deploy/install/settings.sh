# shellcheck shell=bash
# /etc/ujamaa/ujamaa.env: every setting with its meaning, and the values of this machine.

write_settings() {
  local app_url port text
  app_url=$(read_setting DATABASE_URL "$app_env")
  port=$(find_port)
  if [ "$is_dry_run" = yes ]; then
    note "would write: $app_env, with $domain and secrets of its own"
    return
  fi
  if [ -f "$app_env" ]; then
    text=$(cat "$app_env")
  else
    # What production does not use would only mislead.
    text=$(sed -e '1,2c # Settings of this installation. After a change: systemctl restart ujamaa.target' \
      -e '/DATABASE_OWNER_URL/d;/^# Only for `npm run/d' "$current/.env.example")
  fi
  # Decided once.
  settle DATABASE_URL "${app_url:-postgres://$app_role:$(random_hex 24)@127.0.0.1:$port/$database}"
  keep_or_settle AUTH_SECRET "$(random_hex 32)"
  keep_or_settle METRICS_TOKEN "$(random_hex 16)"
  keep_or_settle PASSWORD_MIN_LENGTH 12
  # What the units and the proxy of this installation rely on.
  settle TRUSTED_PROXY_HOPS 1
  settle WORKER_PORT 3100
  settle FILES_FOLDER "$data_dir/files"
  settle ASSETS_DIR "$data_dir/assets"
  # Answers.
  settle APP_ORIGIN "https://$domain"
  settle SMTP_URL "$smtp"
  [ -z "$site_name" ] || settle SITE_NAME "$site_name"
  [ -z "$contact" ] || settle CONTACT_EMAIL "$contact"
  write_file "$app_env" 640 "root:$service_user" <<< "$text"
}

# Sets a setting in `text`: in its own line, which may be commented out, or at the end.
settle() {
  local name=$1 value=$2
  [[ "$value" =~ ^[A-Za-z0-9_./:@%+,=?\&~!-]*$ ]] || value="\"$value\""
  text=$(NAME=$name VALUE=$value awk '
    BEGIN { name = ENVIRON["NAME"]; line = name "=" ENVIRON["VALUE"] }
    !is_set && ($0 ~ "^#?" name "=") { print line; is_set = 1; next }
    { print }
    END { if (!is_set) print line }' <<< "$text")
}

keep_or_settle() {
  [[ "$text" =~ (^|$'\n')"$1="[^$'\n']+ ]] || settle "$1" "$2"
}

migrate() {
  if [ "$is_dry_run" = yes ]; then
    note "would bring the database to the schema of this release"
  elif [ -f "$current/bin/ujamaa.ts" ]; then
    "$wrapper" migrate
  else
    (cd "$current" && "$current/node/bin/node" --env-file="$app_env" --env-file="$owner_env" scripts/migrate.ts)
  fi
}
