import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { photoSlots } from '@collagerie/core/collage'
import { evenSheet } from './even-sheet.ts'
import type { MeasuredRun } from './measured-run.ts'

const PROGRAM = '/usr/bin/montage'
const SCALE = 300 / 2.54
const LOOK_EVERY_MS = 100
const TICKS_PER_SECOND = 100
/** Debian's own limits stop it long before a sheet of this size. */
const POLICY = `<policymap>${['memory', 'map', 'disk']
  .map((name) => `<policy domain="resource" name="${name}" value="64GiB"/>`)
  .join('')}<policy domain="resource" name="area" value="64GP"/></policymap>`

/** ImageMagick's montage of the same photos in the same grid, as in its manual; undefined if it is not installed. */
export async function montageRun(args: readonly string[], grid: number): Promise<MeasuredRun | undefined> {
  if (!existsSync(PROGRAM)) return undefined
  const { folder, template, files } = evenSheet(args)
  const settings = join(folder, 'magick')
  mkdirSync(settings, { recursive: true })
  writeFileSync(join(settings, 'policy.xml'), POLICY)
  const [first] = photoSlots(template)
  const size = `${Math.round((first?.box.width ?? 1) * SCALE)}x${Math.round((first?.box.height ?? 1) * SCALE)}`
  const cut = ['-resize', `${size}^`, '-gravity', 'center', '-extent', size]
  const sheet = ['-tile', `${grid}x${grid}`, '-geometry', '+0+0', '-quality', '94', '-density', '300']
  const start = performance.now()
  const child = spawn(PROGRAM, [...files.values(), ...cut, ...sheet, join(folder, 'montage.jpg')], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, MAGICK_CONFIGURE_PATH: settings },
  })
  const ended = new Promise<number | null>((settle) => child.once('exit', settle))
  let [peakMiB, cpuSeconds] = [0, 0]
  const looking = setInterval(() => {
    const seen = lookAt(child.pid)
    peakMiB = Math.max(peakMiB, seen.peakMiB)
    cpuSeconds = Math.max(cpuSeconds, seen.cpuSeconds)
  }, LOOK_EVERY_MS)
  const code = await ended
  clearInterval(looking)
  return code === 0 ? { seconds: (performance.now() - start) / 1000, cpuSeconds, peakMiB } : undefined
}

function lookAt(pid: number | undefined): Pick<MeasuredRun, 'cpuSeconds' | 'peakMiB'> {
  try {
    const peak = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const ticks = Number(fields[11]) + Number(fields[12])
    return { peakMiB: Math.round(Number(peak ?? 0) / 1024), cpuSeconds: ticks / TICKS_PER_SECOND }
  } catch {
    return { peakMiB: 0, cpuSeconds: 0 }
  }
}
