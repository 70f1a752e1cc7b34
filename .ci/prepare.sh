# Sourced by run and nightly. Installs what tests need on Debian or Ubuntu (Node 24, a browser, an S3 server) and
# defines `step`. Has no other requirements.
export CI=1

# Browsers leave processes behind. As their subreaper (PR_SET_CHILD_SUBREAPER), this shell can count their processor
# time.
if [ -z "${ADOPTS_ORPHANS:-}" ]; then
  export ADOPTS_ORPHANS=1
  exec python3 -c 'import ctypes, os, sys; ctypes.CDLL(None).prctl(36, 1); os.execvp("bash", ["bash", *sys.argv[1:]])' "$0" "$@"
fi

major=$(node --version 2>/dev/null | sed 's/^v\([0-9]*\).*/\1/' || true)
if [ "$major" != 24 ]; then
  tools="${TMPDIR:-/tmp}/ujamaa-node24"
  [ -x "$tools/node_modules/node/bin/node" ] || npm install --prefix "$tools" --no-fund --no-audit node@24
  export PATH="$tools/node_modules/node/bin:$PATH"
fi
echo "node $(node --version)"

install_packages() {
  local sudo=""
  [ "$(id -u)" = 0 ] || sudo="sudo"
  $sudo apt-get update -qq
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
}

install_missing_packages() {
  local missing=""
  [ -x "${CHROMIUM_PATH:-/usr/bin/chromium}" ] || missing+=" chromium"
  command -v openssl > /dev/null || missing+=" openssl" # signs the test proxy's TLS certificate
  [ -z "$missing" ] || install_packages $missing
  # The headless shell opens a page in half the time; without it, tests run in the full browser.
  if [ -z "${CHROMIUM_PATH:-}" ] && [ ! -x /usr/bin/chromium-headless-shell ]; then
    install_packages chromium chromium-headless-shell || echo "no chromium-headless-shell: journeys run in chromium"
  fi
}

# Servers for tests. OpenSearch only where there is a JDK of 21 or newer.
fetch_servers() {
  scripts/install-rclone.sh || return
  if scripts/opensearch.sh --check; then scripts/opensearch.sh --fetch; fi
}

# Both run beside the first steps, which need neither.
packages_log=$(mktemp)
install_missing_packages > "$packages_log" 2>&1 &
packages=$!
servers_log=$(mktemp)
fetch_servers > "$servers_log" 2>&1 &
servers=$!

wait_for_packages() {
  wait "$packages" || { cat "$packages_log"; return 1; }
}

wait_for_servers() {
  wait "$servers" || { cat "$servers_log"; return 1; }
}

cores=$(nproc)
times=""
running=""
cpu_total=0

# Sets cpu_seconds to the processor time of this shell's finished children and their children. `times` only knows the
# children of the shell that calls it, so it must not run in a subshell.
read_cpu_seconds() {
  times > "$times_file"
  cpu_seconds=$(tail -1 "$times_file" |
    awk '{ split($1, u, /[ms]/); split($2, s, /[ms]/); printf "%d", u[1] * 60 + u[2] + s[1] * 60 + s[2] }')
}
times_file=$(mktemp)

# Runs a command and records its minutes: wall clock, and processor time divided by the number of cores.
step() {
  local from=$SECONDS cpu_from status=0
  read_cpu_seconds
  cpu_from=$cpu_seconds
  running="$*"
  echo "── $*"
  "$@" || status=$?
  read_cpu_seconds
  local cpu=$((cpu_seconds - cpu_from))
  cpu_total=$((cpu_total + cpu))
  local note=""
  [ "$status" = 0 ] || note="  FAILED"
  times+=$(awk "BEGIN { printf \"%6.1f %6.1f\", ($SECONDS - $from) / 60, $cpu / 60 / $cores }")"  $*$note"$'\n'
  running=""
  return "$status"
}

print_times() {
  printf '\n%6s %6s  %s\n%s' "clock" "cpu" "step (minutes; cpu: processor time / $cores cores)" "$times"
  awk "BEGIN { printf \"%6.1f %6.1f  all\n\", $SECONDS / 60, $cpu_total / 60 / $cores }"
  [ -z "$running" ] || echo "stopped in $running"
}
