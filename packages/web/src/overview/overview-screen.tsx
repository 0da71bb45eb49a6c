import type { CollageCard as Card } from '@collagerie/protocol'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useLanguage } from '../language/language-store.ts'
import { chooserPath } from '../navigation/routes/paths.ts'
import button from '../ui/button.module.css'
import { Button } from '../ui/button.tsx'
import { KitLanguage } from '../ui/kit-language.tsx'
import { MessagePage } from '../ui/message-page.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { AccountStorage } from './account-storage.tsx'
import { BackToCollage } from './back-to-collage.tsx'
import { CollageCard } from './collage-card.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import styles from './overview-screen.module.css'
import { loadMore, loadOverview, useOverview } from './overview-store.ts'
import { OwnAccount } from './own-account.tsx'
import { ShopLink } from './shop-link.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { useCardActions } from './use-card-actions.ts'
import { usePageTitle } from './use-page-title.ts'
import { VersionsDialog } from './versions-dialog.tsx'

export function OverviewScreen() {
  const t = useTranslations()
  const language = useLanguage((state) => state.language)
  const phase = useOverview((state) => state.phase)
  const isEmpty = useOverview((state) => state.collages.length === 0)
  usePageTitle(t('navigation.overview'))

  useEffect(() => {
    void loadOverview()
  }, [])

  const newCollage = (look: 'primary' | 'secondary') => (
    <Link href={chooserPath('')} className={button[look]}>
      {t('finished.link')}
    </Link>
  )

  return (
    <KitLanguage language={language}>
      {phase === 'loading' && <Waiting label={t('overview.loading')} />}
      {phase === 'failed' && (
        <MessagePage title={t('navigation.overview')} text={t('overview.failed')} alert>
          <Button look="primary" onPress={() => void loadOverview()}>
            {t('misc.retry')}
          </Button>
          <BackToCollage />
        </MessagePage>
      )}
      {phase === 'signed out' && (
        <SignInPage
          title={t('overview.signInTitle')}
          text={t('overview.signIn')}
          onSignedIn={() => void loadOverview()}
        >
          <BackToCollage />
        </SignInPage>
      )}
      {phase === 'ready' && isEmpty && (
        <MessagePage title={t('overview.emptyTitle')} text={t('overview.empty')}>
          {newCollage('primary')}
          <BackToCollage />
          <ShopLink />
          <OwnAccount />
        </MessagePage>
      )}
      {phase === 'ready' && !isEmpty && (
        <div className={styles.overview}>
          <header className={styles.header}>
            <div>
              <h1 className={styles.heading}>{t('navigation.overview')}</h1>
              <p className={styles.intro}>{t('overview.intro')}</p>
            </div>
            <div className={styles.ways}>
              <OwnAccount />
              <ShopLink />
              <BackToCollage />
              {newCollage('secondary')}
            </div>
          </header>
          <Cards />
          <AccountStorage />
        </div>
      )}
    </KitLanguage>
  )
}

/** Pictures in the first view are not loaded lazily. */
const FIRST_ROW = 4

function Cards() {
  const t = useTranslations()
  const { collages, next, isLoadingMore } = useOverview()
  const actions = useCardActions()
  const [shown, setShown] = useState<Card>()
  const [asked, setAsked] = useState<Card>()
  const list = useRef<HTMLUListElement>(null)

  async function remove(collage: Card): Promise<void> {
    setAsked(undefined)
    await actions.remove(collage)
    // The focused card is gone.
    list.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <ul ref={list} className={styles.grid} tabIndex={-1} aria-label={t('navigation.overview')}>
        {collages.map((collage, index) => (
          <li key={collage.id}>
            <CollageCard
              collage={collage}
              isFirst={index < FIRST_ROW}
              onDuplicate={() => void actions.duplicate(collage)}
              onVersions={() => setShown(collage)}
              onDelete={() => (collage.order ? setAsked(collage) : void remove(collage))}
            />
          </li>
        ))}
      </ul>
      {next !== '' && <MoreButton label={t('overview.more')} isLoading={isLoadingMore} load={loadMore} />}
      {shown && <VersionsDialog collage={shown} onClose={() => setShown(undefined)} />}
      {asked?.order && (
        <DeleteQuestion
          orders={[asked.order, ...(asked.earlierOrders ?? [])]}
          onKeep={() => setAsked(undefined)}
          onDelete={() => void remove(asked)}
        />
      )}
    </>
  )
}
