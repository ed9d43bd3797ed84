import Koa from 'koa'
import { operations } from '../../generated/operations.ts'
import * as generatedValidators from '../../generated/validators.js'
import { buildIdentify } from '../access/keys/index.ts'
import type { LicenseSettings } from '../access/license/index.ts'
import { linkSigner } from '../access/links/index.ts'
import { serveUnsubscribing, unsubscribeTokens } from '../areas/communications/index.ts'
import { type OutboxOptions, type PageOptions, serveOutbox, servePages } from '../areas/developer-pages/index.ts'
import { countPairing } from '../areas/devices/index.ts'
import { EMPTY_SANDBOX, findSandboxRoom } from '../areas/sandbox/index.ts'
import type { Platforms } from '../areas/sources/index.ts'
import { serveTenants } from '../areas/visitor-api/index.ts'
import type { CheckUrl } from '../areas/webhooks/index.ts'
import type { Clock } from '../platform/clock.ts'
import { connectionShare, createKeyedLimiter } from '../platform/concurrency-limit.ts'
import type { RequestValidators, RouteTable } from '../platform/contract/route-table.ts'
import { type Database, poolOf } from '../platform/database/connect.ts'
import { wake } from '../platform/database/wake.ts'
import { buildCursors } from '../platform/lists/index.ts'
import type { Logger } from '../platform/log.ts'
import type { SecretBox } from '../platform/secret-box.ts'
import { allowBrowsers } from '../request/cors.ts'
import { countUnserved } from '../request/count-unserved.ts'
import { type AnswerObserver, dispatch, mountOperations } from '../request/dispatch.ts'
import type { Metrics } from '../request/metrics.ts'
import type { UntypedHandler } from '../request/outcome.ts'
import { buildPerform } from '../request/perform.ts'
import { checkCondition, revalidating } from '../request/revalidate.ts'
import { authenticate } from '../request/steps/authenticate.ts'
import { checkEntitlement, checkScope, checkWritable } from '../request/steps/authorize.ts'
import { checkRoom } from '../request/steps/check-room.ts'
import { checkClientName } from '../request/steps/client-name.ts'
import { countVisitor } from '../request/steps/count-visitor.ts'
import { readBytes } from '../request/steps/read-body.ts'
import { checkScannerVersion } from '../request/steps/scanner-version.ts'
import { type SystemOptions, systemRoutes } from '../request/system-routes.ts'
import { traceRequests } from '../request/trace.ts'
import { buildHandlers, type HandlerDependencies } from './operations.ts'

export type ServedContract = {
  operations: RouteTable
  validators: RequestValidators
  handlers: Readonly<Record<string, UntypedHandler>>
}

export type AppDependencies = {
  database: Database
  log: Logger
  metrics: Metrics
  clock: Clock
  cursorSecret: Buffer
  license: LicenseSettings
  secretBox: SecretBox
  platforms: Platforms
  checkUrl: CheckUrl
  trustedProxyHops: number
  minScannerVersion: string
  tenantDomain: string | null
  /** False in a worker process, which only serves health and metrics. */
  servesApi: boolean
  system: SystemOptions
  pages: PageOptions
  outbox: OutboxOptions
  /** Tests of the request path pass a small contract. */
  contract?: ServedContract
  observeAnswer?: AnswerObserver
}

const LIMITS = {
  maxBodyBytes: 1024 * 1024,
  maxPublicBodyBytes: 64 * 1024,
  maxVisitorBodyBytes: 4 * 1024,
  maxJsonDepth: 32,
}

export function publishedContract(dependencies: HandlerDependencies): ServedContract {
  return {
    operations,
    validators: generatedValidators as unknown as RequestValidators,
    handlers: buildHandlers(dependencies) as unknown as ServedContract['handlers'],
  }
}

export function buildApp(dependencies: AppDependencies): Koa {
  const { database, log, metrics, clock, trustedProxyHops, observeAnswer } = dependencies
  const links = linkSigner(dependencies.cursorSecret)
  const contract =
    dependencies.contract ??
    publishedContract({
      database,
      cursors: buildCursors(dependencies.cursorSecret),
      license: dependencies.license,
      secretBox: dependencies.secretBox,
      platforms: dependencies.platforms,
      checkUrl: dependencies.checkUrl,
      links,
      jobs: { database, clock, log, links },
      minScannerVersion: dependencies.minScannerVersion,
    })
  const { validators, handlers } = contract
  const limiter = createKeyedLimiter(connectionShare(poolOf(database).options.max))
  const perform = buildPerform({ database, validators, maxJsonDepth: LIMITS.maxJsonDepth, limiter })
  const app = new Koa()
  app.on('error', (error) => log.warn({ err: error }, 'connection failed while answering'))
  app.use(
    traceRequests(log, metrics, { publicUrl: dependencies.pages.publicUrl, tenantDomain: dependencies.tenantDomain }),
  )
  if (dependencies.servesApi) {
    app.use(
      serveTenants({
        domain: dependencies.tenantDomain,
        publicUrl: dependencies.pages.publicUrl,
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
  app.use(systemRoutes(dependencies.system, metrics, log))
  if (!dependencies.servesApi) return app
  app.use(servePages({ ...dependencies.pages, hasOutbox: dependencies.outbox.enabled }))
  app.use(serveOutbox(dependencies.outbox))
  app.use(serveUnsubscribing({ database, clock, tokens: unsubscribeTokens(dependencies.cursorSecret) }))
  app.use(allowBrowsers)
  const credentials = { database, identify: buildIdentify(database), now: clock.database, trustedProxyHops }
  const serve = dispatch({
    steps: [
      authenticate({ ...credentials, links }),
      checkScope,
      checkEntitlement,
      checkClientName,
      checkScannerVersion(dependencies.minScannerVersion),
      checkWritable,
      checkRoom(
        (address) => findSandboxRoom(database, address),
        () => wake(database, [EMPTY_SANDBOX]),
      ),
      countVisitor((visitor) => countPairing(database, visitor)),
      readBytes({ ...LIMITS, files: { database, now: clock.database } }),
      checkCondition,
    ],
    perform: revalidating(perform, 'private, no-cache'),
    handlers,
    observe: observeAnswer,
  })
  app.use(
    mountOperations(contract.operations, serve, {
      isServed: ({ host }) => host !== 'tenant',
      countUnserved: countUnserved(credentials),
    }),
  )
  return app
}
