import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isOperator } from '../account/account-calls.ts'
import { useLanguage } from '../language/language-store.ts'
import { shopPath } from '../navigation/routes/paths.ts'
import link from '../ui/link.module.css'

/** Leads operators to the shop's board. */
export function ShopLink() {
  const t = useTranslations('overview')
  const language = useLanguage((state) => state.language)
  const [isShown, setShown] = useState(false)

  useEffect(() => {
    let isCurrent = true
    isOperator().then(
      (answer) => isCurrent && setShown(answer),
      // Without an answer the page looks as for everybody.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [])

  return (
    isShown && (
      <Link href={shopPath(language)} className={link.alone ?? ''}>
        {t('shopLink')}
      </Link>
    )
  )
}
