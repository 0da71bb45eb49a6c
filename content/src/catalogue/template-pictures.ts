import type { TemplateId } from '../texts/template-id.ts'

// What goes together, by light and colour; a template takes a set as it is, or with what rhymes with its own art.
const DUSK = 'sailboat sun-path cloud-sea misty-ridges dunes hot-air-balloons birch-wood'
const GOLDEN = `shore-couple child-and-dog ${DUSK}`
const TENDER = 'shore-couple bouquet cherry-blossom lavender-field cloud-sea sun-path misty-ridges hot-air-balloons'
const SEASIDE = 'tide beach-umbrellas sailboat hot-air-balloons child-and-dog dunes sun-path bicycle-wall'
const JOURNEY = 'alpine-lake sailboat hot-air-balloons dunes tide misty-ridges sun-path shore-couple'
const WINTER = 'candles night-tent fireworks city-bokeh alpine-lake misty-ridges child-and-dog cloud-sea'
const MONOCHROME = 'posts pebbles eggs fog-forest window-vase umbrella snow-ridge'

/**
 * The sample pictures a template is shown with. Black and white stands only where the template is, and what lies on a table
 * only where it can be small: neither draws anybody to a template.
 */
const PICTURES: Readonly<Record<TemplateId, string>> = {
  'modern-bauhaus': `${SEASIDE} poppy-field fireworks`,
  'modern-orbit': `${GOLDEN} night-tent`,
  'modern-affiche':
    'sailboat hot-air-balloons poppy-field alpine-lake tide dunes shore-couple beach-umbrellas bicycle-wall',
  'modern-rainbow': GOLDEN,
  'modern-papercut': `${SEASIDE} poppy-field`,
  'modern-editorial': 'sailboat sun-path cloud-sea misty-ridges dunes hot-air-balloons shore-couple alpine-lake',
  'modern-companion': 'child-and-dog cat-sill birch-wood tide sun-path meadow poppy-field cherry-blossom',
  'modern-twelve': `${JOURNEY} cherry-blossom poppy-field lavender-field beach-umbrellas birch-wood child-and-dog fireworks`,
  'classic-laurel': `shore-couple ${DUSK} candles`,
  'classic-stationery': TENDER,
  'classic-passe-partout': JOURNEY,
  'classic-album': `${GOLDEN} cat-sill bicycle-wall`,
  'classic-cameo': `shore-couple ${DUSK} lavender-field`,
  'classic-midnight': 'night-tent fireworks city-bokeh candles alpine-lake misty-ridges cloud-sea sailboat',
  'classic-eucalyptus': TENDER,
  'classic-remembrance': 'sailboat sun-path cloud-sea misty-ridges dunes shore-couple tide birch-wood',
  'classic-deco': `shore-couple ${DUSK} candles`,
  'classic-diploma': `shore-couple ${DUSK} fireworks alpine-lake`,
  'retro-ribbon': GOLDEN,
  'retro-sunset': `${DUSK} shore-couple lavender-field`,
  'retro-wallpaper': `${GOLDEN} candles`,
  'retro-arcade': `${SEASIDE} shore-couple`,
  'retro-mixtape': `${GOLDEN} alpine-lake lavender-field`,
  'retro-racing': `${GOLDEN} alpine-lake`,
  'retro-pennant': 'child-and-dog alpine-lake night-tent sailboat hot-air-balloons birch-wood tide shore-couple',
  'retro-jubilee':
    'shore-couple child-and-dog sailboat sun-path cloud-sea misty-ridges dunes hot-air-balloons fireworks',
  'vintage-airmail': `${JOURNEY} beach-umbrellas`,
  'vintage-clothesline': `${SEASIDE} shore-couple alpine-lake lavender-field poppy-field cherry-blossom`,
  'vintage-atlas': JOURNEY,
  'vintage-contact': `${GOLDEN} alpine-lake lavender-field tide`,
  'vintage-kraft': `${GOLDEN} cat-sill bicycle-wall`,
  'vintage-family-tree': `${GOLDEN} cat-sill bicycle-wall bouquet cherry-blossom tide night-tent`,
  'illustration-wreath': `${TENDER} sailboat`,
  'illustration-garden':
    'child-and-dog meadow poppy-field cat-sill bouquet shore-couple bicycle-wall birch-wood cherry-blossom',
  'illustration-balloons': `${TENDER} child-and-dog`,
  'illustration-starry-night':
    'child-and-dog night-tent misty-ridges fireworks sailboat hot-air-balloons lavender-field shore-couple',
  'illustration-bunting':
    'tide beach-umbrellas sailboat hot-air-balloons child-and-dog sun-path bicycle-wall poppy-field bouquet',
  'illustration-fir': WINTER,
  'illustration-nordic': WINTER,
  'illustration-first-year': `${TENDER} child-and-dog poppy-field tide cat-sill meadow birch-wood`,
  'illustration-canal-houses': `${GOLDEN} cat-sill bicycle-wall bouquet candles`,
  'painting-brushwork': JOURNEY,
  'painting-aquarelle': TENDER,
  'painting-swatches': JOURNEY,
  'painting-enso': MONOCHROME,
  'painting-grand-tableau': `shore-couple ${DUSK} alpine-lake`,
  'painting-peony': TENDER,
  'painting-posy': `${TENDER} child-and-dog bicycle-wall`,
  'painting-dove': `${TENDER} child-and-dog tide`,
}

export function templatePictures(id: TemplateId): readonly string[] {
  return PICTURES[id].split(' ')
}
