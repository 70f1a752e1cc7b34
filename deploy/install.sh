#!/usr/bin/env bash
# Installs Ujamaa on Debian 13: PostgreSQL, two web processes, the worker, Caddy with TLS, nightly backups.
# Run it again to repair or upgrade an installation: what is there stays, what is missing is added.
set -euo pipefail
source_tree=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
# shellcheck source=deploy/install/common.sh
. "$source_tree/deploy/install/common.sh"
# shellcheck source=deploy/install/answers.sh
. "$source_tree/deploy/install/answers.sh"
# shellcheck source=deploy/install/packages.sh
. "$source_tree/deploy/install/packages.sh"
# shellcheck source=deploy/install/node.sh
. "$source_tree/deploy/install/node.sh"
# shellcheck source=deploy/install/release.sh
. "$source_tree/deploy/install/release.sh"
# shellcheck source=deploy/install/database.sh
. "$source_tree/deploy/install/database.sh"
# shellcheck source=deploy/install/settings.sh
. "$source_tree/deploy/install/settings.sh"
# shellcheck source=deploy/install/backups.sh
. "$source_tree/deploy/install/backups.sh"
# shellcheck source=deploy/install/services.sh
. "$source_tree/deploy/install/services.sh"
# shellcheck source=deploy/install/proxy.sh
. "$source_tree/deploy/install/proxy.sh"
# shellcheck source=deploy/install/uninstall.sh
. "$source_tree/deploy/install/uninstall.sh"

usage() {
  cat <<'END'
Usage: sudo deploy/install.sh --domain DOMAIN --admin EMAIL --smtp URL [more]
       sudo deploy/install.sh --uninstall [--purge]

Required (or by the environment variables in brackets):
  --domain DOMAIN     where people find the site, such as hub.example.org (or UJAMAA_DOMAIN)
  --admin EMAIL       the first admin (or UJAMAA_ADMIN)
  --smtp URL          mail server, such as smtps://user:password@mail.example.org:465 (or UJAMAA_SMTP)
  --name NAME         what the site is called (or UJAMAA_NAME)
  --contact EMAIL     where visitors and security reports write to; default: the admin's (or UJAMAA_CONTACT)

What is different on some machines:
  --tls acme          certificates from Let's Encrypt or ZeroSSL: the default
  --tls internal      a certificate authority of this machine's own, for trials and private networks
  --tls CERT,KEY      certificate and key from these files
  --no-proxy          no Caddy: you have a proxy (docs/operating/reverse-proxy.md)
  --release FILE      install this archive instead of the tree that this script lies in
  --node FILE         Node 24 to build with: an archive from nodejs.org or an unpacked one

How it runs:
  --dry-run           show what would be done, change nothing
  --uninstall         remove programs and services; database, files, settings and backups stay
  --purge             with --uninstall: delete database, files and settings too; backups stay
  --yes               ask nothing
  --help
END
}

parse_answers "$@"
if [ "$action" = uninstall ]; then
  uninstall
  exit 0
fi

check_machine
step "Packages" install_packages
step "Users and folders" make_users
step "Release" install_release
step "Database" make_database
step "Settings" write_settings
step "Schema" migrate
step "Backups" set_up_backups
step "Services" start_services
if [ "$has_proxy" = yes ]; then step "Proxy" configure_proxy; fi
step "Check" check_site
print_summary
