#!/bin/bash
# Runs inside new namespaces (see start-machine.ts): makes a root folder of a base that stays as it is and a folder for
# changes, and hands over to systemd. Every mount ends with the namespaces.
#   enter-machine.sh BASE FOLDER PACKAGE_CACHE [KILOBYTES]
set -euo pipefail
base=$1
folder=$2
package_cache=$3
kilobytes=${4:-}
mount --make-rprivate /
mkdir -p "$folder"/{changes,work,root,media}
mount -t overlay overlay -o "lowerdir=$base,upperdir=$folder/changes,workdir=$folder/work" "$folder/root"
cd "$folder/root"

mount -t proc proc proc
if [ -n "$kilobytes" ]; then
  # What a machine of that size says: the installer gives PostgreSQL a part of it.
  sed "s/^MemTotal:.*/MemTotal: $kilobytes kB/" /proc/meminfo > "$folder/meminfo"
  mount --bind "$folder/meminfo" proc/meminfo
fi
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755,nosuid tmpfs dev
for device in null zero full random urandom tty; do
  touch "dev/$device"
  mount --bind "/dev/$device" "dev/$device"
done
ln -s /proc/self/fd dev/fd
for name in 0:stdin 1:stdout 2:stderr; do ln -s "/proc/self/fd/${name%:*}" "dev/${name#*:}"; done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts dev/pts
ln -s pts/ptmx dev/ptmx
mount -t tmpfs -o mode=1777 tmpfs dev/shm
mount -t tmpfs -o mode=755 tmpfs run
mount -t tmpfs -o mode=1777 tmpfs tmp
mount --bind "$folder/media" media
[ -z "$package_cache" ] || mount --bind "$package_cache" var/cache/apt/archives
# The address at which slirp4netns resolves names.
echo nameserver 10.0.2.3 > etc/resolv.conf
echo machine > etc/hostname
hostname machine

mkdir -p host
pivot_root . host
umount -l /host
rmdir /host
exec env -i container=drill PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  /lib/systemd/systemd --show-status=0
