import { useEffect } from 'react'
import { Redirect } from 'wouter'
import { useLanguage } from '../app/language/language-store.ts'
import { selectionPath } from '../app/routes/paths.ts'
import type { ScreenProps } from '../app/routes/screen-props.ts'
import { takeStep, useSession } from '../app/session.ts'
import { KitLanguage } from '../ui/kit-language.tsx'
import { useDocument } from './document-store.ts'
import { EditorHeader } from './editor-header.tsx'
import styles from './editor-screen.module.css'
import { SheetTable } from './sheet-table.tsx'
import { useHistoryKeys } from './use-history-keys.ts'

export function EditorScreen(_: ScreenProps<'editor'>) {
  const filter = useSession((session) => session.filter)
  const language = useLanguage((state) => state.language)
  const collage = useDocument((state) => state.collage)
  const hasLayers = (collage?.template.variation.layers.length ?? 0) > 0
  useHistoryKeys()

  useEffect(() => {
    if (hasLayers) takeStep('layersReady')
  }, [hasLayers])

  if (!collage) return <Redirect to={selectionPath(filter)} replace />
  return (
    <KitLanguage language={language}>
      <div className={styles.editor}>
        <EditorHeader collage={collage} />
        <SheetTable collage={collage} />
      </div>
    </KitLanguage>
  )
}
