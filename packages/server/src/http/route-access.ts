/** Options of a route that say who may call it. */
export const VISITOR = { config: { access: 'visitor' } } as const
export const OWNER = { config: { access: 'owner' } } as const
export const OPERATOR = { config: { access: 'operator' } } as const
