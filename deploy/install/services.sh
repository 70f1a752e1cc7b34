# shellcheck shell=bash
# systemd: web 1 and 2, the worker, and the timers of the backups.

start_services() {
  local unit instance has_new_units=no parts=$current/deploy
  # A dry run has no release in place.
  [ -d "$parts" ] || parts=$source_tree/deploy
  for unit in "$parts"/systemd/*; do
    copy_file "$unit" "$units_dir/${unit##*/}"
    [ "$has_changed" = no ] || has_new_units=yes
  done
  # Journal entries older than the privacy policy says are deleted.
  copy_file "$parts/journald.conf" /etc/systemd/journald.conf.d/ujamaa.conf
  [ "$has_changed" = no ] || run systemctl restart systemd-journald
  [ "$has_new_units" = no ] || run systemctl daemon-reload
  run systemctl enable --quiet ujamaa.target ujamaa-backup.timer ujamaa-verify-backup.timer
  for instance in "${web_instances[@]}"; do
    restart_unit "ujamaa-web@$instance" "http://127.0.0.1:300$instance/readyz"
  done
  restart_unit ujamaa-worker http://127.0.0.1:3100/readyz
  run systemctl start ujamaa.target ujamaa-backup.timer ujamaa-verify-backup.timer
}

copy_file() { write_file "$2" 644 root:root < "$1"; }

# One process after the other, so that one of two always serves.
restart_unit() {
  local unit=$1 url=$2
  run systemctl restart "$unit"
  [ "$is_dry_run" = yes ] || wait_for "$url" 90 || {
    journalctl --unit "$unit" --lines 20 --no-pager --output cat >&2
    fail "$unit did not become ready within 90 s. All of its log: journalctl -u $unit"
  }
}

# Waits until a URL answers with 200: `wait_for URL SECONDS`.
wait_for() {
  local url=$1 seconds=$2
  "$current/node/bin/node" --input-type=module -e '
    const [url, seconds] = process.argv.slice(1);
    const deadline = Date.now() + seconds * 1000;
    const isReady = () => fetch(url, { signal: AbortSignal.timeout(5000) }).then((response) => response.ok, () => false);
    while (!(await isReady())) {
      if (Date.now() > deadline) process.exit(1);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }' "$url" "$seconds"
}
