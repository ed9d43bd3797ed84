import Koa from 'koa'
import { operations } from '../generated/operations.ts'
import * as generatedValidators from '../generated/validators.js'
import type { Clock } from './clock.ts'
import type { RequestValidators, RouteTable } from './contract/route-table.ts'
import { type Database, poolOf } from './database/connect.ts'
import { allowBrowsers } from './http/cors.ts'
import { type AnswerObserver, dispatch, type UntypedHandler } from './http/dispatch.ts'
import type { Metrics } from './http/metrics.ts'
import { authenticate } from './http/path/authenticate.ts'
import { checkEntitlement, checkScope, checkWritable } from './http/path/authorize.ts'
import { checkClientName } from './http/path/client-name.ts'
import { readBytes } from './http/path/read-body.ts'
import { buildPerform } from './http/perform.ts'
import { buildRouteTree } from './http/route-tree.ts'
import { type SystemOptions, systemRoutes } from './http/system-routes.ts'
import { traceRequests } from './http/trace.ts'
import { buildTurns, placesFor } from './http/turns.ts'
import type { LicenseSettings } from './license/index.ts'
import { buildCursors } from './lists/index.ts'
import type { Logger } from './log.ts'
import { type OutboxOptions, serveOutbox } from './mail/index.ts'
import { buildHandlers, type HandlerDependencies } from './operations.ts'
import { type PageOptions, servePages } from './pages/index.ts'
import { serveTenants } from './tenants/index.ts'

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
  trustedProxyHops: number
  tenantDomain: string | null
  /** False in a process that only works in the background: it answers for its health and nothing else. */
  servesApi: boolean
  system: SystemOptions
  pages: PageOptions
  outbox: OutboxOptions
  /** The contract to serve; tests of the request path bring a small one of their own. */
  contract?: ServedContract
  observeAnswer?: AnswerObserver
}

const LIMITS = { maxBodyBytes: 1024 * 1024, maxJsonDepth: 32 }

export function publishedContract(dependencies: HandlerDependencies): ServedContract {
  return {
    operations,
    validators: generatedValidators as unknown as RequestValidators,
    handlers: buildHandlers(dependencies) as unknown as ServedContract['handlers'],
  }
}

export function buildApp(dependencies: AppDependencies): Koa {
  const { database, log, metrics, clock, trustedProxyHops, observeAnswer } = dependencies
  const contract =
    dependencies.contract ??
    publishedContract({
      database,
      cursors: buildCursors(dependencies.cursorSecret),
      license: dependencies.license,
    })
  const { validators, handlers } = contract
  const turns = buildTurns(placesFor(poolOf(database).options.max))
  const perform = buildPerform({ database, validators, maxJsonDepth: LIMITS.maxJsonDepth, turns })
  const findOnApi = buildRouteTree(contract.operations, ({ host }) => host !== 'tenant')
  const app = new Koa()
  app.on('error', (error) => log.warn({ err: error }, 'connection failed while answering'))
  app.use(traceRequests(log, metrics))
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
  app.use(servePages(dependencies.pages))
  app.use(serveOutbox(dependencies.outbox))
  app.use(allowBrowsers)
  app.use(
    dispatch({
      find: ({ method, path }) => findOnApi(method, path),
      steps: [
        authenticate({ database, now: clock.database, trustedProxyHops }),
        checkScope,
        checkEntitlement,
        checkClientName,
        checkWritable,
        readBytes(LIMITS.maxBodyBytes),
      ],
      perform,
      handlers,
      observe: observeAnswer,
    }),
  )
  return app
}
