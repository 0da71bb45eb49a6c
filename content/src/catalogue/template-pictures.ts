import type { TemplateId } from '../texts/template-id.ts'

// Pictures that go together by subject. Every set mixes times of day, so that no template is one colour all over. A
// template takes a set as it is, or with pictures that match its own art.
const EVENING = 'sailboat misty-ridges cloud-sea lighthouse hot-air-balloons sun-path birch-wood'
const FAMILY = 'shore-couple child-and-dog kite rowing-boat regatta cloud-sea hot-air-balloons meadow tulip birch-wood'
const TENDER = 'shore-couple tulip bouquet cherry-blossom lavender-field cloud-sea misty-ridges hot-air-balloons'
const SEASIDE = 'tide regatta kite lighthouse beach-umbrellas rowing-boat child-and-dog sun-path bicycle-wall'
const JOURNEY = 'alpine-lake regatta hot-air-balloons lighthouse rowing-boat misty-ridges dunes shore-couple tide'
const WINTER = 'winter-cabin candles fireworks night-tent alpine-lake misty-ridges cloud-sea child-and-dog'
const MONOCHROME = 'posts pebbles eggs fog-forest window-vase umbrella snow-ridge'

/**
 * The sample pictures a template is shown with. Black-and-white pictures are used only in black-and-white templates,
 * and still lifes only in small slots: neither attracts customers.
 */
const PICTURES: Readonly<Record<TemplateId, string>> = {
  'modern-bauhaus': `${SEASIDE} poppy-field strawberries`,
  'modern-orbit': `${FAMILY} night-tent misty-ridges`,
  'modern-affiche':
    'sailboat hot-air-balloons poppy-field alpine-lake rowing-boat lighthouse regatta tulip beach-umbrellas bicycle-wall',
  'modern-rainbow': `${FAMILY} strawberries poppy-field`,
  'modern-papercut': `${SEASIDE} poppy-field`,
  'modern-editorial': 'regatta sun-path cloud-sea misty-ridges dunes lighthouse shore-couple alpine-lake tulip',
  'modern-companion': 'child-and-dog cat-sill birch-wood kite rowing-boat meadow poppy-field cherry-blossom tulip',
  'modern-twelve': `${JOURNEY} cherry-blossom poppy-field lavender-field kite birch-wood tulip winter-cabin strawberries`,
  'classic-laurel': `shore-couple ${EVENING} tulip candles`,
  'classic-stationery': TENDER,
  'classic-passe-partout': JOURNEY,
  'classic-album': `${FAMILY} cat-sill bicycle-wall lighthouse`,
  'classic-cameo': `shore-couple ${EVENING} lavender-field tulip`,
  'classic-midnight': 'sailboat fireworks city-bokeh candles winter-cabin lighthouse misty-ridges alpine-lake',
  'classic-eucalyptus': TENDER,
  'classic-remembrance': 'sailboat sun-path cloud-sea misty-ridges lighthouse shore-couple tide birch-wood tulip',
  'classic-deco': `shore-couple ${EVENING} fireworks candles`,
  'classic-diploma': `shore-couple ${EVENING} fireworks alpine-lake`,
  'retro-ribbon': `${FAMILY} bicycle-wall`,
  'retro-sunset': `${EVENING} shore-couple lavender-field regatta`,
  'retro-wallpaper': `${FAMILY} candles`,
  'retro-arcade': `${SEASIDE} strawberries shore-couple`,
  'retro-mixtape': 'alpine-lake poppy-field tide lavender-field misty-ridges hot-air-balloons cloud-sea',
  'retro-racing': `${FAMILY} alpine-lake lighthouse`,
  'retro-pennant': 'child-and-dog alpine-lake night-tent rowing-boat hot-air-balloons birch-wood kite shore-couple',
  'retro-jubilee':
    'shore-couple child-and-dog regatta tulip cloud-sea misty-ridges rowing-boat hot-air-balloons fireworks',
  'vintage-airmail': `${JOURNEY} beach-umbrellas`,
  'vintage-clothesline': `${SEASIDE} shore-couple alpine-lake lavender-field poppy-field cherry-blossom`,
  'vintage-atlas': JOURNEY,
  'vintage-contact': `${FAMILY} alpine-lake lavender-field tide lighthouse`,
  'vintage-kraft': `${FAMILY} cat-sill bicycle-wall`,
  'vintage-family-tree': `${FAMILY} cat-sill bicycle-wall bouquet cherry-blossom tide night-tent lighthouse`,
  'illustration-wreath': `${TENDER} rowing-boat sun-path`,
  'illustration-garden':
    'child-and-dog meadow poppy-field cat-sill bouquet tulip strawberries bicycle-wall birch-wood cherry-blossom',
  'illustration-balloons': `${TENDER} child-and-dog kite`,
  'illustration-starry-night':
    'child-and-dog night-tent misty-ridges fireworks lighthouse hot-air-balloons lavender-field winter-cabin',
  'illustration-bunting':
    'tide beach-umbrellas kite hot-air-balloons child-and-dog rowing-boat bicycle-wall poppy-field bouquet strawberries',
  'illustration-fir': 'winter-cabin candles fireworks city-bokeh alpine-lake misty-ridges cloud-sea birch-wood',
  'illustration-nordic': WINTER,
  'illustration-first-year': `${TENDER} child-and-dog poppy-field tide cat-sill meadow birch-wood kite strawberries`,
  'illustration-canal-houses': `${FAMILY} cat-sill bicycle-wall bouquet candles lighthouse`,
  'painting-brushwork': JOURNEY,
  'painting-aquarelle': TENDER,
  'painting-swatches': JOURNEY,
  'painting-enso': MONOCHROME,
  'painting-grand-tableau': `shore-couple ${EVENING} alpine-lake`,
  'painting-peony': TENDER,
  'painting-posy':
    'shore-couple tulip bouquet cherry-blossom lavender-field hot-air-balloons child-and-dog bicycle-wall poppy-field cat-sill',
  'painting-dove': `${TENDER} child-and-dog tide kite`,
}

export function templatePictures(id: TemplateId): readonly string[] {
  return PICTURES[id].split(' ')
}
