import { useTranslations } from 'use-intl'
import { useLanguage } from '../language/language-store.ts'
import { type NavigationState, quitOutcome } from '../navigation/navigation-state.ts'
import { backUrl } from '../navigation/shop-config.ts'
import { isSaving, takeStep, useTabState } from '../navigation/tab-state.ts'
import { Icon } from '../ui/icon.tsx'
import { ExitLink } from './exit-link.tsx'

interface Props {
  readonly state: NavigationState
  readonly className?: string | undefined
  readonly labelClassName?: string | undefined
}

/** A link if quitting leaves at once, a button if the editor first has something to say; nothing while saving. */
export function QuitControl({ state, className, labelClassName }: Props) {
  const t = useTranslations('navigation')
  const language = useLanguage((each) => each.language)
  const saving = useTabState(isSaving)
  const outcome = quitOutcome(state, saving)
  if (outcome === 'nothing') return null
  const content = (
    <>
      <Icon name="close" />
      <span className={labelClassName}>{t('quit')}</span>
    </>
  )
  if (outcome === 'leave') {
    return (
      <ExitLink href={backUrl(language)} className={className} label={t('quit')}>
        {content}
      </ExitLink>
    )
  }
  return (
    <button type="button" className={className} aria-label={t('quit')} onClick={() => takeStep('quit')}>
      {content}
    </button>
  )
}
