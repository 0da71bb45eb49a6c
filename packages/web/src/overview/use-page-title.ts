import { useEffect } from 'react'

const PRODUCT_NAME = 'Collagerie'

/** Pages outside the wizard name themselves; the wizard names its own. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${PRODUCT_NAME}`
  }, [title])
}
