import { useTranslations } from 'use-intl'
import { SignInPage } from '../overview/sign-in-page.tsx'
import { noteSeen } from './board-store.ts'

/** Another customer may have signed in meanwhile, who must find nothing here. */
export function ShopSignIn({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const t = useTranslations('shop')
  return (
    <SignInPage
      title={t('signInTitle')}
      text={t('signIn')}
      onSignedIn={() => {
        noteSeen(false)
        onSignedIn()
      }}
    />
  )
}
