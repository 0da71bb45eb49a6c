import type { SheetTarget } from '@collagerie/core/collage'

/** The slot whose button is the event's target. */
export function stopOf(target: EventTarget | null): SheetTarget | undefined {
  const element = target instanceof Element ? target.closest('[data-slot], [data-text]') : null
  if (!(element instanceof HTMLElement)) return undefined
  const { slot, text } = element.dataset
  if (slot !== undefined) return { kind: 'photo', slot }
  return text === undefined ? undefined : { kind: 'text', slot: text }
}

export function elementOf(slots: HTMLElement, slot: string): HTMLElement | undefined {
  const name = CSS.escape(slot)
  return slots.querySelector<HTMLElement>(`[data-slot="${name}"], [data-text="${name}"]`) ?? undefined
}
