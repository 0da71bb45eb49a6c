// A thread that reads large documents one at a time, so that other requests need not wait.
import { parentPort } from 'node:worker_threads'
import { readCollageXml } from '@collagerie/core/collage'
import { lowerThreadPriority } from '../turns/lower-priority.ts'

lowerThreadPriority()
parentPort?.on('message', (xml: string) => parentPort?.postMessage(readCollageXml(xml), []))
