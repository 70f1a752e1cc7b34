# shellcheck shell=bash
# Caddy: TLS in front of the web processes. A Caddyfile that serves other sites too stays as it is, but for one line.

caddy_dir=/etc/caddy
site_file=$caddy_dir/conf.d/ujamaa.caddy

configure_proxy() {
  local tls_line="" import_line="import $caddy_dir/conf.d/*.caddy"
  # A later run, also after an uninstallation, goes on with what the first one was told.
  tls=${tls:-$(read_setting TLS "$installer_env")}
  write_file "$installer_env" 644 root:root <<< "TLS=${tls:-acme}"
  case "$tls" in
    internal) tls_line="tls internal" ;;
    *,*)
      # Caddy cannot read where most programs keep keys.
      run install -d -m 750 -o root -g caddy "$caddy_dir/tls"
      run install -m 640 -o root -g caddy "${tls%%,*}" "$caddy_dir/tls/ujamaa.crt"
      run install -m 640 -o root -g caddy "${tls#*,}" "$caddy_dir/tls/ujamaa.key"
      tls_line="tls $caddy_dir/tls/ujamaa.crt $caddy_dir/tls/ujamaa.key"
      ;;
    # Where the certificate authority writes when something is wrong.
    *) [ -z "$contact" ] || tls_line="tls $contact" ;;
  esac
  run install -d -m 755 "$caddy_dir/conf.d"
  sed -e "s/DOMAIN/$domain/" -e "s|TLS_LINE|$tls_line|" "$source_tree/deploy/caddy/ujamaa.caddy" |
    write_file "$site_file" 644 root:root

  if is_untouched "$caddy_dir/Caddyfile"; then
    run cp "$caddy_dir/Caddyfile" "$caddy_dir/Caddyfile.before-ujamaa"
    write_file "$caddy_dir/Caddyfile" 644 root:root <<< "$import_line"
  elif ! grep -qF "$import_line" "$caddy_dir/Caddyfile" 2> /dev/null; then
    note "adding a line to your $caddy_dir/Caddyfile: $import_line"
    [ "$is_dry_run" = yes ] || printf '\n%s\n' "$import_line" >> "$caddy_dir/Caddyfile"
  fi
  run caddy validate --config "$caddy_dir/Caddyfile" --adapter caddyfile > /dev/null 2>&1 ||
    fail "Caddy refuses its configuration: caddy validate --config $caddy_dir/Caddyfile"
  run systemctl enable --quiet caddy
  run systemctl reload-or-restart caddy
}

# Whether a file of the package is as Debian ships it.
is_untouched() {
  local shipped
  shipped=$(dpkg-query -W -f='${Conffiles}\n' caddy 2> /dev/null | awk -v file="$1" '$1 == file { print $2 }')
  [ -f "$1" ] && [ "$(md5sum "$1" | cut -d' ' -f1)" = "$shipped" ]
}

check_site() {
  [ "$is_dry_run" = no ] || { note "would fetch https://$domain/"; return; }
  [ "$has_proxy" = yes ] || { note "web processes answer on 127.0.0.1:3001 and :3002; now your proxy"; return; }
  if wait_for_tls 60; then
    note "https://$domain answers"
  else
    warn "https://$domain has no valid certificate yet. Caddy keeps trying; what it says: journalctl -u caddy"
    warn "Usual reasons: the name does not lead to this machine yet, or a firewall closes port 80 or 443."
  fi
}

# Asks the proxy of this machine, by the site's name, as a browser would.
wait_for_tls() {
  local authority=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
  NODE_EXTRA_CA_CERTS=$([ ! -r "$authority" ] || echo "$authority") \
    "$current/node/bin/node" --input-type=module -e '
      import { get } from "node:https";
      const [domain, seconds] = process.argv.slice(1);
      const deadline = Date.now() + seconds * 1000;
      const isReady = () => new Promise((resolve) => {
        const options = { host: "127.0.0.1", servername: domain, path: "/readyz", headers: { host: domain }, timeout: 5000 };
        get(options, (response) => { response.resume(); resolve(response.statusCode === 200); })
          .on("error", () => resolve(false)).on("timeout", function () { this.destroy(); });
      });
      while (!(await isReady())) {
        if (Date.now() > deadline) process.exit(1);
        await new Promise((resolve) => setTimeout(resolve, 500));
      }' "$domain" "$1"
}

print_summary() {
  [ "$is_dry_run" = no ] || { echo; echo "Nothing was changed."; return; }
  cat <<END

Ujamaa $(sed -n 's/^version=//p' "$current/RELEASE") runs at https://$domain after $(((SECONDS - started_at + 30) / 60)) minutes.

  Settings   $app_env (after a change: systemctl restart ujamaa.target)
  Logs       journalctl -u 'ujamaa-*'
  Backups    $backup_dir, every night: copy them to another machine
  Guide      $current/docs/operating/README.md
END
}
