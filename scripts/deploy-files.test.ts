import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Setting } from '../packages/server/src/config/settings/setting.ts'
import { SETTINGS } from '../packages/server/src/config/settings.ts'
import { roleOf } from '../packages/server/src/role-of.ts'

const ROOT = resolve(import.meta.dirname, '..')
const DEPLOY = join(ROOT, 'deploy')
const read = (path: string) => readFileSync(join(DEPLOY, path), 'utf8')

interface Service {
  readonly image: string
  readonly command?: readonly string[]
  readonly env_file?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly networks?: readonly string[]
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>
  readonly deploy?: { readonly replicas: number }
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly build?: { readonly context: string; readonly dockerfile: string }
}

/** The keys of a service that are used here, so that a misspelt one is noticed. Their values are not checked. */
const SERVICE_KEYS = new Set(
  'image build command entrypoint env_file environment volumes networks depends_on deploy restart ports healthcheck read_only tmpfs cap_drop security_opt stop_grace_period'.split(
    ' ',
  ),
)
const BY_NAME: ReadonlyMap<string, Setting<unknown>> = new Map(
  Object.values(SETTINGS).flatMap((group) =>
    Object.values<Setting<unknown>>(group).map((setting) => [setting.name, setting] as const),
  ),
)
/** Settings of the object store's client and of Node, which read them themselves. */
const CLIENT_SETTINGS = new Set(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'NODE_EXTRA_CA_CERTS'])
/** Settings that the Compose file fixes whatever the .env says, and why. */
const NOT_THE_SHOPS: Readonly<Record<string, string>> = {
  HOST: 'the proxy calls from another container',
  PORT: 'the proxy and the health checks know it',
  HEALTH_PORT: 'the health checks know it',
  DATA_DIR: 'where the volume is',
  DATABASE_URL: 'the database beside it',
  BLOBS_URL: 'the object store beside it',
  TRUST_PROXY: 'the network of the proxy beside it',
  PRINT_JOBS: 'further processes print more',
}

/** The settings a shop has to fill in, with their placeholders. */
const EXAMPLE = [...read('example.env').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
  ([, name = '', value = '']) => [name, value] as const,
)

