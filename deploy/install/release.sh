# shellcheck shell=bash
# Puts the release into /opt/ujamaa/releases and points /opt/ujamaa/current at it.

build_dir=""

install_release() {
  if [ -n "$release_file" ]; then
    unpack_release "$release_file"
  elif [ -f "$source_tree/RELEASE" ]; then
    take_release "$source_tree"
  else
    build_release
  fi
}

unpack_release() {
  local archive=$1
  [ -r "$archive" ] || fail "There is no release at $archive."
  check_sum "$archive" "$archive.sha256"
  build_dir=${build_dir:-$(mktemp -d "$root/building.XXXXXX")}
  mkdir -p "$build_dir/release"
  tar -xf "$archive" -C "$build_dir/release" --strip-components=1 --no-same-owner
  [ -f "$build_dir/release/RELEASE" ] || fail "$archive is not a release of Ujamaa."
  take_release "$build_dir/release"
  rm -rf "$build_dir"
}

# Copies an unpacked release beside the others, whole or not at all.
take_release() {
  local from=$1 version target
  version=$(sed -n 's/^version=//p' "$from/RELEASE")
  target=$root/releases/$version
  if [ -f "$target/RELEASE" ] && cmp -s "$from/RELEASE" "$target/RELEASE"; then
    note "$version is there"
  else
    note "version $version"
    run rm -rf "$target.new"
    run cp -r --no-preserve=ownership "$from" "$target.new"
    run chown -R root:root "$target.new"
    run rm -rf "$target"
    run mv -T "$target.new" "$target"
  fi
  # Replaces the link in one step: no request meets a moment without a release.
  run ln -sfn "$target" "$current.new"
  run mv -T "$current.new" "$current"
  write_file "$wrapper" 755 root:root < "$from/deploy/ujamaa.sh"
}

build_release() {
  if [ "$is_dry_run" = yes ]; then
    note "would build a release from $source_tree and put it into $root/releases"
    return
  fi
  local owner
  # Not as root in somebody's checkout: they could not delete what it leaves there.
  owner=$(stat -c %U "$source_tree")
  build_dir=$(mktemp -d "$root/building.XXXXXX")
  chmod 755 "$build_dir"
  find_node
  install -d -o "$owner" "$build_dir/out"
  note "building from $source_tree (some minutes)"
  runuser -u "$owner" -- env PATH="$node_path:$PATH" "$source_tree/deploy/make-release.sh" \
    --output "$build_dir/out" ${node_file:+--node "$(dirname "$node_path")"} > "$build_dir/log" 2>&1 ||
    { tail -30 "$build_dir/log" >&2; fail "The build failed. All of its output: $build_dir/log"; }
  unpack_release "$(ls "$build_dir"/out/*.tar.gz)"
}
