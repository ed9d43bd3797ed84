# syntax=docker/dockerfile:1

FROM node:26-trixie-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY sdk/package.json sdk/package.json
# In production PostgreSQL is somewhere else (DATABASE_URL), so the binaries from npm, which are optional, stay out.
RUN npm ci --omit=dev --omit=optional --ignore-scripts

# Of the viewer of /docs production needs one folder and of the detector of codes at /scan one file, and nothing that
# they were built from.
FROM dependencies AS viewer
RUN npm ci --omit=optional --ignore-scripts \
  && mkdir /viewer \
  && cd node_modules/@scalar/api-reference/dist/browser \
  && cp -r standalone.esm.js chunks /viewer \
  && find /viewer -name '*.map' -delete \
  && cp ../../../../zxing-wasm/dist/reader/zxing_reader.wasm /

FROM node:26-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=viewer /viewer node_modules/@scalar/api-reference/dist/browser
COPY --from=viewer /zxing_reader.wasm node_modules/zxing-wasm/dist/reader/
COPY package.json LICENSE ./
COPY generated generated
COPY conformance/scan-cases.json conformance/scan-cases-live.json conformance/
COPY spec/runtime spec/runtime
COPY migrations migrations
COPY server server
COPY sdk/package.json sdk/package.json
COPY sdk/src sdk/src
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself, not npm: signals must reach the server for a graceful stop.
# V8 compiles on one thread: with four the p99 of a scan on two cores was 35 to 70 ms, with one it is 15.
CMD ["node", "--concurrent-turbofan-max-threads=1", "server/main.ts"]
