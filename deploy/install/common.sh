# shellcheck shell=bash
# What the parts of the installer share: paths, messages, and commands that a dry run only shows.

root=/opt/ujamaa
current=$root/current
settings_dir=/etc/ujamaa
app_env=$settings_dir/ujamaa.env
owner_env=$settings_dir/owner.env
installer_env=$settings_dir/installer.env
data_dir=/var/lib/ujamaa
backup_dir=/var/backups/ujamaa
units_dir=/etc/systemd/system
wrapper=/usr/local/bin/ujamaa
service_user=ujamaa
owner_user=ujamaa-owner
web_instances=(1 2)

step_number=0
started_at=$SECONDS

fail() {
  echo "$*" >&2
  exit 1
}

# Also from commands whose output goes elsewhere.
exec 3>&1
note() { echo "   $*" >&3; }
warn() { echo "   ! $*" >&3; }

# Runs one step and prints how long it took.
step() {
  local title=$1 from=$SECONDS
  step_number=$((step_number + 1))
  echo
  echo "$step_number. $title"
  shift
  "$@"
  [ "$is_dry_run" = yes ] || note "done in $((SECONDS - from)) s"
}

# Runs a command that changes something; a dry run shows it.
run() {
  if [ "$is_dry_run" = yes ]; then
    note "would run: $*"
  else
    "$@"
  fi
}

# Runs a command and shows what it printed only if it failed.
quietly() {
  local output
  output=$("$@" 2>&1) || {
    echo "$output" >&2
    fail "This failed: $*"
  }
}

# Writes standard input to a file unless it already says so: `write_file PATH MODE OWNER:GROUP`. Sets has_changed.
write_file() {
  local path=$1 mode=$2 owner=$3 wanted
  wanted=$(mktemp)
  cat > "$wanted"
  has_changed=no
  if ! cmp -s "$wanted" "$path" || [ "$(stat -c %a "$path")" != "$mode" ]; then
    has_changed=yes
    if [ "$is_dry_run" = yes ]; then
      note "would write: $path"
    else
      mkdir -p "$(dirname "$path")"
      # Nobody reads half of it, or a secret before its mode is set.
      install -m "$mode" -o "${owner%:*}" -g "${owner#*:}" "$wanted" "$path.new"
      mv "$path.new" "$path"
    fi
  fi
  rm -f "$wanted"
}

random_hex() { od -An -tx1 -N"$1" /dev/urandom | tr -d ' \n'; }

# The value of a setting in a file of settings, without its quotes.
read_setting() {
  local name=$1 file=$2 value
  [ -r "$file" ] || return 0
  value=$(sed -n "s/^$name=//p" "$file" | tail -1)
  case "$value" in
    \"*\" | \'*\') value=${value:1:-1} ;;
  esac
  printf '%s' "$value"
}
