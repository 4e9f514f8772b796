# The site and its server: docker build -t website . (compose.yaml runs two of them behind a proxy: docs/deploy.md)

FROM node:24-bookworm-slim AS build
WORKDIR /site
ENV CI=true
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --include=dev
COPY . .
RUN npm run build

# This image has only the build: no packages, no sources, no package manager's cache.
FROM node:24-bookworm-slim
COPY --from=build /site/build /site
RUN install --directory --owner=node --group=node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=9000 ENQUIRY_OUTBOX=/data/enquiries
USER node
# With an outbox in Redis, enquiries may wait in data/enquiries below this directory.
WORKDIR /
VOLUME /data
EXPOSE 9000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT?.trim() || 9000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/site/server.cjs"]
