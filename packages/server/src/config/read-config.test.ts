import { describe, expect, it } from 'vitest'
import { StartFailure } from '../start-failure.ts'
import { readConfig } from './read-config.ts'

describe('readConfig', () => {
  it('has a default for every setting, with folders counted from the project', () => {
    expect(readConfig({}, '/srv/collagerie')).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: '/srv/collagerie/data',
      contentDir: '/srv/collagerie/content/build',
      webDir: '/srv/collagerie/packages/web/dist',
      logLevel: 'info',
      trustProxy: [],
      publicOrigin: '',
      sessionIdleMinutes: 1440,
      signInLimit: 60,
      registerLimit: 120,
      uploadLimit: 3000,
      userQuotaMb: 10_000,
    })
  })

  it('takes an empty or blank variable for an absent one', () => {
    expect(readConfig({ PORT: '', HOST: '  ' }, '/srv')).toMatchObject({ port: 3000, host: 'localhost' })
  })

  it('keeps absolute folders as they are', () => {
    expect(readConfig({ DATA_DIR: '/var/lib/collagerie' }, '/srv').dataDir).toBe('/var/lib/collagerie')
  })

  it('reads proxies as a list of addresses and networks', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }, '/srv').trustProxy).toEqual(['10.0.0.0/8', '::1'])
  })

  it.each([
    ['PORT', '70000', 'PORT must be a whole number from 0 to 65535, not "70000".'],
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535, not "http".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, not "-1".'],
    ['HOST', 'a b', 'HOST must be a host name or an IP address, not "a b".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud".'],
    ['TRUST_PROXY', '10.0.0.0/99', 'TRUST_PROXY must be a comma list of addresses or networks, not "10.0.0.0/99".'],
    ['SESSION_IDLE_MINUTES', '0', 'SESSION_IDLE_MINUTES must be a whole number above 0, not "0".'],
    ['USER_QUOTA_MB', '1.5', 'USER_QUOTA_MB must be a whole number above 0, not "1.5".'],
    [
      'PUBLIC_ORIGIN',
      'https://shop.example/app',
      'PUBLIC_ORIGIN must be an origin such as https://collage.example.com, without a path, not "https://shop.example/app".',
    ],
  ])('refuses %s=%s in one sentence', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value }, '/srv')).toThrow(new StartFailure(sentence))
  })
})
