import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Operation, resolve } from './contract.ts'
import { type Request, validRequest } from './valid-requests.ts'
import type { SeededAccount } from './seed-account.ts'

/** The callers of the owner's records. */
export const ROLES = ['visitor', 'owner', 'other', 'SUPPORT', 'FINANCE', 'REVIEWER', 'ADMIN'] as const
export type Role = (typeof ROLES)[number]

/** Values that replace the valid one at a place, by name; `remove` leaves the place out. */
const VALUES: Readonly<Record<string, unknown>> = {
  remove: undefined,
  null: null,
  ...{ true: true, zero: 0, minus: -1, fraction: 1.5, huge: 1e308, unsafe: 2 ** 53, 'beyond 32 bits': 2_147_483_648 },
  ...{ list: [], 'list in list': [[]], record: {}, operator: { $ne: null } },
  ...{ empty: '', space: ' ', nul: '\u0000', half: '\uD800', leftwards: '\u202E', family: '👩‍👩‍👧‍👦' },
  ...{ sql: "'; drop table users; --", markup: '<script>alert(1)</script>', formula: '=1+1', file: '../../etc/passwd' },
  ...{ prototype: '__proto__', digits: '9'.repeat(400), long: 'x'.repeat(20_000) },
  ...{ id: '00000000-0000-4000-8000-000000000000', date: '0000-00-00', address: 'javascript:alert(1)' },
}
const VALUE_NAMES = Object.keys(VALUES)

interface Place {
  where: 'params' | 'query' | 'body'
  /** Keys from the outside in; none: the whole. */
  keys: readonly string[]
}

export interface FuzzCase {
  operation: Operation
  role: Role
  place: Place
  value: string
}

/** Every operation, called by every role, with every value at every place of a valid request. */
export interface FuzzSpace {
  size: number
  /** Changes with the contract. */
  hash: string
  /** @param index from 0, below the size */
  caseAt(index: number): FuzzCase
}

/** @param account only to find the places of a request */
export function createFuzzSpace(operations: readonly Operation[], account: SeededAccount): FuzzSpace {
  const entries = operations.map((operation) => ({ operation, places: placesOf(operation, account) }))
  const sizes = entries.map(({ places }) => places.length * ROLES.length * VALUE_NAMES.length)
  const named = entries.map(({ operation, places }) => [operation.id, places])
  return {
    size: sizes.reduce((sum, size) => sum + size, 0),
    hash: createHash('sha256')
      .update(JSON.stringify([named, ROLES, VALUE_NAMES]))
      .digest('hex'),
    caseAt(index) {
      let rest = index
      const at = sizes.findIndex((size) => {
        if (rest < size) return true
        rest -= size
        return false
      })
      const entry = entries[at]
      const role = ROLES[rest % ROLES.length]
      const value = VALUE_NAMES[Math.floor(rest / ROLES.length) % VALUE_NAMES.length]
      const place = entry?.places[Math.floor(rest / ROLES.length / VALUE_NAMES.length)]
      if (!entry || !role || value === undefined || !place) throw new Error(`There is no case ${index}`)
      return { operation: entry.operation, role, place, value }
    },
  }
}

function placesOf(operation: Operation, account: SeededAccount): Place[] {
  const { body } = validRequest(operation, account)
  const parameters = operation.parameters.flatMap(({ name, in: where }): Place[] =>
    where === 'header' ? [] : [{ where: where === 'path' ? 'params' : 'query', keys: [name] }],
  )
  if (!operation.body) return parameters
  const known = keysOf(body)
  const optional = Object.keys(resolve(operation.body.schema).properties ?? {}).filter(
    (name) => !known.some(([first]) => first === name),
  )
  const inBody = [[], ...known, ...optional.map((name) => [name]), ['unknown_field']]
  return [...parameters, ...inBody.map((keys): Place => ({ where: 'body', keys }))]
}

function keysOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...keysOf(inner).map((keys) => [key, ...keys])])
}

/** A valid request with the case's value at its place. */
export function mutatedRequest({ operation, place, value: name }: FuzzCase, account: SeededAccount): Request {
  const request = structuredClone(validRequest(operation, account))
  const value = VALUES[name]
  const [last, ...outer] = place.keys.toReversed()
  if (last === undefined) return { ...request, body: value }
  let holder: unknown = request[place.where]
  for (const key of outer.toReversed()) holder = Reflect.get(Object(holder), key)
  if (typeof holder !== 'object' || holder === null) return request
  if (name === 'remove') Reflect.deleteProperty(holder, last)
  else Object.assign(holder, { [last]: value })
  return request
}

/** Progress of the walk through a space. */
export interface FuzzProgress {
  hash: string
  seed: number
  /** Cases of this seed's order that were sent. */
  position: number
  /** Indices of cases that failed; sent again first. */
  failed: number[]
}

/** The stored progress; a new one where there is none, the contract has changed, all cases were sent or a seed is given. */
export async function readProgress(
  file: string,
  { hash, size }: FuzzSpace,
  { seed, now }: { seed: number | undefined; now: number },
): Promise<FuzzProgress> {
  const stored: FuzzProgress | null = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => null)
  const isUsable = stored?.hash === hash && stored.position < size && (seed === undefined || seed === stored.seed)
  const failed = stored?.hash === hash ? stored.failed : []
  return isUsable ? stored : { hash, seed: seed ?? now % 2 ** 31, position: 0, failed }
}

export async function writeProgress(file: string, progress: FuzzProgress): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(progress))
}

/** The index at a position in the order of a seed; each index has one position, neighbours are far from each other. */
export function indexAt(position: number, seed: number, size: number): number {
  let stride = Math.floor(size * 0.618) + (seed % 1_000)
  while (commonDivisor(stride, size) !== 1) stride++
  return (position * stride + seed) % size
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))
