# PgBouncer, whose settings are filled in from the environment when it starts.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends gettext-base pgbouncer \
  && rm -rf /var/lib/apt/lists/*
COPY deploy/pgbouncer/pgbouncer.ini /etc/pgbouncer/template.ini
USER postgres
CMD ["sh", "-c", "umask 077 && echo \"\\\"postgres\\\" \\\"$POOL_PASSWORD\\\"\" > $POOL_USERS && envsubst < /etc/pgbouncer/template.ini > /tmp/pgbouncer.ini && exec pgbouncer /tmp/pgbouncer.ini"]
