# shellcheck shell=bash
# The machine: whether it fits, Debian's packages, the user and the folders.

check_machine() {
  local system
  system="$(read_setting ID /etc/os-release) $(read_setting VERSION_ID /etc/os-release)"
  [ "$system" = "debian 13" ] ||
    fail "This installs on Debian 13, and this machine runs $system. On others, use containers: docs/operating/containers.md"
  case "$(uname -m)" in
    x86_64 | aarch64) ;;
    *) fail "There is no Node for $(uname -m)." ;;
  esac
  [ -d /run/systemd/system ] || fail "systemd does not run here, and it starts the site. The container way: docs/operating/containers.md"
  local megabytes free
  megabytes=$(awk '/^MemTotal:/ { print int($2 / 1024) }' /proc/meminfo)
  [ "$megabytes" -ge 1800 ] || warn "This machine has $megabytes MB of memory: 2 GB are needed."
  free=$(df --output=avail -m /var/lib | tail -1)
  [ "$free" -ge 3000 ] || fail "There are $free MB left on the disk of /var/lib: 3 GB are needed."
  [ "$has_proxy" = no ] || check_web_ports
}

# Another web server on 80 or 443 would keep Caddy from starting.
check_web_ports() {
  local port
  for port in 80 443; do
    if is_listening "$port" && ! systemctl is-active --quiet caddy; then
      fail "Something listens on port $port already. Use it as the proxy: add --no-proxy and see docs/operating/reverse-proxy.md"
    fi
  done
}

# By /proc, because a small Debian has no ss.
is_listening() {
  local hex
  hex=$(printf ':%04X' "$1")
  awk -v port="$hex" '$4 == "0A" && substr($2, length($2) - 4) == port { found = 1 } END { exit !found }' \
    /proc/net/tcp /proc/net/tcp6 2> /dev/null
}

install_packages() {
  local wanted=(ca-certificates postgresql-17 pgbackrest) missing=() package
  [ "$has_proxy" = no ] || wanted+=(caddy)
  for package in "${wanted[@]}"; do
    is_installed "$package" || missing+=("$package")
  done
  if [ ${#missing[@]} = 0 ]; then
    note "all there: ${wanted[*]}"
    return
  fi
  note "installing ${missing[*]}"
  apt_install "${missing[@]}"
}

is_installed() { [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2> /dev/null)" = installed ]; }

apt_install() {
  run quietly apt-get update -q
  run quietly env DEBIAN_FRONTEND=noninteractive apt-get install -q --yes --no-install-recommends "$@"
}

# The site's user, and one that has the owner's password for a moment: see deploy/ujamaa.sh.
make_users() {
  local name
  for name in "$service_user" "$owner_user"; do
    id "$name" > /dev/null 2>&1 || run adduser --system --group --quiet --home /nonexistent --no-create-home "$name"
  done
  run install -d -m 755 "$root" "$root/releases"
  run install -d -m 750 -o "$service_user" -g "$service_user" "$data_dir" "$data_dir/files" "$data_dir/assets"
  run install -d -m 750 -o root -g "$service_user" "$settings_dir"
  # PostgreSQL's user passes through to its part of the backups.
  run install -d -m 711 "$backup_dir"
}
