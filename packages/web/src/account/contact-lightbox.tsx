import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { shopContact } from '../navigation/shop-contact.ts'
import { ContactBlock } from '../order/contact-block.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { KitLanguage } from '../ui/kit-language.tsx'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The shop's contact, over the present page. */
export function ContactLightbox({ isOpen, onClose }: Props) {
  const t = useTranslations()
  const [contact] = useState(shopContact)
  const language = useLanguage((state) => state.language)
  return (
    <KitLanguage language={language}>
      <Dialog
        title={t('navigation.contact')}
        closeLabel={t('misc.close')}
        isOpen={isOpen}
        onClose={onClose}
        width="reading"
        actions={
          <Button look="primary" onPress={onClose}>
            {t('misc.close')}
          </Button>
        }
      >
        {contact && <ContactBlock contact={contact} />}
      </Dialog>
    </KitLanguage>
  )
}
