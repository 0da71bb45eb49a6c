import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import styles from './step-list.module.css'
import type { WizardStep } from './wizard-steps.ts'

export function StepList({ steps }: { readonly steps: readonly WizardStep[] }) {
  const t = useTranslations('navigation')
  return (
    <nav aria-label={t('steps')}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.number} className={styles.step} data-phase={step.phase}>
            <Step step={step} label={t(step.labelKey)} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Step({ step, label }: { readonly step: WizardStep; readonly label: string }) {
  const content = (
    <>
      <span className={styles.circle}>{step.number}</span>
      <span className={styles.label}>{label}</span>
    </>
  )
  if (step.phase === 'passed' && step.href !== undefined) {
    return (
      <Link href={step.href} className={styles.body}>
        {content}
      </Link>
    )
  }
  return (
    <span className={styles.body} aria-current={step.phase === 'current' ? 'step' : undefined}>
      {content}
    </span>
  )
}
