import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { withTexts } from '../language/language-store.ts'
import { shopFact } from '../navigation/shop-config.ts'
import { PageFooter } from '../shell/page-footer.tsx'
import { seldomPart } from '../ui/late-part.tsx'
import link from '../ui/link.module.css'

const TermsLightbox = seldomPart(async () => (await withTexts(import('../account/terms-lightbox.tsx'))).TermsLightbox)

const ContactLightbox = seldomPart(
  async () => (await withTexts(import('../account/contact-lightbox.tsx'))).ContactLightbox,
)

export function PageEnd() {
  // The code that reads the contact is loaded with the dialog.
  const [hasContact] = useState(() => shopFact('contact') !== undefined)
  return (
    <PageFooter>
      <TermsLink />
      {hasContact && <ContactLink />}
    </PageFooter>
  )
}

/** How the shop is reached, from every page. */
function ContactLink() {
  const t = useTranslations('navigation')
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <button type="button" className={link.link} onClick={() => setOpen(true)}>
        {t('contact')}
      </button>
      {isOpen !== undefined && <ContactLightbox isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The shop's terms, readable before an account is opened. */
function TermsLink() {
  const t = useTranslations('navigation')
  /** Undefined until first opened, so that its code is loaded only then. */
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
