import type { Localised } from '@collagerie/core/catalogue'
import type { DesignType } from '@collagerie/core/designs'

/** How a generated design is presented in the shop. */
export interface DesignCard {
  readonly category: keyof typeof CATEGORIES
  readonly name: Localised<string>
  readonly description: Localised<string>
}

export const CATEGORIES = {
  grid: text('Grille', 'Raster', 'Grid', 'Raster', 'Griglia', 'Cuadrícula'),
  mosaic: text('Mosaïque', 'Mozaïek', 'Mosaic', 'Mosaik', 'Mosaico', 'Mosaico'),
  split: text('Duo', 'Duo', 'Duo', 'Duo', 'Duo', 'Dúo'),
  pile: text('Pêle-mêle', 'Stapel', 'Pile', 'Stapel', 'Pila', 'Pila'),
  shape: text('Forme', 'Vorm', 'Shape', 'Form', 'Forma', 'Forma'),
  single: text('Une photo', 'Eén foto', 'One photo', 'Ein Foto', 'Una foto', 'Una foto'),
} satisfies Record<string, Localised<string>>

export const DESIGN_CARDS: Record<DesignType, DesignCard> = {
  alleven: {
    category: 'grid',
    name: text('Harmonie', 'Harmonie', 'Harmony', 'Harmonie', 'Armonia', 'Armonía'),
    description: text(
      'Des photos de même taille, alignées avec soin.',
      'Foto’s van gelijke grootte, netjes op een rij.',
      'Photos of equal size, neatly aligned.',
      'Gleich große Fotos, sauber ausgerichtet.',
      'Foto della stessa misura, ben allineate.',
      'Fotos del mismo tamaño, bien alineadas.',
    ),
  },
  onelarge: {
    category: 'grid',
    name: text('Vedette', 'Blikvanger', 'Spotlight', 'Blickfang', 'Protagonista', 'Protagonista'),
    description: text(
      'Une grande photo au cœur d’une ronde de petites.',
      'Eén grote foto, omringd door kleine.',
      'One large photo in a ring of small ones.',
      'Ein großes Foto, umringt von kleinen.',
      'Una grande foto circondata da tante piccole.',
      'Una foto grande rodeada de pequeñas.',
    ),
  },
  instagram: {
    category: 'grid',
    name: text('Carrés', 'Vierkantjes', 'Squares', 'Quadrate', 'Quadrati', 'Cuadrados'),
    description: text(
      'Vos plus beaux carrés, en rangs serrés.',
      'Uw mooiste vierkante foto’s in strakke rijen.',
      'Your best square shots in tidy rows.',
      'Ihre schönsten quadratischen Fotos in klaren Reihen.',
      'I tuoi scatti quadrati in file ordinate.',
      'Tus mejores fotos cuadradas en filas limpias.',
    ),
  },
  mosaiccross: {
    category: 'mosaic',
    name: text('Patchwork', 'Patchwork', 'Patchwork', 'Patchwork', 'Patchwork', 'Patchwork'),
    description: text(
      'De 4 à 50 photos de toutes tailles, parfaitement emboîtées.',
      '4 tot 50 foto’s in alle maten, die precies passen.',
      '4 to 50 photos of every size that fit together perfectly.',
      '4 bis 50 Fotos in allen Größen, die genau ineinanderpassen.',
      'Da 4 a 50 foto di ogni misura, incastrate alla perfezione.',
      'De 4 a 50 fotos de todos los tamaños que encajan a la perfección.',
    ),
  },
  mosaic1: {
    category: 'mosaic',
    name: text('Galerie', 'Galerie', 'Gallery', 'Galerie', 'Galleria', 'Galería'),
    description: text(
      'Des rangées de photos de largeurs variées, comme en galerie.',
      'Rijen met foto’s van verschillende breedte, als in een galerie.',
      'Rows of photos of different widths, as in a gallery.',
      'Reihen mit Fotos verschiedener Breite, wie in einer Galerie.',
      'File di foto di larghezze diverse, come in galleria.',
      'Filas de fotos de anchos distintos, como en una galería.',
    ),
  },
  mosaiceven: {
    category: 'mosaic',
    name: text('Rythme', 'Ritme', 'Rhythm', 'Rhythmus', 'Ritmo', 'Ritmo'),
    description: text(
      'Une grille où quelques cases s’agrandissent en cadence.',
      'Een raster waarin sommige vakken samen groter worden.',
      'A grid in which some cells join to make larger ones.',
      'Ein Raster, in dem einzelne Felder zu großen werden.',
      'Una griglia in cui alcune caselle si uniscono.',
      'Una cuadrícula en la que algunas celdas se unen.',
    ),
  },
  mosaicinsta: {
    category: 'mosaic',
    name: text('Damier', 'Dambord', 'Chequerboard', 'Schachbrett', 'Scacchiera', 'Damero'),
    description: text(
      'Des carrés, petits et grands, qui se répondent.',
      'Kleine en grote vierkanten die bij elkaar passen.',
      'Small and large squares that play together.',
      'Kleine und große Quadrate im Zusammenspiel.',
      'Quadrati piccoli e grandi in dialogo.',
      'Cuadrados pequeños y grandes que dialogan.',
    ),
  },
  scrambled: {
    category: 'mosaic',
    name: text('Tourbillon', 'Wervelwind', 'Whirl', 'Wirbel', 'Vortice', 'Remolino'),
    description: text(
      'Des photos disposées en moulinet autour de leur centre.',
      'Foto’s als een molentje rond het midden geschikt.',
      'Photos set like a pinwheel around their centre.',
      'Fotos, wie ein Windrad um die Mitte angeordnet.',
      'Foto intrecciate a girandola intorno al centro.',
      'Fotos dispuestas como un molinillo alrededor del centro.',
    ),
  },
  normalsplit: {
    category: 'split',
    name: text('Contraste', 'Contrast', 'Contrast', 'Kontrast', 'Contrasto', 'Contraste'),
    description: text(
      'De grandes photos d’un côté, une grille de petites de l’autre.',
      'Grote foto’s aan de ene kant, kleine aan de andere.',
      'Large photos on one side, a grid of small ones on the other.',
      'Große Fotos auf einer Seite, kleine auf der anderen.',
      'Grandi foto da un lato, una griglia di piccole dall’altro.',
      'Fotos grandes a un lado y pequeñas al otro.',
    ),
  },
  bordersplit: {
    category: 'split',
    name: text('Bords blancs', 'Witte randen', 'White borders', 'Weiße Ränder', 'Bordi bianchi', 'Bordes blancos'),
    description: text(
      'Grandes et petites photos, chacune dans son cadre blanc.',
      'Grote en kleine foto’s, elk met een witte rand.',
      'Large and small photos, each in a white border.',
      'Große und kleine Fotos, jedes mit weißem Rand.',
      'Foto grandi e piccole, ognuna con il suo bordo bianco.',
      'Fotos grandes y pequeñas, cada una con su borde blanco.',
    ),
  },
  pilealleven: {
    category: 'pile',
    name: text('Souvenirs', 'Herinneringen', 'Memories', 'Erinnerungen', 'Ricordi', 'Recuerdos'),
    description: text(
      'Des tirages à bord blanc, jetés sur la table.',
      'Afdrukken met een witte rand, losjes op tafel.',
      'White-edged prints scattered on a table.',
      'Abzüge mit weißem Rand, locker hingestreut.',
      'Stampe con bordo bianco sparse sul tavolo.',
      'Copias con borde blanco esparcidas en la mesa.',
    ),
  },
  pileonelarge: {
    category: 'pile',
    name: text('Coup de cœur', 'Favoriet', 'Favourite', 'Liebling', 'Preferita', 'Favorita'),
    description: text(
      'Votre photo préférée au-dessus de tous les autres tirages.',
      'Uw lievelingsfoto boven op de stapel.',
      'Your favourite photo on top of all the others.',
      'Ihr Lieblingsfoto, rundherum alle anderen.',
      'La tua foto preferita sopra tutte le altre.',
      'Tu foto favorita encima de todas las demás.',
    ),
  },
  single: {
    category: 'single',
    name: text('Solo', 'Solo', 'Solo', 'Solo', 'Solo', 'Solo'),
    description: text(
      'Une seule photo, mise en valeur.',
      'Eén foto, mooi uitgelicht.',
      'One photo, shown at its best.',
      'Ein einziges Foto, schön in Szene gesetzt.',
      'Una sola foto, valorizzata.',
      'Una sola foto, en todo su esplendor.',
    ),
  },
  tiles: {
    category: 'grid',
    name: text('Carreaux', 'Tegels', 'Tiles', 'Kacheln', 'Piastrelle', 'Azulejos'),
    description: text(
      'Des carreaux de 18 x 18 cm à composer sur votre mur.',
      'Tegels van 18 x 18 cm voor aan de muur.',
      'Tiles of 18 x 18 cm to arrange on your wall.',
      'Kacheln zu 18 x 18 cm für Ihre Wand.',
      'Piastrelle da 18 x 18 cm da comporre sulla parete.',
      'Azulejos de 18 x 18 cm para componer en tu pared.',
    ),
  },
  heart: {
    category: 'shape',
    name: text('Cœur', 'Hart', 'Heart', 'Herz', 'Cuore', 'Corazón'),
    description: text(
      'Vos photos réunies dans un cœur.',
      'Uw foto’s samen in een hart.',
      'Your photos gathered in a heart.',
      'Ihre Fotos, vereint in einem Herzen.',
      'Le tue foto riunite in un cuore.',
      'Tus fotos reunidas en un corazón.',
    ),
  },
  number: {
    category: 'shape',
    name: text('Nombre', 'Getal', 'Number', 'Zahl', 'Numero', 'Número'),
    description: text(
      'Un âge ou un anniversaire, tout en photos.',
      'Een leeftijd of jubileum, helemaal van foto’s.',
      'An age or an anniversary, made of photos.',
      'Ein Alter oder Jubiläum, ganz aus Fotos.',
      'Un’età o un anniversario, fatto di foto.',
      'Una edad o un aniversario, hecho de fotos.',
    ),
  },
  numberyear: {
    category: 'shape',
    name: text('Année', 'Jaartal', 'Year', 'Jahr', 'Anno', 'Año'),
    description: text(
      'Une année inoubliable, en quatre chiffres.',
      'Een onvergetelijk jaar in vier cijfers.',
      'An unforgettable year in four digits.',
      'Ein unvergessliches Jahr in vier Ziffern.',
      'Un anno indimenticabile in quattro cifre.',
      'Un año inolvidable en cuatro cifras.',
    ),
  },
  numberdate: {
    category: 'shape',
    name: text('Date', 'Datum', 'Date', 'Datum', 'Data', 'Fecha'),
    description: text(
      'Le jour et le mois qui comptent pour vous.',
      'De dag en de maand die voor u tellen.',
      'The day and month that matter to you.',
      'Der Tag und Monat, der für Sie zählt.',
      'Il giorno e il mese che contano per te.',
      'El día y el mes que cuentan para ti.',
    ),
  },
}

function text(fr: string, nl: string, en: string, de: string, it: string, es: string): Localised<string> {
  return { fr, nl, en, de, it, es }
}
