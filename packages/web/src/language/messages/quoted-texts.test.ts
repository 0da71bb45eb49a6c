import { describe, expect, it } from 'vitest'
import { editing as englishEditing } from './en/editing.ts'
import { first as englishFirst } from './en/first.ts'
import { making as englishMaking } from './en/making.ts'
import { pages as englishPages } from './en/pages.ts'
import { editing as frenchEditing } from './fr/editing.ts'
import { first as frenchFirst } from './fr/first.ts'
import { making as frenchMaking } from './fr/making.ts'
import { pages as frenchPages } from './fr/pages.ts'
import { editing as dutchEditing } from './nl/editing.ts'
import { first as dutchFirst } from './nl/first.ts'
import { making as dutchMaking } from './nl/making.ts'
import { pages as dutchPages } from './nl/pages.ts'

/** The sources, since shown texts are typeset. */
const SOURCES = {
  fr: { ...frenchFirst, ...frenchMaking, ...frenchEditing, ...frenchPages },
  nl: { ...dutchFirst, ...dutchMaking, ...dutchEditing, ...dutchPages },
  en: { ...englishFirst, ...englishMaking, ...englishEditing, ...englishPages },
}

/** Wordings that are fixed letter for letter; N and M stand for numbers. */
const QUOTED: Readonly<Record<keyof typeof SOURCES, readonly string[]>> = {
  fr: [
    'Choisissez votre modèle',
    'Enregistrez votre collage à tout moment - puis terminez-le quand vous voulez!',
    'Chargement des modèles.',
    'Afficher les filtres',
    'Modèles',
    'Ajuster le format',
    'Créez votre collage',
    'Modifier le modèle actuel',
    'Modifier le format',
    'Choisir un modèle',
    'Personnaliser',
    'Ajouter des photos',
    'Quitter le créateur de collage',
    'Que voulez-vous faire avec cette photo ?',
    'Remplacer',
    'Modifier',
    'Supprimer',
    'Choisissez une couleur',
    'fermer',
    'Pas de couleur de fond (blanc)',
    'Choisissez une photo',
    'Votre ordinateur',
    'Citations',
    'Modifier la photo',
    'Terminé',
    'Éditer',
    'Réduire',
    'Agrandir',
    'Effets',
    'Pivoter',
    'Texte',
    'Changer le titre',
    'Entrez votre titre ici',
    'Sous-titre',
    'Entrez votre sous-titre ici',
    'Majuscules ?',
    'Changer la couleur',
    'Modifier le texte',
    'Ajouter du texte',
    'Entrez votre texte ici',
    'Le chargement prend quelques secondes.',
    'Cliquez pour utiliser dans votre collage',
    "Votre collage n'a pas pu être chargé. Vous avez probablement été déconnecté après une période d'inactivité.",
    'MAUVAISE',
    'MOYENNE',
    "La qualité d'impression de cette photo sera N.",
    "Le nom d'utilisateur est requis.",
    'Le mot de passe est requis.',
    "Le nom d'utilisateur est requis et doit avoir une longueur de 2 à 20 caractères.",
    "L'adresse e-mail est requise et doit avoir une longueur de 2 à 120 caractères.",
    'Le mot de passe est requis et doit avoir une longueur de 2 à 20 caractères.',
    "J'accepte les générales d'utilisation",
    "Votre nom d'utilisateur et/ou mot de passe est incorrect.",
    'Échec de la sauvegarde',
    "Votre collage n'a pas pu être sauvegardé. Veuillez réessayer.",
    'Retour à votre collage',
    'Pas toutes les photos placées',
    'Assurez-vous que tous les espaces de votre collage sont remplis de photos avant de continuer avec la commande.',
    'Vérification du statut de votre compte, veuillez patienter.',
    'N sur N photos sont en cours de sauvegarde.',
    'Votre collage est en cours de sauvegarde.',
  ],
  nl: [
    'Dit is een verplicht veld.',
    'Dit veld moet minimaal N tekens langs zijn',
    'Dit veld max maximaal N tekens langs zijn',
    'De titel is te lang voor dit veld.',
    'De omschrijving moet uniek zijn.',
    'De titel moet uniek zijn.',
    'De afdrukkwaliteit van deze foto is N.',
    'SLECHT',
    'MATIG',
    'REDELIJK',
    'GOED',
    'UITSTEKEND',
    'Vervang de foto.',
    'Klik om een foto toe te voegen',
    'Klik om te bewerken of vervangen',
  ],
  en: [
    'choose design',
    'fill collage',
    'edit photo',
    'choose photo',
    'error occurred',
    'Login to edit your collage.',
    'Already busy saving.',
    'The server could not process the file.',
    'Could not upload photo. server responded with: N',
    "Couldn't save: N",
    'Could not find file on disk',
    'Could not load photo.',
    'Error',
    'Could not',
    'be loaded',
    'Please enter all required data.',
    'Your photos are being sent.',
    'Your collage has been saved!',
    'An error occurred',
    'Not all photos were used because your collage is full...',
    'Server error',
  ],
}

function allTexts(texts: object): readonly string[] {
  return Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : allTexts(value)))
}

describe.each(Object.keys(SOURCES) as (keyof typeof SOURCES)[])('fixed wordings in %s', (language) => {
  const texts = allTexts(SOURCES[language]).map((text) => text.replaceAll(/\{\w+(, number)?\}/g, 'N'))

  it.each(QUOTED[language])('%s', (wording) => {
    expect(texts).toContain(wording)
  })
})
