import { Heartbeat } from './heartbeat.ts'

/** There is one of this page. */
export const theHeartbeat = new Heartbeat()
