#!/bin/sh
# Starts Patroni, whose program and arguments follow, on a machine whose PostgreSQL does not run yet.
#
# PostgreSQL outlives a Patroni that is killed. The next Patroni (seen with 3.0.2) takes the primary over and
# writes its settings without synchronous_standby_names, while etcd still names the standby as synchronous:
# commits are answered that only this machine has, and are lost when the standby takes over. So what still
# runs ends first, as in a crash, and the standby takes over at once.
set -eu
pid=$(head -n 1 "$PATRONI_POSTGRESQL_DATA_DIR/postmaster.pid" 2> /dev/null || true)
# A number may have gone to another process; PostgreSQL works in its own folder.
folder=$(readlink -m "$PATRONI_POSTGRESQL_DATA_DIR")
runs() { [ "$(readlink "/proc/${pid:-none}/cwd" 2> /dev/null)" = "$folder" ]; }
if runs; then kill -QUIT "$pid"; fi
while runs; do sleep 0.1; done
exec "$@"
