# A game server: packages, drawings and pages are made once, when the image is built.
FROM node:20-bookworm-slim
WORKDIR /opt/taleborn
COPY . .
RUN chown -R node:node .
USER node
RUN node tools/pinned.mjs node tools/build/build-web.ts
ENV DATA_DIR=/tmp/taleborn
STOPSIGNAL SIGTERM
# As `npm start` does. npm itself does not pass the signal on: the game would be killed.
CMD ["node", "tools/start.mjs"]
