// @vitest-environment happy-dom
import type { CollagePage } from '@collagerie/core/collage'
import type { Material } from '@collagerie/core/format'
import { cleanup, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, describe, expect, it } from 'vitest'
import { openSaved } from '../document/open-saved.ts'
import { offeredTemplate } from '../document/testing/offered-template.ts'
import { carryFacts } from '../navigation/testing/carry-facts.ts'
import { useCollagePrice } from './use-collage-price.ts'

const offered = offeredTemplate('single')
const prices = { currency: 'EUR', digits: 2, materials: { POSTER: [[2500, 1490]], PLEXI: [[2500, 4900]] } }

async function pagesOn(material: Material, count: number): Promise<readonly CollagePage[]> {
  const page = '<page templateId="gen-single" childTemplateId="50x40"><userdata/></page>'
  const { pages } = await openSaved(`<collage><pages>${page.repeat(count)}</pages></collage>`, [offered])
  return pages.map((each) => ({ ...each, choice: { ...each.choice, material } }))
}

function InFrench({ children }: PropsWithChildren) {
  return (
    <IntlProvider locale="fr" messages={{ template: { priceFrom: 'À partir de' } }} onError={() => undefined}>
      {children}
    </IntlProvider>
  )
}

function priceOf(pages: readonly CollagePage[]): string | undefined {
  const { result } = renderHook(() => useCollagePrice(pages, offered), { wrapper: InFrench })
  return result.current?.replace(/\s/g, ' ')
}

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

describe('what a collage costs', () => {
  it('is what all its pages cost on its material', async () => {
    carryFacts({ prices })
    expect(priceOf(await pagesOn('POSTER', 1))).toBe('14,90 €')
    expect(priceOf(await pagesOn('PLEXI', 2))).toBe('98,00 €')
  })

  it('is the least of the materials while none is chosen', async () => {
    carryFacts({ prices })
    expect(priceOf(await pagesOn('', 2))).toBe('À partir de 29,80 €')
  })

  it('is not said in a shop without prices', async () => {
    expect(priceOf(await pagesOn('POSTER', 1))).toBeUndefined()
  })
})
