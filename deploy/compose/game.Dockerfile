# A game server: packages, drawings and pages are made once, when the image is built.
FROM node:20-bookworm-slim
WORKDIR /opt/taleborn
COPY . .
RUN chown -R node:node .
USER node
RUN node tools/pinned.mjs node tools/build/build-web.ts
ENV DATA_DIR=/tmp/taleborn
STOPSIGNAL SIGTERM
CMD ["npm", "start"]
