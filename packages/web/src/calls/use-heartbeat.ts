import { useEffect } from 'react'
import { Heartbeat } from './heartbeat.ts'

const heartbeat = new Heartbeat()

export function useHeartbeat(): void {
  useEffect(() => {
    heartbeat.start()
    return () => heartbeat.stop()
  }, [])
}
