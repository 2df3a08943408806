# docs/operations.md, "In a container". Debian, not Alpine: the packages bring programs for glibc.
FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY tools/run.mjs tools/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Built into canonical links: an image is for one address.
ARG SITE_URL
RUN test -n "$SITE_URL" || (echo 'docker build --build-arg SITE_URL=https://www.example.com' && false)
# The same for every build, so that open tabs survive a deployment.
RUN --mount=type=secret,id=actions-key \
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY="$(cat /run/secrets/actions-key 2>/dev/null || true)" npm run build
# Only the embedded backend and the build need them.
RUN rm -rf .next/cache node_modules/node node_modules/node-bin-* node_modules/deno node_modules/@deno

FROM node:26-bookworm-slim
WORKDIR /app
COPY --from=build /app ./
ARG SITE_URL
ENV SITE_URL=$SITE_URL HOST=0.0.0.0 PORT=3000 TRUSTED_PROXIES=1 NODE_ENV=production
USER node
EXPOSE 3000
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:3000/up').then((up) => process.exit(up.ok ? 0 : 1))"
CMD ["node", "tools/serve.ts"]
