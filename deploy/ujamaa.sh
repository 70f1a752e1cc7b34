#!/bin/bash
# Runs the command line of the installed release with its settings: `ujamaa --help`.
set -euo pipefail
current=/opt/ujamaa/current
settings=/etc/ujamaa

if [ "$(id -u)" != 0 ]; then
  echo "Run this as root: sudo ujamaa $*" >&2
  exit 77
fi

# As systemd reads them: no expansion, quotes around a whole value are not part of it.
load() {
  local line name value
  [ -r "$1" ] || return 0
  while IFS= read -r line || [ -n "$line" ]; do
    [[ "$line" =~ ^[A-Z][A-Z0-9_]*= ]] || continue
    name=${line%%=*}
    value=${line#*=}
    case "$value" in \"*\" | \'*\') value=${value:1:-1} ;; esac
    export "$name=$value"
  done < "$1"
}
load "$settings/ujamaa.env"
export NODE_ENV=production
cd "$current"
command=("$current/node/bin/node" bin/ujamaa.ts "$@")

# Each command with the least that it needs. The site's user never holds the owner's password: a web server that was
# taken over could read it from the processes of its own user.
case "${1:-}" in
  backup | restore)
    load "$settings/owner.env"
    exec "${command[@]}"
    ;;
  migrate | admin)
    load "$settings/owner.env"
    user=ujamaa-owner
    ;;
  *) user=ujamaa ;;
esac
export HOME=/nonexistent
exec setpriv --reuid="$user" --regid="$user" --init-groups --no-new-privs "${command[@]}"
