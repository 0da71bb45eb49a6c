import type { Localised } from '@collagerie/core/catalogue'
import type { Theme } from '../templates/static-template.ts'

/** How the drawn templates of a theme are presented in the shop. */
interface ThemeTexts {
  readonly name: Localised<string>
  readonly description: Localised<string>
}

export const THEME_TEXTS: Record<Theme, ThemeTexts> = {
  modern: {
    name: text('Moderne', 'Modern', 'Modern', 'Modern', 'Moderno', 'Moderno'),
    description: text(
      'Des formes franches et de la couleur autour de vos photos.',
      'Duidelijke vormen en kleur rond uw foto’s.',
      'Bold shapes and colour around your photos.',
      'Klare Formen und Farben rund um Ihre Fotos.',
      'Forme decise e colore intorno alle tue foto.',
      'Formas limpias y color alrededor de tus fotos.',
    ),
  },
  classic: {
    name: text('Classique', 'Klassiek', 'Classic', 'Klassisch', 'Classico', 'Clásico'),
    description: text(
      'Un cadre sobre et élégant, qui ne se démode pas.',
      'Een sobere, elegante lijst die nooit uit de mode raakt.',
      'A quiet, elegant setting that never goes out of style.',
      'Ein ruhiger, eleganter Rahmen, der nie aus der Mode kommt.',
      'Una cornice sobria ed elegante, sempre attuale.',
      'Un marco sobrio y elegante que nunca pasa de moda.',
    ),
  },
  retro: {
    name: text('Rétro', 'Retro', 'Retro', 'Retro', 'Retrò', 'Retro'),
    description: text(
      'Les couleurs chaudes et les courbes des années 70.',
      'De warme kleuren en rondingen van de jaren 70.',
      'The warm colours and curves of the seventies.',
      'Die warmen Farben und Rundungen der Siebziger.',
      'I colori caldi e le curve degli anni ’70.',
      'Los colores cálidos y las curvas de los años 70.',
    ),
  },
  vintage: {
    name: text('Vintage', 'Vintage', 'Vintage', 'Vintage', 'Vintage', 'Vintage'),
    description: text(
      'Du papier patiné et des souvenirs comme autrefois.',
      'Oud papier en herinneringen als vroeger.',
      'Aged paper and keepsakes from another time.',
      'Altes Papier und Erinnerungen wie von früher.',
      'Carta d’altri tempi e ricordi di una volta.',
      'Papel envejecido y recuerdos de otra época.',
    ),
  },
  illustration: {
    name: text('Illustration', 'Illustratie', 'Illustration', 'Illustration', 'Illustrazione', 'Ilustración'),
    description: text(
      'Vos photos au milieu d’un dessin gai et délicat.',
      'Uw foto’s in een vrolijke, fijne tekening.',
      'Your photos inside a cheerful, delicate drawing.',
      'Ihre Fotos inmitten einer heiteren, feinen Zeichnung.',
      'Le tue foto dentro un disegno allegro e delicato.',
      'Tus fotos dentro de un dibujo alegre y delicado.',
    ),
  },
  painting: {
    name: text('Peinture', 'Schilderij', 'Painting', 'Gemälde', 'Pittura', 'Pintura'),
    description: text(
      'Encre, pinceau et aquarelle donnent le ton.',
      'Inkt, penseel en waterverf geven de toon aan.',
      'Ink, brush and watercolour set the tone.',
      'Tusche, Pinsel und Aquarell geben den Ton an.',
      'Inchiostro, pennello e acquerello danno il tono.',
      'Tinta, pincel y acuarela marcan el tono.',
    ),
  },
}

function text(fr: string, nl: string, en: string, de: string, it: string, es: string): Localised<string> {
  return { fr, nl, en, de, it, es }
}
