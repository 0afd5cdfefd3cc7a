# syntax=docker/dockerfile:1
# The image of a site. It was never built where it was written, because no container engine is there: what it holds is
# made by `pnpm assemble`, whose folder is started and measured by scripts/assemble/*.test.ts.

# Debian in both stages: sharp and argon2 bring binaries for glibc.
FROM node:22-bookworm-slim AS build
WORKDIR /workspace
ENV CI=1
COPY . .
RUN --mount=type=cache,target=/root/.local/share/pnpm/store \
    npx -y pnpm@12 install --frozen-lockfile \
 && npx -y pnpm@12 assemble /site \
 && mkdir /data

FROM gcr.io/distroless/nodejs22-debian12:nonroot
WORKDIR /site
COPY --from=build /site /site
# A new volume that is mounted here takes over whose folder it is.
COPY --from=build --chown=65532:65532 /data /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 ADMIN_HOST=0.0.0.0 ADMIN_PORT=9464 DATA_DIR=/data
USER 65532:65532
VOLUME /data
EXPOSE 4000 9464
ENTRYPOINT ["/nodejs/bin/node"]
# The heap that a site needs with a million agents; Node's own limit depends on the machine.
CMD ["--max-old-space-size=800", "server.mjs"]
