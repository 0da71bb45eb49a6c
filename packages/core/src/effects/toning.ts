import { type Adjustments, adjustmentIn, tidyAdjustments } from './adjustments.ts'
import { COLOUR_MATRICES, type ColourMatrix, matrix } from './colour-matrix.ts'
import type { ImageEffect } from './image-effect.ts'

/**
 * All changes of a photo's colours as a short text, which is the key of toned pictures. An effect alone is its own
 * toning.
 */
export type Toning = ImageEffect | `${ImageEffect} ${string}`

interface Toned {
  readonly effect: ImageEffect
  readonly adjustments?: Adjustments | undefined
}

export function toningOf({ effect, adjustments }: Toned): Toning {
  const kept = tidyAdjustments(adjustments)
  if (!kept) return effect
  const numbers = [
    effect === 'none' ? 100 : adjustmentIn(kept, 'strength'),
    adjustmentIn(kept, 'light'),
    adjustmentIn(kept, 'contrast'),
    adjustmentIn(kept, 'warmth'),
  ]
  return numbers.join(' ') === '100 0 0 0' ? effect : `${effect} ${numbers.join(' ')}`
}

/** One matrix for everything: the photo is adjusted first, so that an effect keeps its own colours. */
export function toningMatrix(toning: Toning): ColourMatrix {
  const [effect, ...numbers] = toning.split(' ') as [ImageEffect, ...string[]]
  const [strength = 100, light = 0, contrast = 0, warmth = 0] = numbers.map(Number)
  const own = mixed(COLOUR_MATRICES[effect], strength / 100)
  if (numbers.length === 0) return own
  return product(own, product(warmed(warmth / 100), product(contrasted(contrast / 100), lit(light / 100))))
}

const NONE = COLOUR_MATRICES.none

function mixed(effect: ColourMatrix, share: number): ColourMatrix {
  return share === 1 ? effect : effect.map((value, index) => value * share + (NONE[index] ?? 0) * (1 - share))
}

/** Raises lights more than darks, so that black stays near black. */
function lit(light: number): ColourMatrix {
  const [gain, lift] = light > 0 ? [1 + 0.4 * light, 18 * light] : [1 + 0.5 * light, 4 * light]
  return matrix([gain, 0, 0, lift], [0, gain, 0, lift], [0, 0, gain, lift])
}

/** About the middle grey. */
function contrasted(contrast: number): ColourMatrix {
  const gain = 1 + (contrast > 0 ? 0.6 : 0.5) * contrast
  const lift = 127.5 * (1 - gain)
  return matrix([gain, 0, 0, lift], [0, gain, 0, lift], [0, 0, gain, lift])
}

/** Red gains what blue loses; green yields a little, so that greys keep their lightness. */
function warmed(warmth: number): ColourMatrix {
  return matrix([1 + 0.16 * warmth, 0, 0, 0], [0, 1 - 0.04 * warmth, 0, 0], [0, 0, 1 - 0.22 * warmth, 0])
}

/** Applies the second, then the first. */
function product(first: ColourMatrix, second: ColourMatrix): ColourMatrix {
  return first.map((_, at) => {
    const [row, column] = [Math.floor(at / 5), at % 5]
    const sum = [0, 1, 2, 3].reduce((all, i) => all + (first[row * 5 + i] ?? 0) * (second[i * 5 + column] ?? 0), 0)
    return column === 4 ? sum + (first[row * 5 + 4] ?? 0) : sum
  })
}
