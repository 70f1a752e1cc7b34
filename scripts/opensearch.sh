#!/usr/bin/env bash
# Starts a real OpenSearch on this machine for development, tests and drills: one process for each node.
#   scripts/opensearch.sh FOLDER [NODES]
#   scripts/opensearch.sh --check      whether this machine can
#   scripts/opensearch.sh --fetch      fetches the packages only
# Node n listens on OPENSEARCH_PORT + n (default 9201). Prints one process id a line; `kill` stops a node, and the same
# command starts it again with its data. HEAP is the memory of each (default 1g), JAVA_OPTS adds to it. Needs Maven and a JDK of 21 or newer.
set -euo pipefail
here=$(cd "$(dirname "$0")/opensearch" && pwd)
folder=${1:?folder for data and logs}
nodes=${2:-1}
port=${OPENSEARCH_PORT:-9201}
heap=${HEAP:-1g}

java=""
for home in "${JAVA_HOME:-}" /usr/lib/jvm/*; do
  [ -x "$home/bin/javac" ] || continue
  version=$("$home/bin/java" -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p')
  if [ "${version:-0}" -ge 21 ]; then java="$home/bin/java"; break; fi
done
[ -n "$java" ] || { echo "No JDK of 21 or newer: set JAVA_HOME." >&2; exit 1; }

# Packages are shared by all folders, by the version in the pom.
version=$(sed -n 's/.*<version>\([0-9.]*\.[0-9.]*\)<.*/\1/p' "$here/pom.xml")
lib="${XDG_CACHE_HOME:-$HOME/.cache}/ujamaa/opensearch-$version"
if [ ! -d "$lib" ]; then
  command -v mvn >/dev/null || { echo "Maven is missing." >&2; exit 1; }
  [ "$folder" != --check ] || exit 0
  mkdir -p "$(dirname "$lib")"
  part=$(mktemp -d "$lib.XXXXXX")
  mvn -q -B -f "$here/pom.xml" dependency:copy-dependencies -DoutputDirectory="$part" >&2
  # A concurrent start may have been faster.
  mv -T "$part" "$lib" 2>/dev/null || rm -rf "$part"
fi
[ "$lib/StartNode.class" -nt "$here/StartNode.java" ] || "${java}c" -cp "$lib/*" -d "$lib" "$here/StartNode.java"
case "$folder" in --check | --fetch) exit 0 ;; esac

mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
for ((node = 0; node < nodes; node++)); do
  curl -fs --max-time 2 "127.0.0.1:$((port + node))" >/dev/null && continue
  # shellcheck disable=SC2086 # several options
  setsid "$java" -Xms"$heap" -Xmx"$heap" ${JAVA_OPTS:-} --enable-native-access=ALL-UNNAMED --add-modules jdk.incubator.vector \
    -cp "$lib:$lib/*" StartNode "$folder/node-$node" "$node" "$nodes" "$port" \
    >"$folder/node-$node.log" 2>&1 </dev/null &
  echo $!
done
for ((node = 0; node < nodes; node++)); do
  for ((second = 0; second < 280; second++)); do
    curl -fs --max-time 2 "127.0.0.1:$((port + node))" >/dev/null && continue 2
    sleep 1
  done
  echo "Node $node did not start:" >&2
  tail -5 "$folder/node-$node.log" >&2
  exit 1
done
