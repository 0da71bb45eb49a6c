import { describe, expect, it } from 'vitest'
import { readConfig } from './read-config.ts'
import { StartFailure } from './start-failure.ts'

describe('readConfig', () => {
  it('has a default for every setting, with folders counted from the project', () => {
    expect(readConfig({}, '/srv/collagerie')).toEqual({
      port: 3000,
      host: 'localhost',
      healthPort: 'none',
      dataDir: '/srv/collagerie/data',
      databaseUrl: '',
      databaseLimits: { connections: 10, statementSeconds: 30, lockSeconds: 10, idleSeconds: 60 },
      blobsPlace: 'folders',
      contentDir: '/srv/collagerie/content/build',
      webDir: '/srv/collagerie/packages/web/dist',
      logLevel: 'info',
      metricsToken: '',
      metricsAddresses: [],
      trustProxy: [],
      publicOrigin: '',
      sessionIdleMinutes: 1440,
      signInLimit: 60,
      registerLimit: 120,
      uploadLimit: 3000,
      orderLimit: 60,
      userQuotaMb: 10_000,
      pictureMemoryMb: 512,
      pictureQueue: 200,
      printJobs: 1,
      printMemoryMb: 1600,
      printMinutes: 60,
      printKeepDays: 90,
      addressKeepDays: 90,
      orderPages: 200,
      orderMegapixels: 6000,
      printDpi: { common: 300, of: new Map() },
      printProfile: { common: '', of: new Map() },
      printMarks: { common: 'off', of: new Map() },
      webhookUrls: [],
      webhookSecret: '',
      mailUrl: '',
      mailFrom: { name: '', address: '' },
      shopDir: '',
      backUrl: '',
      overviewUrl: '',
      checkoutUrl: '',
      timeZone: 'Europe/Paris',
      textCharacters: 'latin-1',
      quietUploads: 'on',
      photoFormats: ['jpeg'],
      securityContact: '',
      social: {
        name: 'Instagram',
        authorizeUrl: '',
        tokenUrl: '',
        userUrl: '',
        feedUrl: '',
        photoHosts: [],
        clientId: '',
        clientSecret: '',
        redirectUrl: '',
        hasSandbox: true,
      },
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
    [{}, true],
    [{ NODE_ENV: 'development' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ PUBLIC_ORIGIN: 'https://collage.example' }, false],
    [{ NODE_ENV: 'production', SOCIAL_SANDBOX: 'on' }, true],
    [{ SOCIAL_SANDBOX: 'off' }, false],
  ])('with %j the social sandbox is there: %s', (environment, hasSandbox) => {
    expect(readConfig(environment, '/srv').social.hasSandbox).toBe(hasSandbox)
  })

  it('takes receivers without TLS on this machine only', () => {
    const urls = 'http://127.0.0.1:9000/a, http://localhost/b, https://shop.example/c'
    const { webhookUrls } = readConfig({ WEBHOOK_URLS: urls, WEBHOOK_SECRET: 'x'.repeat(32) }, '/srv')
    expect(webhookUrls).toEqual(urls.split(', '))
  })

  it('reads the hosts of photos as a list', () => {
    const { social } = readConfig({ SOCIAL_PHOTO_HOSTS: '*.CDN.example, photos.example:8443' }, '/srv')
    expect(social.photoHosts).toEqual(['*.cdn.example', 'photos.example:8443'])
  })

  it.each([
    ['SOCIAL_TOKEN_URL', 'http://service.example/token', 'an https address'],
    ['SOCIAL_FEED_URL', 'https://me:secret@service.example/', 'an https address'],
    ['SOCIAL_AUTHORIZE_URL', '/authorize', 'an https address'],
    ['SOCIAL_PHOTO_HOSTS', '*', 'a comma list of hosts, *. in front for all below'],
    ['SOCIAL_PHOTO_HOSTS', 'https://cdn.example', 'a comma list of hosts, *. in front for all below'],
    [
      'WEBHOOK_URLS',
      'https://shop.example/a,http://shop.example/b',
      'a comma list of https addresses (http only on this machine) without user and password',
    ],
    ['TIME_ZONE', '+01:00', 'a time zone such as Europe/Brussels'],
    ['SOCIAL_SANDBOX', 'yes', 'on or off'],
    ['TIME_ZONE', 'Europe/Atlantis', 'a time zone such as Europe/Brussels'],
    ['TEXT_CHARACTERS', 'unicode', 'latin-1 or all'],
    ['PHOTO_FORMATS', 'png', 'a comma list of jpeg, png, webp, avif and heic, with jpeg among them'],
    ['PHOTO_FORMATS', 'jpeg,gif', 'a comma list of jpeg, png, webp, avif and heic, with jpeg among them'],
  ])('refuses %s=%s', (name, value, expects) => {
    expect(() => readConfig({ [name]: value }, '/srv')).toThrow(`${name} must be ${expects}, not "${value}".`)
  })

  it.each([
    ['BACK_URL', 'https://shop.example/{lang}/done?from=app'],
    ['BACK_URL', '/{lang}/done'],
    ['SECURITY_CONTACT', 'mailto:security@shop.example'],
    ['SECURITY_CONTACT', 'https://shop.example/security'],
    ['OVERVIEW_URL', 'http://shop.example/mine?lang={lang}'],
    ['CHECKOUT_URL', 'https://shop.example/cart?from=collage#top'],
  ])('takes %s=%s', (name, value) => {
    expect(Object.values(readConfig({ [name]: value }, '/srv'))).toContain(value)
  })

  it.each([
    'postgres://db.example/collagerie',
    'postgresql://anna:s%40cret@localhost:5433/collagerie?sslmode=verify-full',
  ])('takes the database %s', (url) => {
    expect(readConfig({ DATABASE_URL: url }, '/srv').databaseUrl).toBe(url)
  })

  it.each([
    'mysql://anna:s3cret@db.example/collagerie',
    'postgres:collagerie',
    'postgres://anna:s3cret@db.example',
    'postgres://anna:s3cret@db.example/',
    'postgres://anna:s3#cret@db.example/collagerie',
    'postgres://anna:3/s3cret@db.example/collagerie',
    'postgres://anna:3#s3cret@db.example/collagerie',
    'anna s3cret',
  ])('refuses the database %s without repeating it', (url) => {
    expect(() => readConfig({ DATABASE_URL: url }, '/srv')).toThrow(
      new StartFailure(
        'DATABASE_URL must be the address of a PostgreSQL database such as postgres://user:password@db.example.com:5432/collagerie.',
      ),
    )
  })

  it.each([
    ['BACK_URL', 'javascript:alert(1)'],
    ['BACK_URL', '//elsewhere.example'],
    ['BACK_URL', '/\\\\elsewhere.example'],
    ['BACK_URL', 'https://{lang}'],
    ['BACK_URL', 'https://shop.{lang}/done'],
    ['OVERVIEW_URL', 'shop.example'],
    ['OVERVIEW_URL', 'https://'],
    ['CHECKOUT_URL', 'data:text/html,x'],
    ['CHECKOUT_URL', 'https://shop.example/{lang}'],
  ])('refuses %s=%s, which could lead anywhere', (name, value) => {
    expect(() => readConfig({ [name]: value }, '/srv')).toThrow(`${name} must be an http(s) address or a path`)
  })

  it.each(['security@shop.example', 'mailto:a@b.example\nContact: x', 'javascript:alert(1)', 'http://shop.example'])(
    'refuses %j as whom to tell of a vulnerability',
    (value) => {
      expect(() => readConfig({ SECURITY_CONTACT: value }, '/srv')).toThrow(
        'SECURITY_CONTACT must be a mailto: or https: address',
      )
    },
  )

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

  it('sends mails only where it knows from whom, and where their links lead', () => {
    const all = {
      MAIL_URL: 'smtps://user:p%40ss@mail.example.com',
      MAIL_FROM: 'Print studio <shop@example.com>',
      PUBLIC_ORIGIN: 'https://collage.example.com',
    }
    expect(readConfig(all, '/srv')).toMatchObject({
      mailUrl: all.MAIL_URL,
      mailFrom: { name: 'Print studio', address: 'shop@example.com' },
    })
    expect(() => readConfig({ ...all, MAIL_FROM: '' }, '/srv')).toThrow(
      new StartFailure('MAIL_URL needs a MAIL_FROM that mails are sent from.'),
    )
    expect(() => readConfig({ ...all, PUBLIC_ORIGIN: '' }, '/srv')).toThrow(
      new StartFailure('MAIL_URL needs a PUBLIC_ORIGIN that links in mails lead to.'),
    )
  })

  it.each([
    'http://mail.example.com',
    'smtp://',
    'smtp:mail.example.com',
    'smtp://user@mail.example.com',
    'smtp://user:secret@mail.example.com/path',
    'smtp://user:se%cret@mail.example.com',
    'smtp://user:secret@mail.example.com?x=1',
    'smtp://user:secret@mail.example.com?tls=off',
    'smtps://mail.example.com?tls=off',
    'smtp://mail.example.com?tls=none',
    'mail.example.com',
  ])('takes no mail server at %s, and repeats no password', (url) => {
    expect(() => readConfig({ MAIL_URL: url }, '/srv')).toThrow(
      new StartFailure(
        'MAIL_URL must be the address of a mail server such as smtps://user:password@mail.example.com, without a path.',
      ),
    )
  })

  it.each([
    ['shop@example.com', { name: '', address: 'shop@example.com' }],
    ['<shop@example.com>', { name: '', address: 'shop@example.com' }],
    ['"Été & fils" <shop@example.com>', { name: 'Été & fils', address: 'shop@example.com' }],
  ])('takes %s for a sender', (from, mailFrom) => {
    expect(readConfig({ MAIL_FROM: from }, '/srv')).toMatchObject({ mailFrom })
  })

  it.each(['shop', 'shop@example', 'Shop shop@example.com', 'a@example.com, b@example.com', 'Shop <a@example.com'])(
    'takes no sender from %s',
    (from) => {
      expect(() => readConfig({ MAIL_FROM: from }, '/srv')).toThrow(StartFailure)
    },
  )
})
