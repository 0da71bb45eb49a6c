import type { AppRoute } from './route-table.ts'

export type Screen = AppRoute['screen']

/** What a screen is given: the values of its route. */
export type ScreenProps<S extends Screen> = Omit<Extract<AppRoute, { screen: S }>, 'screen'>
