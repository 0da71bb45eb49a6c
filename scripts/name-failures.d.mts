export declare function vitestFailures(report: { readonly testResults: readonly object[] }): string[]
export declare function playwrightFailures(report: {
  readonly suites: readonly object[]
  readonly errors?: readonly { readonly message?: string }[]
}): string[]
