import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** From an immediate answer to one that keeps a customer waiting. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export type Metrics = ReturnType<typeof createMetrics>

/** Everything that is measured. Labels take values only from short lists, never from a caller. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  return { registry, ...requestMetrics(registers), ...processMetrics(registers), ...queueMetrics(registers) }
}

/** What callers ask and get. */
function requestMetrics(registers: Registry[]) {
  return {
    requests: new Counter({
      name: 'collagerie_requests_total',
      help: 'Requests answered, by route and status.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    seconds: new Histogram({
      name: 'collagerie_request_seconds',
      help: 'Seconds until a request was answered, by route.',
      labelNames: ['method', 'route'],
      buckets: SECONDS,
      registers,
    }),
    failures: new Counter({
      name: 'collagerie_failures_total',
      help: 'Requests answered with an error, by its code.',
      labelNames: ['code'],
      registers,
    }),
    saves: new Counter({
      name: 'collagerie_saves_total',
      help: 'Calls answered with a saved collage; one that is repeated counts again.',
      registers,
    }),
    uploads: new Counter({ name: 'collagerie_uploads_total', help: 'Photos taken in.', registers }),
    orders: new Counter({
      name: 'collagerie_orders_total',
      help: 'Calls answered with an order; one that is repeated counts again.',
      registers,
    }),
    received: new Counter({ name: 'collagerie_received_bytes_total', help: 'Bytes received over HTTP.', registers }),
    sent: new Counter({ name: 'collagerie_sent_bytes_total', help: 'Bytes sent over HTTP.', registers }),
  }
}

/** How this process does, and what it waits for. */
function processMetrics(registers: Registry[]) {
  return {
    loopLag: new Gauge({
      name: 'collagerie_event_loop_lag_seconds',
      help: 'How late the process was with its work since it was last asked.',
      labelNames: ['quantile'],
      registers,
    }),
    memory: new Gauge({ name: 'process_resident_memory_bytes', help: 'Memory of the process.', registers }),
    cpu: new Counter({
      name: 'process_cpu_seconds_total',
      help: 'Seconds of processor time since the start.',
      registers,
    }),
    pictures: new Gauge({
      name: 'collagerie_pictures',
      help: 'Smaller copies of photos that wait, and that are being made.',
      labelNames: ['state'],
      registers,
    }),
    pool: new Gauge({
      name: 'collagerie_database_connections',
      help: 'Connections to the database: in use, idle, and callers that wait for one.',
      labelNames: ['state'],
      registers,
    }),
  }
}

/** What waits in the database, for any process. */
function queueMetrics(registers: Registry[]) {
  return {
    jobs: new Gauge({
      name: 'collagerie_jobs',
      help: 'Print jobs of the whole shop: waiting, paused after a failure, running.',
      labelNames: ['state'],
      registers,
    }),
    ordersIn: new Gauge({
      name: 'collagerie_orders',
      help: 'Orders of the whole shop in the states that need somebody.',
      labelNames: ['state'],
      registers,
    }),
    queueAge: new Gauge({
      name: 'collagerie_queue_age_seconds',
      help: 'How long the oldest thing that is due has waited, by queue.',
      labelNames: ['queue'],
      registers,
    }),
    webhooks: new Gauge({
      name: 'collagerie_webhooks',
      help: 'Webhooks of the whole shop that wait, and that were given up.',
      labelNames: ['outcome'],
      registers,
    }),
    mails: new Gauge({
      name: 'collagerie_mails',
      help: 'Mails of the whole shop to its customers that wait, and that were given up.',
      labelNames: ['outcome'],
      registers,
    }),
  }
}
