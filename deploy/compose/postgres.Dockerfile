# PostgreSQL under Patroni, from the packages of Debian.
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends patroni postgresql python3-etcd \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o postgres -g postgres /data
COPY deploy/patroni/patroni.yml /etc/patroni.yml
USER postgres
ENV PATH=/usr/lib/postgresql/15/bin:$PATH
CMD ["patroni", "/etc/patroni.yml"]
