import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { inRoot } from './lib/paths.mjs'

type Settings = Record<string, string | number>

interface Service {
  image: string
  environment?: Settings
  stop_grace_period?: string
  read_only?: boolean
  deploy?: { replicas: number }
  healthcheck?: { test: string[] }
  command?: string[]
  profiles?: string[]
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
}

interface Chart {
  env: Settings
  stopGraceSeconds: number
  backup: Switch & { schedule: string }
  roles: Record<string, { env: Settings; replicas: number; hpa?: Switch; keda?: Switch & { query: string } }>
}

interface Switch {
  enabled: boolean
}

const read = (file: string) => readFileSync(inRoot('docs', file), 'utf8')
const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as { services: Record<string, Service> }
const chart = parse(read('deploy/chart/values.yaml')) as Chart
const template = (name: string) => read(`deploy/chart/templates/${name}`)

const documented = new Set([...read('operating.md').matchAll(/`([A-Z][A-Z0-9_]+)`/gu)].map(([, name]) => name))
const undocumented = (names: string[]) => names.filter((name) => !documented.has(name))

/** What a program printed, and whether it ended well; null where it is not installed. */
function output(program: string, ...args: string[]) {
  const env = { ...process.env, SCHEME: 'https', APP_HOST: 'app.example.com', FILES_HOST: 'files.example.com' }
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env })
  return error ? null : { isWell: status === 0, text: `${stdout}${stderr}` }
}

const hasCaddy = output('caddy', 'version')?.isWell ?? false
const hasHelm = output('helm', 'version')?.isWell ?? false
/** The one that is part of Docker, or the program of before, which Debian has. */
const compose = [['docker', 'compose'], ['docker-compose']].find(
  ([program = '', ...args]) => output(program, ...args, 'version')?.isWell,
)

/** The least that a supervisor has to wait for a stop, s. */
const leastGrace = (drain: string | number | undefined) => Number(drain) + 10

