import type { SampleId } from '../samples/sample-id.ts'

// Sample pictures that go together by subject. A template takes a set as it is, or adds pictures that match its own
// art.

export const EVENING: readonly SampleId[] = [
  'sailboat',
  'misty-ridges',
  'cloud-sea',
  'lighthouse',
  'hot-air-balloons',
  'sun-path',
  'birch-wood',
]

export const FAMILY: readonly SampleId[] = [
  'shore-couple',
  'child-and-dog',
  'kite',
  'running-dog',
  'sandcastle',
  'lake-bench',
  'rowing-boat',
  'boots',
  'regatta',
  'cloud-sea',
  'hot-air-balloons',
  'meadow',
  'tulip',
  'birch-wood',
]

export const TENDER: readonly SampleId[] = [
  'shore-couple',
  'tulip',
  'bouquet',
  'cherry-blossom',
  'lake-bench',
  'swing',
  'lavender-field',
  'cloud-sea',
  'misty-ridges',
  'hot-air-balloons',
]

/** Two people, and what is near to them on the day they say yes. */
export const VOWS: readonly SampleId[] = [
  'shore-couple',
  'lake-bench',
  'wedding-rings',
  'cherry-blossom',
  'swing',
  'cloud-sea',
  'birch-wood',
  'poppy-field',
]

export const SEASIDE: readonly SampleId[] = [
  'tide',
  'regatta',
  'kite',
  'running-dog',
  'sandcastle',
  'lighthouse',
  'beach-umbrellas',
  'rowing-boat',
  'child-and-dog',
  'sun-path',
  'bicycle-wall',
]

export const JOURNEY: readonly SampleId[] = [
  'alpine-lake',
  'regatta',
  'hot-air-balloons',
  'lighthouse',
  'rowing-boat',
  'misty-ridges',
  'dunes',
  'shore-couple',
  'tide',
]

export const WINTER: readonly SampleId[] = [
  'winter-cabin',
  'candles',
  'fireworks',
  'night-tent',
  'alpine-lake',
  'misty-ridges',
  'cloud-sea',
  'child-and-dog',
]

export const MONOCHROME: readonly SampleId[] = [
  'posts',
  'pebbles',
  'eggs',
  'fog-forest',
  'window-vase',
  'umbrella',
  'snow-ridge',
]
