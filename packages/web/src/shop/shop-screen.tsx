import { useLanguage } from '../language/language-store.ts'
import type { ScreenProps } from '../navigation/routes/screen-props.ts'
import { KitLanguage } from '../ui/kit-language.tsx'
import { Board } from './board.tsx'
import { ShopOrderPage } from './shop-order-page.tsx'

/** The shop's own side: the board of all orders, or one of them. */
export function ShopScreen({ number }: ScreenProps<'shop'>) {
  const language = useLanguage((state) => state.language)
  return (
    <KitLanguage language={language}>
      {number === undefined ? <Board /> : <ShopOrderPage key={number} number={number} />}
    </KitLanguage>
  )
}
