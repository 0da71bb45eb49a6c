import { expect, it } from 'vitest'
import { addressKey } from './address-key.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:51000', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['64:ff9b::203.0.113.9', '203.0.113.9'],
  ['::ffff:255.255.255.255', '255.255.255.255'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::203.0.113.9', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['fe80::1%eth1', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['unknown', 'no address'],
  ['', 'no address'],
  ['2001:db8::1::2', 'no address'],
])('%s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})

it('counts every address of a /64 as one, and every IPv4 address by itself', () => {
  const rotating = Array.from(
    { length: 300 },
    (_, at) => `2001:db8:5:6:${at.toString(16)}::${((at * 7919) % 0xffff).toString(16)}`,
  )
  expect(new Set(rotating.map(addressKey)).size).toBe(1)
  const many = Array.from({ length: 300 }, (_, at) => `203.0.${at % 256}.${Math.floor(at / 256)}`)
  expect(new Set(many.map(addressKey)).size).toBe(300)
})
