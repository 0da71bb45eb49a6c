import type { Material } from '@collagerie/core/format'
import type { Offer } from '@collagerie/protocol'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isTextLeftOut } from '../document/text-left-out.ts'
import { ViewButtons } from '../hanging/view-buttons.tsx'
import { useLanguage } from '../language/language-store.ts'
import { usePriceText } from '../language/price-text.ts'
import { editPath } from '../navigation/routes/paths.ts'
import { PiecePicture } from '../overview/piece-picture.tsx'
import { usePieceText } from '../overview/piece-text.ts'
import button from '../ui/button.module.css'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { latePart } from '../ui/late-part.tsx'
import link from '../ui/link.module.css'
import { PriceLine } from '../ui/price-line.tsx'
import styles from './checkout.module.css'
import { MaterialChoice } from './material-choice.tsx'
import { PieceFacts } from './piece-facts.tsx'
import { usePlaceOrder } from './use-place-order.ts'

const loadView = async () => (await import('./view-piece.tsx')).ViewPiece
/** The saved picture stands until then. */
const SharpPiece = latePart(async () => (await import('./sharp-piece.tsx')).SharpPiece)

interface Props {
  readonly offer: Offer
  readonly onSignedOut: () => void
}

export function CheckoutForm({ offer: first, onSignedOut }: Props) {
  const t = useTranslations()
  const text = usePieceText()
  const priceText = usePriceText()
  const language = useLanguage((each) => each.language)
  const [offer, setOffer] = useState(first)
  const { piece, materials, isFinished, isTooLarge } = offer
  const [chosen, setChosen] = useState<Material>('')
  const [isMissing, setMissing] = useState(false)
  const { state, place } = usePlaceOrder(offer, onSignedOut, setOffer)
  const isAsked = materials.length > 0
  const canBeOrdered = isFinished && !isTooLarge
  const priceOn = (wanted: Material) => offer.prices?.find(({ material }) => material === wanted)?.price
  const price = isAsked ? priceOn(chosen) : piece.price

  function submit(event: FormEvent): void {
    event.preventDefault()
    setMissing(isAsked && chosen === '')
    if (!isAsked || chosen !== '') place(chosen, price)
  }

  return (
    <div className={styles.screen}>
      <div className={styles.piece}>
        <PiecePicture
          src={piece.picture}
          width={piece.width}
          height={piece.height}
          alt={text.name(piece)}
          isFirst
          sharp={<SharpPiece collageId={offer.collageid} material={chosen} format={piece} />}
        />
        <div className={styles.views}>
          <ViewButtons load={loadView} given={{ collageId: offer.collageid, material: chosen }} />
        </div>
      </div>
      <form className={styles.panel} onSubmit={submit} noValidate>
        {canBeOrdered && (
          <a href={editPath(language, offer.collageid)} className={styles.back}>
            <Icon name="chevronLeft" />
            {t('savedialog.backToCollage')}
          </a>
        )}
        <header>
          <p className={styles.kicker}>{t('checkout.heading')}</p>
          <h1 className={styles.name}>{text.name(piece)}</h1>
        </header>
        {/* Where the button is always in sight, what speaks against pressing it has to be too. */}
        {canBeOrdered && <Doubts offer={offer} />}
        {canBeOrdered && isAsked && (
          <MaterialChoice
            materials={materials}
            chosen={chosen}
            error={isMissing && chosen === '' ? t('checkout.materialMissing') : ''}
            priceOn={priceOn}
            onChoose={setChosen}
          />
        )}
        <PieceFacts piece={{ ...piece, price }} hasMaterial={!isAsked} hasPriceToCome={offer.prices !== undefined} />
        {canBeOrdered ? (
          <>
            <p className={styles.note}>{t('checkout.frozen')}</p>
            <div className={styles.actions}>
              {state === 'too large' && (
                <p role="alert" className={styles.problem}>
                  {t('checkout.tooLarge')}
                </p>
              )}
              {state === 'price changed' && (
                <p role="alert" className={styles.problem}>
                  {t('checkout.priceChanged')}
                </p>
              )}
              {state === 'failed' && (
                <p role="alert" className={styles.problem}>
                  {t('checkout.failed')}
                </p>
              )}
              {(price ?? offer.prices) && (
                <PriceLine
                  label={t('checkout.total')}
                  price={price ? priceText(price) : ''}
                  missing={isAsked && chosen === '' ? t('checkout.chooseMaterial') : undefined}
                />
              )}
              <Button type="submit" look="primary" isDisabled={state === 'placing'}>
                {t(state === 'placing' ? 'checkout.confirming' : 'checkout.confirm')}
              </Button>
            </div>
          </>
        ) : (
          <CannotBeOrdered
            collageId={offer.collageid}
            title={t(isFinished ? 'checkout.tooLargeTitle' : 'savedialog.canNotOrderTitle')}
            text={t(isFinished ? 'checkout.tooLarge' : 'savedialog.canNotOrder')}
          />
        )}
      </form>
    </div>
  )
}

/** What the customer may want to mend first. Nobody is kept from ordering by it. */
function Doubts({ offer: { collageid, blurredPhotos, lowPhotos, hasUnwrittenText } }: { readonly offer: Offer }) {
  const t = useTranslations('checkout')
  return (
    <>
      {blurredPhotos > 0 && <p className={styles.problem}>{t('tooSmall', { count: blurredPhotos })}</p>}
      {lowPhotos > blurredPhotos && <p className={styles.problem}>{t('soft', { count: lowPhotos - blurredPhotos })}</p>}
      {hasUnwrittenText && !isTextLeftOut(collageid) && <UnwrittenText collageId={collageid} />}
    </>
  )
}

function UnwrittenText({ collageId }: { readonly collageId: string }) {
  const t = useTranslations()
  const language = useLanguage((state) => state.language)
  return (
    <div className={styles.problem}>
      <p className={styles.problemTitle}>{t('savedialog.textUnwrittenTitle')}</p>
      <p>{t('checkout.textUnwritten')}</p>
      <a href={editPath(language, collageId)} className={link.link}>
        {t('savedialog.writeText')}
      </a>
    </div>
  )
}

interface Reason {
  readonly collageId: string
  readonly title: string
  readonly text: string
}

function CannotBeOrdered({ collageId, title, text }: Reason) {
  const t = useTranslations('savedialog')
  const language = useLanguage((state) => state.language)
  return (
    <>
      <div role="alert" className={styles.problem}>
        <p className={styles.problemTitle}>{title}</p>
        <p>{text}</p>
      </div>
      <div className={styles.actions}>
        <a href={editPath(language, collageId)} className={button.primary}>
          {t('backToCollage')}
        </a>
      </div>
    </>
  )
}
