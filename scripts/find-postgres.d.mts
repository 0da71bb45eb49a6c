export declare const BOTH_ENGINES: readonly string[]
export declare const POSTGRES_ALONE: readonly string[]
export declare function hasPostgres(): boolean
