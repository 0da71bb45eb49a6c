import { rawRequest } from '../testing/raw-request.ts'
import { type Attack, answersOf } from './attack.ts'

const PATHS = ['/api/photo/:(', '/api/%', '/%E0%A4%A', '//', '/api/collages/::x/offer', `/${'a'.repeat(9000)}`, '*']
const HOSTS = ['', '[', 'a b', '%00', '@', 'x'.repeat(3000)]
const METHODS = ['GET', 'POST', 'BREW']

/** Unreadable paths and hosts, with every method. */
export const oddAddresses: Attack = ({ visitor, turn }) => {
  const host = HOSTS[turn % HOSTS.length]
  const requests = PATHS.flatMap((path) =>
    METHODS.map((method) => `${method} ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
  )
  return answersOf(...requests.map((request) => rawRequest(visitor.url, request)))
}
