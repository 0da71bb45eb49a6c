import type { CollagePage } from '@collagerie/core/collage'
import type { Rect } from '@collagerie/core/geometry'
import { type PaintStep, type PaintTools, paint, plan, type SlotBadge, type View } from '@collagerie/painter'
import { browserPlan } from '../../painting/browser-plan.ts'
import { browserPlatform, contextOf } from '../../painting/browser-platform.ts'
import type { PictureSource } from '../../painting/picture-source.ts'

/** What the sheet shows beside the collage. */
export interface SheetLook {
  defaultText(slot: string): string
  badge(slot: string): SlotBadge | undefined
  /** The space for badges on the visible part of a slot, if something cuts or covers it. */
  space(slot: string): Rect | undefined
  /** Whether a slot waits for its photo or has one that cannot be shown. */
  sign(slot: string): 'waiting' | 'failed' | undefined
  /** The text of a slot whose photo cannot be shown. */
  readonly failure: { readonly lines: readonly [string, string]; readonly short: string }
}

/** The steps painted on the screen: only the front, since the folds are invisible. */
export function frontSteps(
  page: CollagePage,
  look: SheetLook,
  source: PictureSource,
  dots: number,
): readonly PaintStep[] {
  const signs = {
    waiting: { kind: 'dots', count: dots },
    failed: { kind: 'words', ...look.failure },
  } as const
  const steps = plan(page, {
    folded: 'dimmed',
    ...browserPlan(source),
    unwritten: { kind: 'hint', text: look.defaultText },
    screen: {
      placeholders: true,
      badge: look.badge,
      space: look.space,
      sign(slot) {
        const sign = look.sign(slot)
        return sign && signs[sign]
      },
    },
  })
  const folds = steps.findIndex(({ kind }) => kind === 'wrap')
  return folds < 0 ? steps : steps.slice(0, folds)
}

/** Repaints a region of a canvas, clipped to whole pixels so that all others stay. */
export function paintRegion(
  canvas: HTMLCanvasElement,
  steps: readonly PaintStep[],
  view: View,
  pictures: PaintTools['pictures'],
  region: Rect,
): void {
  const ctx = contextOf(canvas)
  const left = Math.floor(region.x * view.scale) - view.left
  const top = Math.floor(region.y * view.scale) - view.top
  const right = Math.ceil((region.x + region.width) * view.scale) - view.left
  const bottom = Math.ceil((region.y + region.height) * view.scale) - view.top
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.beginPath()
  ctx.rect(left, top, right - left, bottom - top)
  ctx.clip()
  ctx.clearRect(left, top, right - left, bottom - top)
  paint(ctx, steps, { view, platform: browserPlatform, pictures })
  ctx.restore()
}

/** Paints everything in a fraction of the time by sampling photos roughly. */
export function paintDraft(
  canvas: HTMLCanvasElement,
  steps: readonly PaintStep[],
  view: View,
  pictures: PaintTools['pictures'],
): void {
  paint(contextOf(canvas), steps, { view, platform: browserPlatform, sampling: 'rough', pictures })
}

/** One slot's photo with its text, upright on its own canvas, to be lifted from the sheet. */
export function paintSlot(
  steps: readonly PaintStep[],
  slot: string,
  scale: number,
  pictures: PaintTools['pictures'],
): HTMLCanvasElement | undefined {
  const photo = steps.find((step) => step.kind === 'photo' && step.slot === slot)
  if (photo?.kind !== 'photo') return undefined
  const own = steps.flatMap((step): PaintStep[] => {
    const isOwn = (step.kind === 'photo' || step.kind === 'text') && step.slot === slot
    return isOwn ? [{ ...step, box: { ...step.box, rotation: 0 } }] : []
  })
  const view = { scale, left: Math.round(photo.box.x * scale), top: Math.round(photo.box.y * scale) }
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(photo.box.width * scale))
  canvas.height = Math.max(1, Math.round(photo.box.height * scale))
  paint(contextOf(canvas), own, { view, platform: browserPlatform, pictures })
  return canvas
}
