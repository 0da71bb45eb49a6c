import { describe, expect, it } from 'vitest'
import { filled, generated, planned } from '../testing/test-scene.ts'

describe('a rim', () => {
  it.each(['heart', 'numberdate'] as const)('is the last thing painted inside the outline of a %s', (design) => {
    const steps = planned(filled(generated(design)))
    const clip = steps.find((step) => step.kind === 'clip')
    const rim = steps[steps.findIndex(({ kind }) => kind === 'release') - 1]
    if (clip?.kind !== 'clip' || rim?.kind !== 'art') throw new Error('an outline has a rim')
    expect(rim.box).toEqual({ ...clip.box, rotation: 0 })
    const [path] = rim.art.paths
    expect(path).toMatchObject({ path: clip.path, stroke: { paint: { opacity: 0.27 } } })
    // In centimetres it is the same share of every outline, however its own units are stretched.
    const cmPerUnit = Math.sqrt((clip.box.width * clip.box.height) / (clip.viewportWidth * clip.viewportHeight))
    const width = (path?.stroke?.width ?? 0) * cmPerUnit
    expect(width / Math.max(clip.box.width, clip.box.height)).toBeCloseTo(0.005, 9)
  })

  it.each([0, 1])('stays on the photos, with a turn of %i as well as without', (playfull) => {
    const template = generated('heart', '', { borderCM: 2, playfull })
    const steps = planned(filled(template))
    const [outline, onPhotos] = steps.filter((step) => step.kind === 'clip')
    if (outline?.kind !== 'clip' || onPhotos?.kind !== 'clip') throw new Error('a rim is clipped by the photos')
    const scale = onPhotos.viewportWidth / onPhotos.box.width
    const edges = onPhotos.path.match(/M[^Z]*Z/g) ?? []
    const photos = template.variation.layers.filter((layer) => layer.kind === 'image')
    expect(edges).toHaveLength(photos.length)
    for (const [index, { x, y, width, height }] of photos.entries()) {
      const across = [...(edges[index] ?? '').matchAll(/[ML](\S+) (\S+?)(?=[LZ])/g)].map(([, at]) => Number(at))
      expect((Math.min(...across) + Math.max(...across)) / 2).toBeCloseTo((x + width / 2 - onPhotos.box.x) * scale, 2)
      const spread = (Math.max(...across) - Math.min(...across)) / scale
      expect(spread).toBeGreaterThanOrEqual(width - 1e-3)
      expect(spread).toBeLessThan(width + 0.04 * height + 1e-3)
      expect(y).toBeGreaterThanOrEqual(0)
    }
  })

  it('is not for drawn templates, whose outlines may be many strokes', () => {
    const heart = filled(generated('heart'))
    const drawn = { ...heart, template: { ...heart.template, designer: 'somebody' } }
    expect(planned(drawn).filter(({ kind }) => kind === 'art')).toEqual([])
  })

  it('is for outlines alone', () => {
    expect(planned(filled(generated('alleven'))).some(({ kind }) => kind === 'art')).toBe(false)
  })
})
