import { basename } from 'node:path'
import { kebabCase } from '../contract-files.ts'
import {
  type ContractSources,
  type Finding,
  finding,
  listAt,
  objectAt,
  subjectOf,
  textsAt,
} from './contract-sources.ts'
import type { Place, YamlFile } from './yaml-file.ts'

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** Rules for an operation's path, name, tag, origin and invalidations. */
export function operationFindings(contract: ContractSources): Finding[] {
  const operations = contract.in('paths')
  const queries = new Set(operations.filter(({ root }) => root['x-method'] === 'get').map(subjectOf))
  const tags = listAt(contract.files.get('openapi.yaml')?.root.tags).map((tag) => String(objectAt(tag).name))
  return [...operations.flatMap((file) => headFindings(file, queries, tags)), ...clashes(operations)]
}

function headFindings(file: YamlFile, queries: ReadonlySet<string>, tags: readonly string[]): Finding[] {
  const { root } = file
  const folder = file.file.split('/')[1] ?? ''
  const isSpecified = root['x-origin'] === 'spec' && Number.isInteger(root['x-spec-line'])
  const isAdded = root['x-origin'] === 'added' && typeof root['x-why'] === 'string'
  const isQuery = root['x-method'] === 'get'
  const ownTags = textsAt(root.tags)
  const rules: [boolean, Place, string][] = [
    [String(root['x-path']).startsWith('/'), ['x-path'], 'x-path must be the path of the call'],
    [METHODS.includes(String(root['x-method'])), ['x-method'], `x-method must be one of ${METHODS.join(', ')}`],
    [
      kebabCase(String(root.operationId)) === basename(file.file, '.yaml'),
      ['operationId'],
      'operationId must be the file name in camelCase',
    ],
    [ownTags.length === 1 && ownTags[0] === folder, ['tags'], `tags must be [${folder}], the name of its folder`],
    [tags.includes(folder), ['tags'], `the tag ${folder} is not in openapi.yaml`],
    [isSpecified || isAdded, ['x-origin'], 'x-origin is spec with x-spec-line, or added with x-why'],
    [
      typeof root.summary === 'string' && !root.summary.endsWith('.'),
      ['summary'],
      'needs a summary without a full stop at its end',
    ],
    [
      isQuery || Array.isArray(root['x-invalidates']),
      ['x-invalidates'],
      'x-invalidates must list the queries that are stale afterwards, or []',
    ],
    ...textsAt(root['x-invalidates']).map((id, index): [boolean, Place, string] => [
      queries.has(id),
      ['x-invalidates', index],
      `x-invalidates names ${id}, which is no GET operation`,
    ]),
    ...listAt(root.parameters).map((parameter, index): [boolean, Place, string] => [
      !(isQuery && isHeader(parameter)),
      ['parameters', index],
      'a GET takes no header parameter: the generated hooks cannot pass one',
    ]),
  ]
  return rules.filter(([holds]) => !holds).map(([, place, what]) => finding(file, place, subjectOf(file), what))
}

const isHeader = (parameter: unknown): boolean =>
  objectAt(parameter).in === 'header' || String(objectAt(parameter).$ref).endsWith('idempotency-key.yaml')

/** Two files for one operationId or one path, whatever its parameters are called. */
function clashes(operations: readonly YamlFile[]): Finding[] {
  const seen = new Map<string, string>()
  const found: Finding[] = []
  for (const file of operations) {
    const { root } = file
    const address = `${String(root['x-method'])} ${String(root['x-path']).replaceAll(/\{[^}]*\}/g, '{}')}`
    for (const [key, place] of [
      [`operationId ${subjectOf(file)}`, 'operationId'],
      [address, 'x-path'],
    ] as const) {
      const other = seen.get(key)
      if (other === undefined) seen.set(key, file.file)
      else found.push(finding(file, [place], subjectOf(file), `${key} is already in openapi/${other}`))
    }
  }
  return found
}
