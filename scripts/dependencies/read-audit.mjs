/** The output of `npm audit --json` as a sentence, also if the registry did not answer. */
export function readAudit(printed) {
  const answer = parsed(printed)
  const counts = answer?.metadata?.vulnerabilities
  if (typeof counts?.total !== 'number') {
    const status = answer?.statusCode === undefined ? '' : ` (${answer.statusCode})`
    const sentence = `The registry did not answer${status} whether these packages have known faults. Nothing was checked: run this again where the public registry can be reached.`
    return { isAnswered: false, sentence, findings: [] }
  }
  const findings = Object.values(answer.vulnerabilities ?? {}).map(
    ({ name, severity, range }) => `${severity}: ${name} ${range}`,
  )
  const checked = answer.metadata.dependencies?.total ?? 0
  return { isAnswered: true, sentence: `${checked} packages checked, ${counts.total} with known faults.`, findings }
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
