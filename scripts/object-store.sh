#!/usr/bin/env bash
# Starts a real S3 server on loopback for tests: a Ceph of one node with its gateway (Debian: radosgw ceph-mon ceph-osd
# ceph-common). `object-store.sh start <folder> <port>` returns when it answers, `object-store.sh stop <folder>` ends it.
# Its keys are public: never use it for anything but tests.
set -euo pipefail
action=${1:?start or stop}
mkdir -p "${2:?folder}"
folder=$(cd "$2" && pwd)

stop() {
  # The gateway first: without the others it would never end.
  for name in client.admin osd.0 mon.a; do
    [ -f "$folder/run/$name.pid" ] || continue
    pid=$(cat "$folder/run/$name.pid")
    kill "$pid" 2> /dev/null || true
    for _ in $(seq 50); do kill -0 "$pid" 2> /dev/null || break; sleep 0.1; done
    kill -9 "$pid" 2> /dev/null || true
  done
  rm -rf "$folder"
}

if [ "$action" = stop ]; then
  stop
  exit
fi

port=${3:?port}
mon=$((port + 1))
fsid=5b1c2b0e-1111-4222-8333-444455556666
osd=$(cat /proc/sys/kernel/random/uuid)
mkdir -p "$folder"/{mon,osd,rgw,run}
cat > "$folder/ceph.conf" << CONF
[global]
fsid = $fsid
mon_initial_members = a
mon_host = [v2:127.0.0.1:$mon,v1:127.0.0.1:$((mon + 1))]
public_network = 127.0.0.0/8
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
mon_max_pg_per_osd = 800
mon_data_avail_warn = 1
mon_data_avail_crit = 1
ms_bind_port_min = $((port + 10))
ms_bind_port_max = $((port + 90))
run_dir = $folder/run
admin_socket = $folder/run/\$name.asok
pid_file = $folder/run/\$name.pid
log_file = $folder/\$name.log
mon_data = $folder/mon
osd_data = $folder/osd
osd_journal = $folder/osd/journal
osd_objectstore = bluestore
bluestore_block_size = 1073741824
bluestore_fsck_on_mount = false
osd_memory_target = 939524096
rgw_data = $folder/rgw
rgw_frontends = beast endpoint=127.0.0.1:$port
rgw_enable_usage_log = false
rgw_thread_pool_size = 32
rgw_dns_name = 127.0.0.1
CONF
conf=(-c "$folder/ceph.conf")
trap stop ERR

monmaptool --create --fsid "$fsid" --addv a "[v2:127.0.0.1:$mon,v1:127.0.0.1:$((mon + 1))]" --clobber "$folder/monmap" > /dev/null
ceph-mon "${conf[@]}" --mkfs -i a --monmap "$folder/monmap"
ceph-mon "${conf[@]}" -i a
timeout 60 ceph "${conf[@]}" osd new "$osd" 0
# Both ids must agree, or the store never comes up and every client waits for it.
ceph-osd "${conf[@]}" -i 0 --mkfs --osd-uuid "$osd"
ceph-osd "${conf[@]}" -i 0
timeout 60 ceph "${conf[@]}" osd crush add osd.0 1 root=default host=h
for _ in $(seq 120); do
  timeout 10 ceph "${conf[@]}" osd stat | grep -q "1 up" && break
  sleep 0.5
done
timeout 120 radosgw-admin "${conf[@]}" user create --uid=test --display-name=test \
  --access-key=test-key --secret-key=test-secret > /dev/null
# Without these two the gateway insists on keys that this Ceph does not have, and hangs.
timeout 120 radosgw "${conf[@]}" -n client.admin --auth_client_required=none --ms_mon_client_mode=crc
for _ in $(seq 240); do
  curl -s -m 2 -o /dev/null "http://127.0.0.1:$port/" && exit 0
  sleep 0.5
done
echo "The object store does not answer." >&2
stop
exit 1
