import { readFileSync } from 'node:fs'
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
  depends_on?: Record<string, { condition: string }>
}

interface Chart {
  env: Settings
  stopGraceSeconds: number
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

/** The least that a supervisor has to wait for a stop, s. */
const leastGrace = (drain: string | number | undefined) => Number(drain) + 10

describe('compose.yaml', () => {
  const ours = Object.values(services).filter(({ image }) => image === 'storyloom')
  const settings = ours.map(({ environment }) => environment ?? {})

  it('sets only what docs/operating.md documents', () => {
    expect(undocumented(settings.flatMap((each) => Object.keys(each)))).toEqual([])
  })

  it('has two processes of each role, which wait for the schema and are given the time to stop', () => {
    const processes = ours.filter(({ environment }) => environment?.['ROLE'] !== 'migrate')
    expect(new Set(settings.map(({ ROLE }) => ROLE))).toEqual(new Set(['migrate', 'render', 'web', 'worker']))
    for (const { deploy, depends_on: needed, stop_grace_period: grace = '', environment } of processes) {
      expect(deploy?.replicas).toBe(2)
      expect(needed?.['migrate']?.condition).toBe('service_completed_successfully')
      expect(Number(grace.replace(/s$/u, ''))).toBeGreaterThanOrEqual(leastGrace(environment?.['DRAIN_S']))
    }
    expect(ours.every((service) => service.read_only)).toBe(true)
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
