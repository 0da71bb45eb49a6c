import type { SavePurpose } from '@collagerie/core/saving'
import type { EditorState } from '../navigation/navigation-state.ts'

const PURPOSE_OF_STATE: Readonly<Partial<Record<EditorState, SavePurpose>>> = {
  save: 'save',
  order: 'order',
  'want to quit': 'want_to_quit',
  'login for collage': 'login_for_model',
}

/** What the save dialog is opened for in a state of the navigation. */
export function purposeAskedFor(state: EditorState): SavePurpose {
  return PURPOSE_OF_STATE[state] ?? ''
}
