// A thread that reads saved documents, one at a time, so that nobody else waits for a large one.
import { parentPort } from 'node:worker_threads'
import { readCollageXml } from '@collagerie/core/collage'
import { lowerThreadPriority } from '../turns/lower-priority.ts'

lowerThreadPriority()
parentPort?.on('message', (xml: string) => parentPort?.postMessage(readCollageXml(xml), []))
