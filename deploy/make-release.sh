#!/usr/bin/env bash
# Builds a release from this checkout: built pages, packages, Node, a list of all parts (SBOM) and a checksum.
# It runs on the kind of machine it was built on, such as linux-x64, and needs no npm there.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
  cat <<'END'
Usage: deploy/make-release.sh [--output FOLDER] [--version VERSION] [--node FILE]

  --output FOLDER    where the archive goes (default: dist)
  --version VERSION  instead of the one in package.json
  --node FILE        Node to put in: an archive from nodejs.org or an unpacked one
                     (default: the one that deploy/node/package-lock.json names)

Needs Node 24 with npm. Writes ujamaa-VERSION-PLATFORM.tar.gz, .tar.gz.sha256 and .sbom.json.
END
}

fail() {
  echo "$*" >&2
  exit 1
}

output=dist
version=""
node=""
while [ $# -gt 0 ]; do
  case "$1" in
    --output) output=${2:?a folder} && shift 2 ;;
    --version) version=${2:?a version} && shift 2 ;;
    --node) node=${2:?a file} && shift 2 ;;
    --help | -h) usage && exit 0 ;;
    *) usage >&2 && exit 64 ;;
  esac
done

command -v node npm > /dev/null || fail "Node 24 with npm is needed to build a release."
[ "$(node -p 'process.versions.node.split(".")[0]')" = 24 ] || fail "Node 24 is needed; this is $(node --version)."
[ -n "$version" ] || version=$(node -p 'require("./package.json").version')
commit=${RELEASE_COMMIT:-$(git rev-parse HEAD 2> /dev/null || echo unknown)}
# The archive's times: the same commit gives the same archive.
built_at=$(git log -1 --format=%ct 2> /dev/null || date +%s)
platform=$(node -p 'process.platform + "-" + process.arch')
name="ujamaa-$version-$platform"

mkdir -p "$output"
output=$(cd "$output" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
release="$work/$name"
mkdir "$release"

echo "Building $name …"
[ -d node_modules/vite ] || npm ci --no-fund --no-audit
node scripts/build-if-stale.ts

# What a server needs, without tests and without what only development uses.
git_files() { git ls-files -z -- "$@" 2> /dev/null || find "$@" -type f -print0 2> /dev/null || true; }
git_files bin src migrations deploy docs/operating scripts/migrate.ts |
  grep -zvE '\.(test|spec)\.tsx?$|/feature-for-tests\.ts$|^src/testing/|^migrations/releases/' |
  xargs -0 cp --parents -t "$release"
cp -r build package.json package-lock.json .npmrc .env.example README.md CHANGELOG.md LICENSE NOTICE.md "$release"

(cd "$release" && npm ci --omit=dev --ignore-scripts --no-fund --no-audit --prefer-offline)
# npm keeps development packages that a production package names as an optional peer, such as better-auth vitest.
(cd "$release" && node -e '
  const { packages } = JSON.parse(fs.readFileSync("package-lock.json", "utf8"));
  const unneeded = Object.keys(packages).filter((name) => packages[name].devOptional);
  for (const name of unneeded) fs.rmSync(name, { recursive: true, force: true });')
(cd "$release" && npm sbom --package-lock-only --sbom-format cyclonedx --omit dev) > "$release/sbom.json"

if [ -z "$node" ]; then
  cp -r deploy/node "$work/node"
  (cd "$work/node" && npm ci --ignore-scripts --no-fund --no-audit --prefer-offline)
  node="$work/node/node_modules/node-$platform"
elif [ -f "$node" ]; then
  mkdir "$work/node"
  tar -xf "$node" -C "$work/node" --strip-components=1
  node="$work/node"
fi
[ -x "$node/bin/node" ] || fail "There is no bin/node in $node."
mkdir -p "$release/node/bin"
cp "$node/bin/node" "$release/node/bin/"
cp "$node/LICENSE" "$release/node/" 2> /dev/null || fail "There is no LICENSE in $node."

# Tells two builds of one version apart.
content=$(cd "$release" && find . -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum | cut -d' ' -f1)
cat > "$release/RELEASE" <<END
version=$version
commit=$commit
platform=$(node -p 'process.platform + "-" + process.arch')
node=$("$release/node/bin/node" --version)
content=$content
END

chmod -R u=rwX,go=rX "$release"
tar --create --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$built_at" -C "$work" "$name" |
  gzip -n > "$output/$name.tar.gz"
cp "$release/sbom.json" "$output/$name.sbom.json"
(cd "$output" && sha256sum "$name.tar.gz" > "$name.tar.gz.sha256")
echo "$output/$name.tar.gz ($(du -h "$output/$name.tar.gz" | cut -f1))"
