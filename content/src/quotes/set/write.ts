import type { SKRSContext2D } from '@napi-rs/canvas'
import type { TextBlock } from './block.ts'
import { closingMarks, type Line, type VoiceRun } from './line.ts'
import { widthOf } from './measure.ts'
import type { Voice } from './voice.ts'

export type Align = 'left' | 'center'

/** Where the emphasised word came to stand, for what is drawn round it. */
export interface WordPlace {
  readonly x: number
  readonly baseline: number
  readonly width: number
  readonly size: number
}

/** Writes a block whose measure starts at `left` (or is centred on it) and whose capitals start at `top`. */
export function writeBlock(ctx: SKRSContext2D, block: TextBlock, left: number, top: number, align: Align): void {
  for (const { line, baseline } of block.lines) {
    const x = startOf(line, block.size, left, align)
    for (const run of line.runs) writeText(ctx, run.text, run.voice, x + run.x * block.size, top + baseline, block.size)
  }
}

/** The place of the emphasised word in a block written at the same spot, without the marks after it. */
export function strongPlace(block: TextBlock, left: number, top: number, align: Align): WordPlace | undefined {
  for (const { line, baseline } of block.lines) {
    const run = line.runs.find(({ strong }) => strong)
    if (!run) continue
    const x = startOf(line, block.size, left, align) + run.x * block.size
    return { x, baseline: top + baseline, width: bareWidth(run) * block.size, size: block.size * run.voice.scale }
  }
  return undefined
}

export function writeText(
  ctx: SKRSContext2D,
  text: string,
  voice: Voice,
  x: number,
  baseline: number,
  size: number,
): void {
  ctx.font = `${size * voice.scale}px "${voice.family}"`
  ctx.letterSpacing = `${voice.tracking * size * voice.scale}px`
  ctx.fillStyle = voice.colour
  ctx.fillText(text, x, baseline)
}

function startOf(line: Line, size: number, left: number, align: Align): number {
  return left - (line.hang + (align === 'center' ? line.width / 2 : 0)) * size
}

function bareWidth(run: VoiceRun): number {
  const marks = closingMarks(run.text)
  return run.width - (marks ? widthOf(marks, run.voice) : 0)
}
