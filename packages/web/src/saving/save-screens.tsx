import { pagesToWrite, pagesWithGaps, unwrittenTexts } from '@collagerie/core/collage'
import type { SavePurpose, SaveState } from '@collagerie/core/saving'
import { SUBTITLE_SLOT } from '@collagerie/core/text'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { RegisterForm } from '../account/register-form.tsx'
import { SignInForm } from '../account/sign-in-form.tsx'
import { useDocument } from '../document/document-store.ts'
import { useLocalCopy } from '../document/local-copy.ts'
import { SeePages } from '../document/see-pages.tsx'
import { tabDraft } from '../drafts/tab-draft.ts'
import { useLanguage } from '../language/language-store.ts'
import { overviewUrl } from '../navigation/shop-config.ts'
import { takeStep } from '../navigation/tab-state.ts'
import { ExitLink } from '../shell/exit-link.tsx'
import { Button, type ButtonLook } from '../ui/button.tsx'
import link from '../ui/link.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { closeSheetToasts } from '../ui/toast-queue.ts'
import { CanNotOrder, GapActions, type MissingProps } from './can-not-order.tsx'
import { leaveEditor, startNewCollage } from './leave-editor.ts'
import styles from './save-dialog.module.css'
import { SaveFailed } from './save-failed.tsx'
import { changeAccount, closeSaving, leaveTextOut, stepSaving, useSaving } from './save-store.ts'
import { NotKept, TooSmall } from './saved-warnings.tsx'
import { SavingProgress } from './saving-progress.tsx'

interface ScreenProps extends MissingProps {
  readonly purpose: SavePurpose
  /** Called when signing in switches to a forgotten password and back. */
  readonly onForgotten?: (isForgotten: boolean) => void
  /** The collage to save or saved, if it is not shown beside the dialog. */
  readonly piece?: ReactNode
}

interface SaveScreen {
  readonly body: (props: ScreenProps) => ReactNode
  readonly actions?: (props: ScreenProps) => ReactNode
}

/** The content and the footer buttons of the dialog in each state. */
export const SAVE_SCREENS: Readonly<Record<SaveState, SaveScreen>> = {
  CHECKING: { body: Checking, actions: CancelCheck },
  LOGIN: { body: Login },
  LOGIN_FOR_COLLAGE: {
    body: ({ onForgotten }) => <SignInForm onSignedIn={() => stepSaving('loggedIn')} onForgotten={onForgotten} />,
  },
  REGISTER: { body: Register },
  SAVING: { body: SavingProgress, actions: CancelUpload },
  SAVED: { body: Saved, actions: AfterSaving },
  ERROR: { body: SaveFailed, actions: AfterFailure },
  WANT_TO_QUIT: { body: WantToQuit, actions: QuitChoices },
  CAN_NOT_ORDER: { body: CanNotOrder, actions: GapActions },
  TEXT_UNWRITTEN: { body: TextUnwritten, actions: TextChoices },
}

function Checking() {
  const t = useTranslations('savedialog')
  return <Spinner label={t('checking')} />
}

function CancelCheck() {
  const t = useTranslations('misc')
  return <Button onPress={closeSaving}>{t('cancel')}</Button>
}

function useNext(purpose: SavePurpose): string {
  const t = useTranslations('savedialog')
  return t(purpose === 'order' ? 'nextOrdered' : 'nextSaved')
}

function Register({ purpose, piece }: ScreenProps) {
  const next = useNext(purpose)
  return (
    <RegisterForm
      onRegistered={() => stepSaving('registered')}
      onSignIn={() => stepSaving('toLogin')}
      piece={piece}
      next={next}
    />
  )
}

function Login({ purpose, piece, onForgotten }: ScreenProps) {
  const next = useNext(purpose)
  const isNew = useDocument((state) => state.savedId === undefined)
  return (
    <SignInForm
      onSignedIn={() => stepSaving('loggedIn')}
      onForgotten={onForgotten}
      piece={piece}
      next={next}
      {...(isNew && { onRegister: () => stepSaving('toRegister') })}
    />
  )
}

function CancelUpload() {
  const t = useTranslations('savedialog')
  return <Button onPress={() => stepSaving('cancelUpload')}>{t('cancelUpload')}</Button>
}

