/** Any row of any table. */
export type Row = Readonly<Record<string, unknown>>
