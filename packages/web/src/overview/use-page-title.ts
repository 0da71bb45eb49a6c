import { useEffect } from 'react'
import { shopName } from '../navigation/shop-name.ts'

/** Pages outside the wizard name themselves; the wizard names its own. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${shopName()}`
  }, [title])
}
