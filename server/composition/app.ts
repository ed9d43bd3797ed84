import Koa from 'koa'
import { apiVersion, operations } from '../../generated/operations.ts'
import * as generatedValidators from '../../generated/validators.js'
import { buildIdentifyKey } from '../access/keys/index.ts'
import { buildLinkSigner } from '../access/links/index.ts'
import { buildUnsubscribeSigner, serveUnsubscribing } from '../areas/communications/index.ts'
import { limitPairingAttempts } from '../areas/devices/index.ts'
import { readFirstRows } from '../areas/imports/index.ts'
import {
  checkSandboxQuota,
  FULL_SANDBOX_TASK_NAME,
  publicSandboxApiKey,
  sandboxKeyActor,
  wellKnownGateScans,
  wellKnownScans,
} from '../areas/sandbox/index.ts'
import type { SourcePlatforms } from '../areas/sources/index.ts'
import type { CheckUrl } from '../areas/webhooks/index.ts'
import { type Config, hasMailOutbox } from '../config/config.ts'
import type { Clock } from '../platform/clock.ts'
import { buildKeyedLimiter, computeConcurrencyPerOrganization } from '../platform/concurrency-limit.ts'
import type { RequestValidators, RouteTable } from '../platform/contract/route-table.ts'
import { type Database, getPgPool } from '../platform/database/connect.ts'
import { wakeWorkers } from '../platform/database/wake-workers.ts'
import { buildCursorCodec } from '../platform/lists/index.ts'
import type { Logger } from '../platform/log.ts'
import type { OpenIdProvider } from '../platform/openid/index.ts'
import type { SecretBox } from '../platform/secret-box.ts'
import { corsMiddleware } from '../request/cors.ts'
import { type AnswerObserver, buildDispatcher, mountOperations } from '../request/dispatch.ts'
import { addEtagRevalidation, checkIfNoneMatchSize } from '../request/etag-revalidation.ts'
import type { UntypedHandler } from '../request/exchange.ts'
import type { RequestMetrics } from '../request/metrics.ts'
import { buildPerformOperation } from '../request/perform.ts'
import { buildAuthAndRateLimitStep } from '../request/steps/authenticate.ts'
import * as authorize from '../request/steps/authorize.ts'
import { buildReadBodyStep } from '../request/steps/read-body.ts'
import { buildSandboxCapacityStep } from '../request/steps/sandbox-space.ts'
import { buildProbeAndMetricsRoutes } from '../request/system-routes.ts'
import { traceRequests } from '../request/trace.ts'
import { buildUnservedCallLimiter, limitApiRootCalls } from '../request/unserved-calls.ts'
import { serveConsole } from '../surfaces/console/index.ts'
import { readPageFiles, serveDeveloperPages, serveOutbox } from '../surfaces/developer-pages/index.ts'
import { serveGatePage } from '../surfaces/gate-page/index.ts'
import { serveMcp } from '../surfaces/mcp/index.ts'
import { buildTenantMiddleware } from '../surfaces/visitor-api/index.ts'
import { buildApiCallAsMember, buildApiCallWithKey, buildInProcessApiCall } from './in-process-call.ts'
import { buildHandlers, type HandlerDependencies } from './operations.ts'
import type { FindNotReadyReason } from './readiness.ts'

export type ContractWithHandlers = {
  operations: RouteTable
  validators: RequestValidators
  handlers: Readonly<Record<string, UntypedHandler>>
}

export type AppDependencies = {
  config: Config
  database: Database
  log: Logger
  metrics: RequestMetrics
  clock: Clock
  cursorSecret: Buffer
  secretBox: SecretBox
  platforms: SourcePlatforms
  checkUrl: CheckUrl
  findObstacle: FindNotReadyReason
  outboxDir: string
  openId: OpenIdProvider | null
  /** Where people reach the server, for addresses in mails: configured, or this machine. */
  publicOrigin: () => string
  /** Aborted when the server is about to stop. */
  leaving: AbortSignal
  /** Tests of the request path pass a small contract. */
  contract?: ContractWithHandlers
  observeAnswer?: AnswerObserver
}

const LIMITS = {
  maxBodyBytes: 1024 * 1024,
  maxPublicBodyBytes: 64 * 1024,
  maxVisitorBodyBytes: 4 * 1024,
  maxJsonDepth: 32,
}

export function buildContractWithHandlers(dependencies: HandlerDependencies): ContractWithHandlers {
  return {
    operations,
    validators: generatedValidators as unknown as RequestValidators,
    handlers: buildHandlers(dependencies) as unknown as ContractWithHandlers['handlers'],
  }
}

