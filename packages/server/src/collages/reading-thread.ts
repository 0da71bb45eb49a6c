// A thread that reads saved documents, one at a time, so that nobody else waits for a large one.
import { parentPort } from 'node:worker_threads'
import { readCollageXml } from '@collagerie/core/collage'
import { letOthersFirst } from '../turns/let-others-first.ts'

letOthersFirst()
parentPort?.on('message', (xml: string) => parentPort?.postMessage(readCollageXml(xml), []))
