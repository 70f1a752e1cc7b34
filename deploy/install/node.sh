# shellcheck shell=bash
# Node 24 with npm, to build from source. A release brings its own Node.

# Sets node_path, the folder with `node` and `npm`.
find_node() {
  if [ -n "$node_file" ]; then
    unpack_node
  elif command -v npm > /dev/null && [[ "$(node --version 2> /dev/null)" = v24.* ]]; then
    node_path=$(dirname "$(command -v node)")
  else
    fetch_node
  fi
}

unpack_node() {
  if [ -d "$node_file" ]; then
    node_path=$node_file/bin
    return
  fi
  check_sum "$node_file" "$(dirname "$node_file")/SHASUMS256.txt"
  run mkdir -p "$build_dir/node"
  run tar -xf "$node_file" -C "$build_dir/node" --strip-components=1
  node_path=$build_dir/node/bin
}

# Debian's npm is too old to build with, but it fetches exactly what the lockfile names and compares checksums.
fetch_node() {
  local had_npm=no
  is_installed npm && had_npm=yes
  note "fetching Node, by deploy/node/package-lock.json"
  [ "$had_npm" = yes ] || apt_install npm
  run cp -r "$source_tree/deploy/node" "$build_dir/node"
  run quietly npm ci --prefix "$build_dir/node" --ignore-scripts --no-fund --no-audit --loglevel=error
  [ "$had_npm" = yes ] || run quietly apt-get purge -q --yes --auto-remove npm
  node_path=$build_dir/node/node_modules/.bin
}

# Compares a file with the line of its name in a list of SHA-256 sums, if there is one.
check_sum() {
  local file=$1 list=$2
  if [ ! -r "$list" ]; then
    warn "$(basename "$file") was not compared with a checksum: there is no $list."
    return
  fi
  (cd "$(dirname "$file")" && grep -E "  $(basename "$file")\$" "$list" | sha256sum --check --status) ||
    fail "The checksum of $(basename "$file") is not the one in $list: fetch both again."
}
