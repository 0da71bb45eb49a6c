import { shortName } from '@collagerie/core/catalogue'
import type { Collage } from '@collagerie/core/collage'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { templatePath } from '../app/routes/paths.ts'
import { useThemeList } from '../catalogue/use-theme-list.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { redoLast, undoLast, useDocument } from './document-store.ts'
import styles from './editor-header.module.css'

export function EditorHeader({ collage }: { readonly collage: Collage }) {
  const t = useTranslations()
  const { templates } = useThemeList()
  const canUndo = useDocument((state) => (state.history?.past.length ?? 0) > 0)
  const canRedo = useDocument((state) => (state.history?.future.length ?? 0) > 0)
  const { templateId, material } = collage.choice
  const offered = templates.find((template) => template.id === templateId)
  const kind = collage.template.designer === 'generated' ? 'basic' : 'design'
  return (
    <header className={styles.header}>
      <div className={styles.what}>
        <p className={styles.name}>
          {offered && (
            <>
              <span className={styles.category}>{offered.category}</span> {shortName(offered.name)}
            </>
          )}
        </p>
        <p className={styles.format}>
          {!offered?.isTileBased && t('misc.format', collage.template.canvas)}
          {offered?.isMaterialSpecific && material !== '' && ` · ${t(`materials.${material}.name`)}`}
        </p>
      </div>
      <Link href={templatePath(kind, templateId)} className={styles.edit}>
        {t('editor.editDesign')}
      </Link>
      <div className={styles.tools}>
        <Button look="icon" aria-label={t('editor.undo')} isDisabled={!canUndo} onPress={undoLast}>
          <Icon name="undo" />
        </Button>
        <Button look="icon" aria-label={t('editor.redo')} isDisabled={!canRedo} onPress={redoLast}>
          <Icon name="redo" />
        </Button>
      </div>
    </header>
  )
}
