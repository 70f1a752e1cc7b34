# shellcheck shell=bash
# Backups: pgBackRest archives every write, and a timer makes a backup each night.

set_up_backups() {
  if [ "$is_dry_run" = yes ]; then
    note "would run: ujamaa backup setup"
  else
    "$wrapper" backup setup
  fi
}

# A backup cannot be read without its passphrase, which the purge deletes with the settings.
leave_backups() {
  local passphrase kept
  passphrase=$(read_setting BACKUP_PASSPHRASE "$owner_env")
  rm -f "/etc/postgresql/$cluster_version/$cluster_name/conf.d/ujamaa"*.conf
  systemctl restart "postgresql@$cluster_version-$cluster_name" || true
  [ -n "$passphrase" ] || return 0
  # A new installation has a passphrase of its own, and begins with an empty folder.
  kept="$backup_dir-$(date +%Y%m%d-%H%M%S)"
  mv "$backup_dir" "$kept"
  note "Backups stay in $kept. Their passphrase, which is now nowhere else: $passphrase"
}
