import type { ListedCollage as Card } from '@collagerie/protocol'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useLanguage } from '../language/language-store.ts'
import { chooserPath, ORDERS_HASH } from '../navigation/routes/paths.ts'
import button from '../ui/button.module.css'
import { Button } from '../ui/button.tsx'
import { KitLanguage } from '../ui/kit-language.tsx'
import { MessagePage } from '../ui/message-page.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { AccountOrderList } from './account-order-list.tsx'
import { AccountStorage } from './account-storage.tsx'
import { BackToCollage } from './back-to-collage.tsx'
import { CollageCard } from './collage-card.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { loadOrders, useOrders } from './orders-store.ts'
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
  const hasCollages = useOverview((state) => state.collages.length > 0)
  const areOrdersComing = useOrders((state) => state.phase === 'loading')
  const hasOrders = useOrders((state) => state.orders.length > 0 || state.phase === 'failed')
  const [list, show] = useShownList({ hasCollages, hasOrders })
  const title = t(list === 'orders' ? 'overview.orders' : 'navigation.overview')
  usePageTitle(title)
  useEffect(() => load(), [])

  const isLoading = phase === 'loading' || (phase === 'ready' && areOrdersComing)

  return (
    <KitLanguage language={language}>
      {isLoading && <Waiting label={t('overview.loading')} />}
      {phase === 'failed' && (
        <MessagePage title={t('navigation.overview')} text={t('overview.failed')} alert>
          <Button look="primary" onPress={load}>
            {t('misc.retry')}
          </Button>
          <BackToCollage />
        </MessagePage>
      )}
      {phase === 'signed out' && (
        <SignInPage title={t('overview.signInTitle')} text={t('overview.signIn')} onSignedIn={load}>
          <BackToCollage />
        </SignInPage>
      )}
      {phase === 'ready' && !isLoading && !hasCollages && !hasOrders && (
        <MessagePage title={t('overview.emptyTitle')} text={t('overview.empty')}>
          <NewCollage look="primary" />
          <BackToCollage />
          <ShopLink />
          <OwnAccount />
        </MessagePage>
      )}
      {phase === 'ready' && !isLoading && (hasCollages || hasOrders) && (
        <div className={styles.overview}>
          <header className={styles.header}>
            <div className={styles.titled}>
              <h1 className={styles.heading}>{title}</h1>
              <p className={styles.intro}>{t(list === 'orders' ? 'overview.ordersIntro' : 'overview.intro')}</p>
            </div>
            <div className={styles.ways}>
              <div className={styles.account}>
                <OwnAccount />
              </div>
              <ShopLink />
              <BackToCollage />
              <NewCollage look="secondary" />
            </div>
          </header>
          {hasOrders ? <Lists hasCollages={hasCollages} shown={list} onShow={show} /> : <Cards />}
          <AccountStorage />
        </div>
      )}
    </KitLanguage>
  )
}

type List = 'collages' | 'orders'

/** The list to show: the one chosen last, or the one the address names. */
function useShownList({ hasCollages, hasOrders }: { readonly hasCollages: boolean; readonly hasOrders: boolean }) {
  const [chosen, setChosen] = useState(() => listIn(window.location.hash))
  // The menu above leads to the orders from here too, which loads no page.
  useEffect(() => {
    const follow = () => setChosen(listIn(window.location.hash))
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])

  function show(list: List): void {
    setChosen(list)
    // The address of the orders can be kept; going back leads out of the page, not through its tabs.
    const { pathname, search } = window.location
    window.history.replaceState(window.history.state, '', list === 'orders' ? ORDERS_HASH : `${pathname}${search}`)
  }

  // Without orders there is one list, whatever the address says; without collages it opens at the orders.
  const shown: List = hasOrders ? (chosen ?? (hasCollages ? 'collages' : 'orders')) : 'collages'
  return [shown, show] as const
}

interface ListsProps {
  readonly hasCollages: boolean
  readonly shown: List
  readonly onShow: (list: List) => void
}

function Lists({ hasCollages, shown, onShow }: ListsProps) {
  const t = useTranslations('overview')
  return (
    <div className={styles.tabbed}>
      <Tabs
        label={t('lists')}
        selected={shown}
        onSelect={(id) => onShow(listIn(`#${id}`) ?? 'collages')}
        tabs={[
          {
            id: 'collages',
            label: t('collages'),
            content: hasCollages ? <Cards /> : <p className={styles.none}>{t('noCollages')}</p>,
          },
          { id: 'orders', label: t('ordersTab'), content: <AccountOrderList /> },
        ]}
      />
    </div>
  )
}

function NewCollage({ look }: { readonly look: 'primary' | 'secondary' }) {
  const t = useTranslations('finished')
  return (
    <Link href={chooserPath('')} className={`${button[look]} ${styles.beside}`}>
      {t('link')}
    </Link>
  )
}

function load(): void {
  void loadOverview()
  void loadOrders()
}

function listIn(hash: string): List | undefined {
  return hash === ORDERS_HASH ? 'orders' : undefined
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
