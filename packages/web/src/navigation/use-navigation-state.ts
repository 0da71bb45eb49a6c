import { usePathname } from 'wouter/use-browser-location'
import { type NavigationState, navigationStateOf } from './navigation-state.ts'
import { routeKindOf } from './routes/route-kind.ts'
import { useTabState } from './tab-state.ts'

/** The customer's state, by address and, inside the editor, by its own state. */
export function useNavigationState(): NavigationState | undefined {
  const path = usePathname()
  const editorState = useTabState((tab) => tab.editorState)
  return navigationStateOf(routeKindOf(path), editorState)
}
