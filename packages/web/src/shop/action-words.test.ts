import { OPERATOR_EVENTS } from '@collagerie/core/order'
import { expect, it } from 'vitest'
import { board as de } from '../language/messages/de/board.ts'
import { board as en } from '../language/messages/en/board.ts'
import { board as es } from '../language/messages/es/board.ts'
import { board as fr } from '../language/messages/fr/board.ts'
import { board as it_ } from '../language/messages/it/board.ts'
import { board as nl } from '../language/messages/nl/board.ts'
import { actionWords, doneWords } from './action-words.ts'

it('an order that is sent, or does not say how it goes, has the words of what is sent', () => {
  for (const event of OPERATOR_EVENTS)
    for (const way of ['post', undefined] as const) {
      expect(actionWords(event, way)).toBe(`shop.actions.${event}`)
      expect(doneWords(event, way)).toBe(`shop.done.${event}`)
    }
})

it('one that is collected differs in what hands it over alone', () => {
  const other = OPERATOR_EVENTS.filter((event) => actionWords(event, 'pickup') !== actionWords(event, 'post'))
  expect(other).toEqual(['ship', 'unship'])
  expect(doneWords('ship', 'pickup')).toBe('shop.pickup.shipped')
})

/** How the words for sending begin in each language. */
const SENDING = { fr: /exp[ée]di/i, nl: /verz[eo]nd/i, en: /ship/i, de: /vers[ae]nd/i, it: /sped/i, es: /env[ií]/i }

it.each(Object.entries({ fr, nl, en, de, it: it_, es }))(
  'of what is collected nothing is said to be sent, %s',
  (language, { shop }) => {
    const sending = SENDING[language as keyof typeof SENDING]
    expect(shop.actions.ship).toMatch(sending)
    for (const words of Object.values(shop.pickup)) expect(words).not.toMatch(sending)
  },
)
