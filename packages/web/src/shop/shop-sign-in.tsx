import { useTranslations } from 'use-intl'
import { SignInPage } from '../overview/sign-in-page.tsx'
import { useBoard } from './board-store.ts'

/** Somebody else may have signed in meanwhile, who is to find nothing here. */
export function ShopSignIn({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const t = useTranslations('shop')
  return (
    <SignInPage
      title={t('signInTitle')}
      text={t('signIn')}
      onSignedIn={() => {
        useBoard.setState({ isSeen: false })
        onSignedIn()
      }}
    />
  )
}