describe('compose.yaml', () => {
  const ours = Object.values(services).filter(({ image }) => image === 'storyloom')
  const settings = ours.map(({ environment }) => environment ?? {})

  it('sets only what docs/operating.md documents', () => {
    expect(undocumented(settings.flatMap((each) => Object.keys(each)))).toEqual([])
  })

  it('has two processes of each role, which wait for the schema and are given the time to stop', () => {
    const processes = ours.filter(({ deploy }) => deploy !== undefined)
    expect(new Set(settings.flatMap(({ ROLE }) => ROLE ?? []))).toEqual(new Set(['migrate', 'render', 'web', 'worker']))
    expect(processes).toHaveLength(3)
    for (const { deploy, depends_on: needed, stop_grace_period: grace = '', environment } of processes) {
      expect(deploy?.replicas).toBe(2)
      expect(needed?.['migrate']?.condition).toBe('service_completed_successfully')
      expect(Number(grace.replace(/s$/u, ''))).toBeGreaterThanOrEqual(leastGrace(environment?.['DRAIN_S']))
    }
    expect(ours.every((service) => service.read_only)).toBe(true)
  })

  it('has lists of words where programs are called', () => {
    const called = Object.values(services).flatMap(({ healthcheck }) => healthcheck?.test ?? [])
    expect(called.filter((word) => typeof word !== 'string')).toEqual([])
  })

  it.skipIf(!compose)('is accepted by docker compose, filled in as .env.example says', () => {
    const [program = '', ...args] = compose ?? []
    const folder = mkdtempSync(path.join(tmpdir(), 'storyloom-compose-'))
    try {
      cpSync(inRoot('docs/deploy'), folder, { recursive: true })
      writeFileSync(path.join(folder, '.env'), read('deploy/.env.example').replaceAll(/=$/gmu, '=filled-in'))
      const file = path.join(folder, 'compose.yaml')
      // The program of before does not know a project's name.
      if (program === 'docker-compose') writeFileSync(file, read('deploy/compose.yaml').replace(/^name: .*$/mu, ''))
      expect(output(program, ...args, '--project-directory', folder, '-f', file, 'config')).toMatchObject({
        isWell: true,
        text: expect.stringContaining('DATABASE_URL: postgres://storyloom:filled-in@postgres:5432/storyloom'),
      })
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('has a backup that only runs when it is asked for, with the settings of the processes', () => {
    const { backup, web } = services
    expect(backup).toMatchObject({
      profiles: ['backup'],
      command: expect.arrayContaining(['dist/server/backup.mjs', '/backups']),
    })
    const { ROLE, ...same } = web?.environment ?? {}
    expect([ROLE, backup?.environment]).toEqual(['web', same])
    expect(backup?.volumes?.some((volume) => volume.endsWith(':/backups'))).toBe(true)
  })

  it('pins the image of every other program', () => {
    const images = Object.values(services).flatMap(({ image }) => (image === 'storyloom' ? [] : [image]))
    expect(images.length).toBeGreaterThan(0)
    // A whole version where a later one may change the protocol of the bucket.
    const isPinned = (image: string) => /^(?:postgres|caddy):\d+$|:\d+\.\d+\.\d+(?:@sha256:[0-9a-f]{64})?$/u.test(image)
    expect(images.filter((image) => !isPinned(image))).toEqual([])
  })

  it('has a balancer that checks each web process by its name', () => {
    const names = [...read('deploy/Caddyfile').matchAll(/storyloom-web-\d+:4400/gu)].map(([name]) => name)
    expect(names).toEqual(['storyloom-web-1:4400', 'storyloom-web-2:4400'])
    expect(read('deploy/Caddyfile')).toContain('health_uri /readyz')
    // Active health checks do not run for these.
    expect(read('deploy/Caddyfile')).not.toMatch(/^\s*dynamic /mu)
  })

  it.skipIf(!hasCaddy)('has a balancer whose settings Caddy accepts', () => {
    const adapted = output(
      'caddy',
      'adapt',
      '--validate',
      '--adapter',
      'caddyfile',
      '--config',
      inRoot('docs/deploy/Caddyfile'),
    )
    expect(adapted).toMatchObject({ isWell: true, text: expect.stringContaining('app.example.com') })
  })

  it('asks in .env.example for what it needs, and for nothing unknown', () => {
    const example = [...read('deploy/.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gmu)].map(([, name = '']) => name)
    const needed = [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z0-9_]+)/gu)].map(([, name = '']) => name)
    expect(needed.filter((name) => !example.includes(name))).toEqual([])
    expect(undocumented(example.filter((name) => !needed.includes(name)))).toEqual([])
  })
})

describe('the chart', () => {
  it('sets only what docs/operating.md documents', () => {
    const settings = [chart.env, ...Object.values(chart.roles).map(({ env }) => env)]
    expect(undocumented(settings.flatMap((each) => Object.keys(each)))).toEqual([])
  })

  it('has every role, and migrates before a roll-out', () => {
    expect(Object.keys(chart.roles)).toEqual(['web', 'worker', 'render'])
    expect(template('migrate.yaml')).toContain('helm.sh/hook: pre-install,pre-upgrade')
    expect(template('migrate.yaml')).toContain('"role" "migrate"')
  })

  it.skipIf(!hasHelm)('is accepted by helm lint, with and without what can be switched on', () => {
    const everything = ['web.hpa', 'worker.keda', 'render.keda'].map((part) => `roles.${part}.enabled=true`)
    for (const settings of [[], [...everything, 'ingress.enabled=true', 'ingress.tlsSecretName=tls']]) {
      const set = settings.flatMap((setting) => ['--set', setting])
      expect(output('helm', 'lint', '--strict', inRoot('docs/deploy/chart'), ...set)).toMatchObject({ isWell: true })
      const rendered = output('helm', 'template', 'films', inRoot('docs/deploy/chart'), ...set)?.text ?? ''
      const kinds = [...rendered.matchAll(/^kind: (\w+)$/gmu)].map(([, kind]) => kind).sort()
      expect(kinds).toEqual(
        [
          ...['Deployment', 'Deployment', 'Deployment', 'Job', 'Service'],
          ...(set.length > 0 ? ['HorizontalPodAutoscaler', 'Ingress', 'ScaledObject', 'ScaledObject'] : []),
        ].sort(),
      )
    }
    const refused = output('helm', 'lint', inRoot('docs/deploy/chart'), '--set', 'stopGraceSeconds=100')
    expect(refused?.text).toContain('stopGraceSeconds must be at least 10 s longer')
  })

  it('makes backups on a schedule once that is wanted, one at a time', () => {
    expect(chart.backup).toMatchObject({ enabled: false, schedule: expect.stringMatching(/^(\S+ ){4}\S+$/u) })
    for (const text of [
      'if .Values.backup.enabled',
      'kind: CronJob',
      'concurrencyPolicy: Forbid',
      'dist/server/backup.mjs',
    ])
      expect(template('backup.yaml')).toContain(text)
  })

  it('gives processes the time to stop', () => {
    expect(chart.stopGraceSeconds).toBeGreaterThanOrEqual(leastGrace(chart.env['DRAIN_S']))
    expect(template('deployments.yaml')).toContain('terminationGracePeriodSeconds: {{ $.Values.stopGraceSeconds }}')
  })

  it('scales nothing by itself until that is wanted', () => {
    const switches = Object.values(chart.roles).flatMap(({ hpa, keda }) => hpa ?? keda ?? [])
    expect(switches).toHaveLength(3)
    expect(switches.filter(({ enabled }) => enabled)).toEqual([])
  })
})

it('the image names settings that docs/operating.md documents, and no root', () => {
  const dockerfile = read('deploy/Dockerfile')
  const built = [...dockerfile.matchAll(/^ARG ([A-Z0-9_]+)$/gmu)].map(([, name = '']) => name)
  expect(built.length).toBeGreaterThan(0)
  expect(undocumented([...built, 'HOST', 'DATA_DIR', 'CHROMIUM_PATH'])).toEqual([])
  expect(dockerfile).toMatch(/^USER [1-9]\d*:/mu)
})
