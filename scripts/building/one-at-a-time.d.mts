export function oneAtATime<Result>(output: string, work: () => Promise<Result>): Promise<Result>