function Saved({ purpose, piece }: ScreenProps) {
  const t = useTranslations('savedialog')
  const bar = useTranslations('navigation')
  const language = useLanguage((state) => state.language)
  // What was said of the sheet before is over: the good news stands alone.
  useEffect(() => closeSheetToasts(), [])
  return (
    <div className={styles.saved}>
      {piece}
      <p>{t(purpose === 'order' ? 'savedForOrder' : 'savedText')}</p>
      <TooSmall />
      <NotKept />
      <div className={styles.others}>
        <ExitLink href={overviewUrl(language)} className={link.alone}>
          {bar('overview')}
        </ExitLink>
        <LinkButton onPress={startNewCollage}>{t('newCollage')}</LinkButton>
        <LinkButton onPress={leaveEditor}>{t('quit')}</LinkButton>
      </div>
    </div>
  )
}

/** The next step comes last, where the main button is: ordering, if it was asked for or nothing is missing. */
function AfterSaving({ purpose }: ScreenProps) {
  const t = useTranslations('savedialog')
  const isFinished = useDocument(({ pages }) => pages !== undefined && pagesWithGaps(pages).length === 0)
  const isOrder = purpose === 'order' || isFinished
  const onwards = (look: ButtonLook) => (
    <Button look={look} onPress={closeSaving}>
      {t('continue')}
    </Button>
  )
  return (
    <>
      {isOrder && onwards('secondary')}
      <Button look={isOrder ? 'primary' : 'secondary'} onPress={() => stepSaving('order')}>
        {t('order')}
      </Button>
      {!isOrder && onwards('primary')}
    </>
  )
}

function AfterFailure() {
  const t = useTranslations()
  const isOfAnotherAccount = useSaving((state) => state.isOfAnotherAccount)
  return (
    <>
      <Button onPress={closeSaving}>{t('savedialog.backToCollage')}</Button>
      {isOfAnotherAccount ? (
        <Button look="primary" onPress={() => void changeAccount()}>
          {t('savedialog.changeAccount')}
        </Button>
      ) : (
        <Button look="primary" onPress={() => stepSaving('retry')}>
          {t('misc.retry')}
        </Button>
      )}
    </>
  )
}

function WantToQuit() {
  const t = useTranslations('savedialog')
  const isKept = useLocalCopy() !== 'refused'
  const isSaved = useDocument(({ pages, unchanged, savedId }) =>
    // If no collage is open, it is a returning draft or a collage of the account.
    pages ? savedId !== undefined && pages === unchanged : tabDraft() === undefined,
  )
  if (isSaved) return <p>{t('quitTextSaved')}</p>
  return <p>{t(isKept ? 'quitText' : 'quitTextLost')}</p>
}

function QuitChoices() {
  const t = useTranslations('savedialog')
  const hasCollage = useDocument((state) => state.page !== undefined)

  function saveFirst(): void {
    stepSaving('save')
    takeStep('save')
  }

  return (
    <>
      <Button onPress={leaveEditor}>{t('quitWithoutSaving')}</Button>
      {hasCollage && (
        <Button look="primary" onPress={saveFirst}>
          {t('saveFirst')}
        </Button>
      )}
    </>
  )
}

function TextUnwritten() {
  const t = useTranslations('savedialog')
  const pages = useDocument((state) => state.pages) ?? []
  const slots = new Set(pages.flatMap((page) => unwrittenTexts(page).map(({ slot }) => slot)))
  const one = slots.has(SUBTITLE_SLOT) ? 'subtitleUnwritten' : 'titleUnwritten'
  return (
    <p>
      {t(slots.size > 1 ? 'textsUnwritten' : one)} <SeePages places={pagesToWrite(pages)} onGo={closeSaving} />
    </p>
  )
}

function TextChoices({ onWrite }: ScreenProps) {
  const t = useTranslations()
  return (
    <>
      <Button onPress={closeSaving}>{t('misc.back')}</Button>
      <Button onPress={leaveTextOut}>{t('savedialog.leaveTextOut')}</Button>
      {onWrite && (
        <Button look="primary" onPress={onWrite}>
          {t('savedialog.writeText')}
        </Button>
      )}
    </>
  )
}
