import { refuse } from '../result/index.ts'
import type { XmlElement } from '../xml/index.ts'
import type { Layer } from './template.ts'

/** Checks what concerns several layers: no slot comes twice, and of nested clips the last opened closes first. */
export function checkLayers(layers: readonly Layer[], elements: readonly XmlElement[]): void {
  const slots = new Set<string>()
  const openClips: string[] = []
  layers.forEach((layer, index) => {
    const line = elements[index]?.line
    if (layer.kind === 'image' || layer.kind === 'text') {
      const name = `${layer.kind} ${layer.slot}`
      if (slots.has(name)) refuse('template-duplicate-slot', `${name}: the slot exists twice`, line)
      slots.add(name)
    } else if (layer.kind === 'clip' && layer.state === 'start') {
      openClips.push(layer.slot)
    } else if (layer.kind === 'clip' && openClips.pop() !== layer.slot) {
      refuse('template-clip', `clip ${layer.slot}: ends where it is not the last one started`, line)
    }
  })
  const open = openClips.pop()
  if (open !== undefined) refuse('template-clip', `clip ${open}: starts and never ends`)
}
