import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { loadTexts } from '../../language/load-texts.ts'
import type { FrenchTexts } from '../../language/messages/translation.ts'

const ALL_PARTS = new Set(['rest', 'board', 'hanging', 'accessibility', 'recovery'] as const)

const texts = await loadTexts('fr', ALL_PARTS)

/** The real French texts round some content. */
export function inFrench(content: ReactNode) {
  return (
    <IntlProvider locale="fr" messages={texts as Partial<FrenchTexts>}>
      {content}
    </IntlProvider>
  )
}

export function renderFrench(content: ReactNode) {
  return render(inFrench(content))
}
