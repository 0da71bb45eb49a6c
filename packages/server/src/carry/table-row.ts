/** Any row of any table. */
export type TableRow = Readonly<Record<string, unknown>>
