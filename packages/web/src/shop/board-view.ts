import { ORDER_STATES, type OrderState } from '@collagerie/core/order'

/** Which orders the board shows. */
export interface BoardView {
  /** Empty for every state. */
  readonly state: OrderState | ''
  /** The text as typed. */
  readonly search: string
}

/** The view of an address; unknown values show everything. */
export function readBoardView(query: string): BoardView {
  const fields = new URLSearchParams(query)
  const asked = fields.get('state')
  return {
    state: ORDER_STATES.find((state) => state === asked) ?? '',
    search: (fields.get('q') ?? '').trim(),
  }
}

/** The query of a view's address; empty for everything. */
export function boardQuery({ state, search }: BoardView): string {
  const fields = new URLSearchParams({ ...(state !== '' && { state }), ...(search !== '' && { q: search }) })
  return fields.size === 0 ? '' : `?${fields}`
}

export function isSameView(a: BoardView, b: BoardView): boolean {
  return a.state === b.state && a.search === b.search
}
