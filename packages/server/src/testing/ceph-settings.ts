/** A Ceph of one monitor and one disk in memory, as small and quick as possible. */
export function cephSettings(folder: string, id: string, port: number, monitorPort: number): string {
  return `[global]
fsid = ${id}
mon host = [v2:127.0.0.1:${monitorPort}/0]
public network = 127.0.0.0/8
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
paxos propose interval = 0.02
paxos min wait = 0.01
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 2000
mon data avail crit = 1
run dir = ${folder}/run
log file = ${folder}/log/$name.log
admin socket =
keyring = ${folder}/keyring
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 4294967296
[client.rgw.a]
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw enable usage log = false
rgw gc max objs = 1
rgw lc max objs = 1
rgw objexp hints num shards = 1
rgw usage max shards = 1
rgw md log max shards = 1
rgw data log num shards = 1
rgw reshard num logs = 1
`
}
