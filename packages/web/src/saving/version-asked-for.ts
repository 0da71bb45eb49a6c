import type { SaveVersion } from '@collagerie/core/saving'
import type { EditorState } from '../navigation/navigation-state.ts'

const VERSION_OF_STATE: Readonly<Partial<Record<EditorState, SaveVersion>>> = {
  save: 'save',
  order: 'order',
  'want to quit': 'want_to_quit',
  'login for collage': 'login_for_model',
}

/** Which dialog about saving the navigation asks for, if any. */
export function versionAskedFor(state: EditorState): SaveVersion | '' {
  return VERSION_OF_STATE[state] ?? ''
}
