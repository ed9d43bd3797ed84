import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type RequestMetrics = {
  registry: Registry
  started(): void
  finished(request: { route: string; status: number; seconds: number }): void
}

/** Its own registry, so that several servers in one process (as in tests) do not share counts. */
export function buildMetrics(): RequestMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const running = new Gauge({
    name: 'postern_http_requests_in_flight',
    help: 'Requests being served now.',
    registers: [registry],
  })
  const total = new Counter({
    name: 'postern_http_requests_total',
    help: 'Requests served, by operation and status.',
    labelNames: ['route', 'status'],
    registers: [registry],
  })
  const duration = new Histogram({
    name: 'postern_http_request_duration_seconds',
    help: 'How long requests took, by operation.',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  // Cached: looking up a series by its labels costs more than counting.
  const durationOf = remembered((route: string) => duration.labels(route))
  const countsOf = remembered((route: string) => remembered((status: number) => total.labels(route, String(status))))
  const countOf = (route: string, status: number) => countsOf(route)(status)
  return {
    registry,
    started: () => running.inc(),
    finished: ({ route, status, seconds }) => {
      running.dec()
      countOf(route, status).inc()
      durationOf(route).observe(seconds)
    },
  }
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const value = known.get(key) ?? make(key)
    known.set(key, value)
    return value
  }
}