export function buildApp(dependencies: AppDependencies): Koa {
  const { config, database, log, metrics, clock, observeAnswer } = dependencies
  const { publicUrl, tenantDomain, trustedProxyHops } = config
  const links = buildLinkSigner(dependencies.cursorSecret)
  const contract =
    dependencies.contract ??
    buildContractWithHandlers({
      database,
      cursors: buildCursorCodec(dependencies.cursorSecret),
      license: config.license,
      secretBox: dependencies.secretBox,
      platforms: dependencies.platforms,
      checkUrl: dependencies.checkUrl,
      links,
      jobs: { database, clock, log, links },
      minScannerVersion: config.minScannerVersion,
    })
  const { validators, handlers } = contract
  const limiter = buildKeyedLimiter(computeConcurrencyPerOrganization(getPgPool(database).options.max))
  const perform = buildPerformOperation({ database, validators, maxJsonDepth: LIMITS.maxJsonDepth, limiter })
  const app = new Koa()
  app.on('error', (error) => log.warn({ err: error }, 'connection failed while answering'))
  const trace = traceRequests(log, metrics, { publicUrl, tenantDomain })
  app.use(trace)
  // A worker only serves health and metrics.
  const servesApi = config.role !== 'worker'
  if (servesApi) {
    app.use(
      buildTenantMiddleware({
        domain: tenantDomain,
        publicUrl,
        operations: contract.operations,
        database,
        now: clock.database,
        trustedProxyHops,
        perform,
        handlers,
        observe: observeAnswer,
      }),
    )
  }
  const { findObstacle } = dependencies
  app.use(buildProbeAndMetricsRoutes({ findObstacle, metricsToken: config.metricsToken }, metrics, log))
  if (!servesApi) return app
  const credentials = { database, identify: buildIdentifyKey(database), now: clock.database, trustedProxyHops }
  const countUnserved = buildUnservedCallLimiter(credentials)
  app.use(limitApiRootCalls(countUnserved))
  const hasOutbox = hasMailOutbox(config)
  const sandbox = { apiKey: publicSandboxApiKey, scans: wellKnownScans, gateScans: wellKnownGateScans }
  app.use(serveDeveloperPages({ publicUrl, hasOutbox, sandbox }))
  app.use(serveGatePage())
  app.use(serveOutbox({ outboxDir: dependencies.outboxDir, enabled: hasOutbox }))
  app.use(
    serveConsole({
      database,
      clock,
      log,
      trustedProxyHops,
      pagesPerMinute: config.consolePagesPerMinute,
      publicUrl,
      publicOrigin: dependencies.publicOrigin,
      openId: dependencies.openId,
      hasOutbox,
      site: readPageFiles(),
      leaving: dependencies.leaving,
      readFirstRows,
      callAsMember: buildApiCallAsMember(
        {
          trace,
          operations: contract.operations,
          perform,
          handlers,
          observe: observeAnswer,
          readBody: buildReadBodyStep({ ...LIMITS, files: { database } }),
        },
        dependencies.publicOrigin,
      ),
      visitor: sandboxKeyActor,
      callAsVisitor: buildApiCallWithKey(() => app.callback(), publicSandboxApiKey),
    }),
  )
  app.use(serveUnsubscribing({ database, clock, tokens: buildUnsubscribeSigner(dependencies.cursorSecret) }))
  app.use(
    serveMcp({ publicUrl, version: apiVersion, callApi: buildInProcessApiCall(() => app.callback()), countUnserved }),
  )
  app.use(corsMiddleware)
  const serve = buildDispatcher({
    steps: [
      buildAuthAndRateLimitStep({ ...credentials, links }),
      authorize.checkScope,
      authorize.checkEntitlement,
      authorize.readAutomationClientName,
      authorize.buildScannerVersionStep(config.minScannerVersion),
      authorize.checkInstanceWritable,
      buildSandboxCapacityStep(
        (address) => checkSandboxQuota(database, address),
        () => wakeWorkers(database, [FULL_SANDBOX_TASK_NAME]),
      ),
      // Before a body is read that comes without a key.
      async ({ visitor, route }) => (visitor && route.bodyType ? limitPairingAttempts(database, visitor) : undefined),
      buildReadBodyStep({ ...LIMITS, files: { database } }),
      checkIfNoneMatchSize,
    ],
    perform: addEtagRevalidation(perform, 'private, no-cache'),
    handlers,
    observe: observeAnswer,
  })
  app.use(mountOperations(contract.operations, serve, { isServed: ({ host }) => host !== 'tenant', countUnserved }))
  return app
}
