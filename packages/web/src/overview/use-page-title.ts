import { useEffect } from 'react'
import { shopName } from '../navigation/shop-name.ts'

/** Pages outside the wizard set their own title; the wizard sets its own. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} - ${shopName()}`
  }, [title])
}
