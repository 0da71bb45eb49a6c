import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { withTexts } from '../language/language-store.ts'
import { PageFooter } from '../shell/page-footer.tsx'
import { seldomPart } from '../ui/late-part.tsx'
import link from '../ui/link.module.css'

const TermsLightbox = seldomPart(async () => (await withTexts(import('../account/terms-lightbox.tsx'))).TermsLightbox)

export function PageEnd() {
  return (
    <PageFooter>
      <TermsLink />
    </PageFooter>
  )
}

/** The shop's terms, readable before an account is opened. */
function TermsLink() {
  const t = useTranslations('navigation')
  /** Undefined until first opened: nobody else loads the code for it. */
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <button type="button" className={link.link} onClick={() => setOpen(true)}>
        {t('terms')}
      </button>
      {isOpen !== undefined && <TermsLightbox isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
