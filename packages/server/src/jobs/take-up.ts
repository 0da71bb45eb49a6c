import type { Database } from '../storage/database.ts'
import { createPoller } from '../turns/poller.ts'
import type { Work, Worker, WorkLog } from './work.ts'

/** Runs these works: woken by the database if it can, otherwise by looking every second. */
export function takeUp(
  { isShared }: Pick<Database, 'isShared'>,
  databaseUrl: string,
  works: readonly Work[],
  log: WorkLog,
): Worker {
  if (isShared) return fromQueue(databaseUrl, works, log)
  const pollers = works.map(({ run, atOnce }) => createPoller(run, atOnce, log))
  return {
    start: () => {
      for (const poller of pollers) poller.start()
    },
    stop: async () => {
      await Promise.all(pollers.map((poller) => poller.stop()))
    },
  }
}

/** The queue of PostgreSQL is large; shops without it do not load it. */
function fromQueue(databaseUrl: string, works: readonly Work[], log: WorkLog): Worker {
  const loading = import('./graphile-worker.ts').then(({ graphileWorker }) => graphileWorker(databaseUrl, works, log))
  return {
    start: () => void loading.then((worker) => worker.start()),
    stop: async () => (await loading).stop(),
  }
}
