import type { ImageEffect } from '@collagerie/core/effects'

declare global {
  interface Window {
    measureEffect(effect: ImageEffect): Promise<readonly number[]>
  }
}

const worker = new Worker(new URL('./effects-worker.ts', import.meta.url), { type: 'module' })

window.measureEffect = (effect) =>
  new Promise((done) => {
    const heard = ({ data }: MessageEvent<readonly number[]>) => done(data)
    worker.addEventListener('message', heard, { once: true })
    worker.postMessage(effect, { transfer: [] })
  })
