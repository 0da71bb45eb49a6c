import { type Attack, answersOf } from './attack.ts'

const FROM: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '', referer: 'https://evil.example/page' },
  { 'sec-fetch-site': 'cross-site' },
]
const CALLS = ['/api/save', '/api/logout', '/api/upload', '/api/orders']

/** What a page of another site would send with a customer's cookies. */
export const foreignOrigins: Attack = ({ visitor }) =>
  answersOf(
    ...CALLS.flatMap((path) => FROM.map((headers) => visitor.call(path, { method: 'POST', headers, body: '{}' }))),
  )
