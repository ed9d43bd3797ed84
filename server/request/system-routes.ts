import { timingSafeEqual } from 'node:crypto'
import type { Middleware } from 'koa'
import type { Logger } from '../platform/log.ts'
import { digestSecret } from '../platform/secrets.ts'
import type { RequestMetrics } from './metrics.ts'

export type ProbeAndMetricsOptions = {
  /** Why the server cannot serve, in words for the operator; null if it can. */
  findObstacle: () => Promise<{ reason: string; error?: unknown } | null>
  metricsToken: string | null
}

/** `/livez`: the process runs. `/readyz`: it can serve. `/metrics`: for Prometheus. */
export function buildProbeAndMetricsRoutes(
  { findObstacle, metricsToken }: ProbeAndMetricsOptions,
  metrics: RequestMetrics,
  log: Logger,
): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    switch (ctx.path) {
      case '/livez':
        ctx.body = 'ok\n'
        return
      case '/readyz': {
        const obstacle = await findObstacle()
        if (obstacle) {
          log.warn({ err: obstacle.error, reason: obstacle.reason }, 'not ready')
          ctx.status = 503
        }
        ctx.body = obstacle ? `not ready: ${obstacle.reason}\n` : 'ok\n'
        return
      }
      case '/metrics':
        if (metricsToken && !sameSecret(ctx.get('authorization'), `Bearer ${metricsToken}`)) {
          ctx.status = 401
          ctx.set('WWW-Authenticate', 'Bearer')
          ctx.body = 'Send the METRICS_TOKEN in the header Authorization: Bearer <token>.\n'
          return
        }
        ctx.set('Content-Type', metrics.registry.contentType)
        ctx.body = await metrics.registry.metrics()
        return
      default:
        return next()
    }
  }
}

const sameSecret = (sent: string, expected: string): boolean =>
  timingSafeEqual(digestSecret(sent), digestSecret(expected))
