import { type Choice, formatOf, generatedTemplateOf } from '@collagerie/core/choice'
import { newCollage, shownPhotos } from '@collagerie/core/collage'
import { fillWithSamples } from '@collagerie/core/placement'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDocument } from '../editor/document-store.ts'
import { sampleSource, useSamples } from '../painting/sample-store.ts'
import { SheetCanvas } from '../painting/sheet-canvas.tsx'
import button from '../ui/button.module.css'
import { CustomSizeDialog } from './custom-size-dialog.tsx'
import { DesignControls } from './design-controls.tsx'
import { FormatDialog } from './format-dialog.tsx'
import { FormatPicker } from './format-picker.tsx'
import { materialKey } from './material-list.tsx'
import { MaterialPicker } from './material-picker.tsx'
import preview from './preview.module.css'
import { StaticPreview } from './static-preview.tsx'
import styles from './template-screen.module.css'
import { useOpenEditor } from './use-open-editor.ts'

/** Brings the photo library along, which nobody without photos needs here. */
const SharpSize = lazy(async () => ({ default: (await import('./sharp-size.tsx')).SharpSize }))

type OpenDialog = 'formats' | 'custom' | undefined

export function TemplateWorkbench({ choice }: { readonly choice: Choice }) {
  const t = useTranslations()
  const [dialog, setDialog] = useState<OpenDialog>()
  const history = useDocument((state) => state.history)
  const { open, state } = useOpenEditor(choice)
  const { offered } = choice
  const hasPhotos = useMemo(() => history !== undefined && shownPhotos(history.present).length > 0, [history])
  const action = t(history ? 'template.editCurrent' : 'template.create')
  return (
    <div className={styles.screen}>
      <div className={`${styles.piece} ${preview.piece}`}>
        <button
          type="button"
          className={preview.wall}
          data-material={choice.material}
          aria-label={`${t('template.preview')}. ${action}`}
          onClick={open}
        >
          <span className={preview.room}>
            <Preview choice={choice} />
          </span>
        </button>
        <p className={styles.caption}>
          {t('misc.format', formatOf(choice))} · {t(`materials.${materialKey(choice.material)}.name`)}
        </p>
        {history && hasPhotos && !offered.isTileBased && (
          <p role="status" className={styles.sharpness}>
            <Suspense>
              <SharpSize choice={choice} history={history} />
            </Suspense>
          </p>
        )}
      </div>
      <div className={styles.panel}>
        <header>
          <p className={styles.category}>{offered.category}</p>
          <h1 className={styles.name}>{offered.name}</h1>
          <p className={styles.description}>{offered.description}</p>
        </header>
        <FormatPicker choice={choice} onAllFormats={() => setDialog('formats')} onCustom={() => setDialog('custom')} />
        <DesignControls choice={choice} />
        <MaterialPicker choice={choice} />
      </div>
      <div className={styles.actions}>
        {state === 'failed' && <p role="alert">{t('template.openFailed')}</p>}
        <button type="button" className={button.primary} disabled={state === 'opening'} onClick={open}>
          {action}
        </button>
      </div>
      <FormatDialog
        choice={choice}
        isOpen={dialog === 'formats'}
        onClose={() => setDialog(undefined)}
        onCustom={() => setDialog('custom')}
      />
      <CustomSizeDialog choice={choice} isOpen={dialog === 'custom'} onClose={() => setDialog(undefined)} />
    </div>
  )
}

function Preview({ choice }: { readonly choice: Choice }) {
  const samples = useSamples()
  const collage = useMemo(() => {
    const template = generatedTemplateOf(choice)
    const { offered, size, material } = choice
    if (!template) return undefined
    const empty = newCollage({ templateId: offered.id, childTemplateId: size.id, material }, template)
    return { ...empty, userdata: { ...empty.userdata, images: fillWithSamples(template, samples, template.design) } }
  }, [choice, samples])
  if (!collage) return <StaticPreview choice={choice} />
  return <SheetCanvas collage={collage} source={sampleSource} />
}