describe('the Compose file', () => {
  const compose: {
    readonly services: Readonly<Record<string, Service>>
    readonly volumes: object
    readonly networks: object
  } = parse(read('compose.yaml'), { merge: true })
  const { web, print, database, objects, proxy } = compose.services

  it('has two web and two print processes, PostgreSQL, an S3 server and a TLS proxy', () => {
    expect([web?.deploy?.replicas, print?.deploy?.replicas]).toEqual([2, 2])
    expect(database?.image).toMatch(/\/postgres:\d+$/)
    expect([objects, proxy].map((service) => service?.image)).not.toContain(undefined)
  })

  it('has services of known keys alone, and names only what is there', () => {
    for (const [name, service] of Object.entries(compose.services)) {
      expect(Object.keys(service).filter((key) => !SERVICE_KEYS.has(key))).toEqual([])
      const needs = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {})
      expect([name, needs.filter((each) => !Object.hasOwn(compose.services, each))]).toEqual([name, []])
      for (const network of service.networks ?? []) expect(compose.networks).toHaveProperty(network)
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':')
        const isThere = source.startsWith('.')
          ? existsSync(join(DEPLOY, source))
          : Object.hasOwn(compose.volumes, source)
        expect([source, isThere]).toEqual([source, true])
      }
    }
    expect(existsSync(join(DEPLOY, web?.build?.context ?? '', web?.build?.dockerfile ?? 'none'))).toBe(true)
  })

  it('sets settings that exist to values that are taken, and asks for secrets that the example names', () => {
    const example = Object.fromEntries(EXAMPLE.map(([name, value]) => [name, value || 'x'.repeat(32)]))
    const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name)
    expect(asked.filter((name) => !Object.hasOwn(example, name ?? ''))).toEqual([])
    for (const service of [web, print])
      for (const [name, value] of Object.entries(service?.environment ?? {})) {
        if (CLIENT_SETTINGS.has(name)) continue
        const setting = BY_NAME.get(name)
        const filled = value.replaceAll(/\$\{(\w+)\}/g, (_, each: string) => example[each] ?? '')
        expect([name, setting?.parse(filled, resolve) !== undefined]).toEqual([name, true])
      }
  })

  it('passes on every setting but those it has a reason to say itself', () => {
    for (const service of [web, print]) expect(service?.env_file).toEqual(['.env'])
    const settings = [web, print].flatMap((service) => Object.keys(service?.environment ?? {}))
    const withheld = new Set(settings.filter((name) => !CLIENT_SETTINGS.has(name)))
    expect([...withheld].toSorted()).toEqual(Object.keys(NOT_THE_SHOPS).toSorted())
  })

  it('has an example of what to write that is asked for, or a setting with a value that is taken', () => {
    const asked = new Set([...read('compose.yaml').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name))
    for (const [name, value] of EXAMPLE) {
      const setting = BY_NAME.get(name)
      const isTaken = value === '' || setting?.parse(value, resolve) !== undefined
      expect([name, asked.has(name) || (setting !== undefined && isTaken)]).toEqual([name, true])
      expect(Object.keys(NOT_THE_SHOPS)).not.toContain(name)
    }
    const names = EXAMPLE.map(([name]) => name)
    expect(names).toEqual(expect.arrayContaining(['PUBLIC_ORIGIN', 'MAIL_URL', 'MAIL_FROM', 'ADDRESS_KEEP_DAYS']))
  })

  it('starts the processes in roles that there are', () => {
    for (const [role, service] of Object.entries({ web, print })) {
      const [program, file = '', word] = service?.command ?? []
      expect([program, file]).toEqual(['node', 'packages/server/dist/main.js'])
      expect(roleOf(word, service?.environment?.['DATABASE_URL'] ?? '')).toBe(role)
    }
  })

  it('has ports that agree', () => {
    const port = web?.environment?.['PORT'] ?? ''
    expect(print?.environment?.['HEALTH_PORT']).toBe(port)
    expect(read('Containerfile')).toContain(`EXPOSE ${port}\n`)
    for (const service of [web, print])
      expect(service?.healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${port}/health/ready`)
    expect(read('proxy/Caddyfile')).toContain(`dynamic a web ${port}\n`)
    expect(read('proxy/nginx.conf')).toContain(`server 127.0.0.1:${SETTINGS.address.port.fallback};`)
    expect(objects?.command?.join(' ')).toContain(
      `:${new URL(String(web?.environment?.['BLOBS_URL']?.split('endpoint=')[1])).port}`,
    )
  })
})

describe('the container file', () => {
  it('copies what is there, and starts what is built', () => {
    const file = read('Containerfile')
    const copied = [...file.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '))
    expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
    const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const missing = workspaces.filter((each) => !copied.some((path) => path.split('/')[0] === each.split('/')[0]))
    expect(missing).toEqual([])
    expect(file).toContain('CMD ["node", "packages/server/dist/main.js"]')
    expect(file).not.toMatch(/\b(?:curl|wget|apt|git clone)\b/)
  })
})

describe('the context of the image', () => {
  it('leaves out what git ignores, so that nothing of this machine is copied over what is built', () => {
    const rulesIn = (name: string) =>
      readFileSync(join(ROOT, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#'))
    const ignored = rulesIn('.dockerignore')
    const asContext = (rule: string) => (rule.startsWith('/') ? rule.slice(1) : `**/${rule}`).replace(/\/$/, '')
    expect(
      rulesIn('.gitignore')
        .map(asContext)
        .filter((rule) => !ignored.includes(rule)),
    ).toEqual([])
    expect(ignored).toContain('.git')
  })
})

describe('the systemd units', () => {
  const names = readdirSync(join(DEPLOY, 'systemd'))
  let scratch = ''

  beforeAll(() => {
    scratch = mkdtempSync(join(tmpdir(), 'collagerie-units-'))
  })

  afterAll(() => rmSync(scratch, { recursive: true }))

  it.each(names)('%s starts a program and a command that are there, in folders that are its own', (name) => {
    const unit = read(join('systemd', name))
    const [, program = '', command] = /^ExecStart=\/usr\/bin\/node (\S+)(?: (\S+))?$/m.exec(unit) ?? []
    const source = program.replace('packages/server/dist/main.js', 'packages/server/src/main.ts')
    expect([source, existsSync(join(ROOT, source))]).toEqual([source, true])
    expect(name).toContain(roleOf(command, 'postgres://database').replace('both', 'collagerie.service'))
    const settings = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, all = '']) =>
      all.split(' ').map((each) => each.split('=')[0]),
    )
    expect(settings.filter((each) => each !== 'NODE_ENV' && !BY_NAME.has(each ?? ''))).toEqual([])
    for (const rule of [
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'CapabilityBoundingSet=',
      'StateDirectoryMode=0700',
    ])
      expect(unit).toContain(`${rule}\n`)
  })

  it.skipIf(!existsSync('/usr/bin/systemd-analyze'))('are what systemd takes', () => {
    // The programs they name are on another machine; everything else is read as it is.
    const files = names.map((name) => {
      const file = join(scratch, name.replace('@.', '@3001.'))
      writeFileSync(
        file,
        read(join('systemd', name)).replace(/^ExecStart=\/usr\/bin\/node/m, `ExecStart=${process.execPath}`),
      )
      return file
    })
    expect(execFileSync('systemd-analyze', ['verify', '--man=no', ...files], { stdio: 'pipe' }).toString()).toBe('')
  })
})
