import { GESTURES, type GestureName } from './contender.ts'

/** The parts of the browser's record that are read. */
export const RECORDED = ['toplevel', 'viz', 'blink.user_timing'] as const

export interface GestureRecord {
  /** On the page's own thread, in milliseconds. */
  readonly longestTask: number
  /** The time of the gesture shared by the pictures that reached the screen in it. */
  readonly shownEvery: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
}

/** The browser's trace of each gesture, between its marks. */
export function readRecord(record: Buffer): ReadonlyMap<GestureName, GestureRecord> {
  const { traceEvents: events } = JSON.parse(record.toString()) as { readonly traceEvents: readonly TraceEvent[] }
  return new Map(
    GESTURES.map((gesture) => {
      const begin = events.find(({ name }) => name === `${gesture} begins`)
      const end = events.find(({ name }) => name === `${gesture} ends`)
      const over = events.find(({ name }) => name === `${gesture} is over`)
      if (!begin || !end || !over) throw new Error(`The record says nothing of the ${gesture}.`)
      const tasks = events.filter(
        ({ name, pid, tid, ts }) =>
          name === 'ThreadControllerImpl::RunTask' &&
          pid === begin.pid &&
          tid === begin.tid &&
          ts >= begin.ts &&
          ts <= over.ts,
      )
      const shown = events.filter(
        ({ name, ph, ts }) => name === 'Display::DrawAndSwap' && ph === 'X' && ts >= begin.ts && ts <= end.ts,
      )
      return [
        gesture,
        {
          longestTask: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
          shownEvery: (end.ts - begin.ts) / 1000 / Math.max(1, shown.length),
        },
      ]
    }),
  )
}
