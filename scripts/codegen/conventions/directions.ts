import { isObject } from '../contract-files.ts'
import { type ContractSources, listAt, objectAt } from './contract-sources.ts'
import type { YamlFile } from './yaml-file.ts'

/** Names of the schema files that callers send, and of those that they are sent. */
export interface Directions {
  accepted: ReadonlySet<string>
  answered: ReadonlySet<string>
}

export function directionsOf(contract: ContractSources): Directions {
  const operations = contract.in('paths')
  const events = contract.in('schemas').filter(({ root }) => 'x-event' in root)
  return {
    accepted: reached(
      contract,
      operations.flatMap((file) => [
        [file, objectAt(file.root.requestBody).content] as const,
        ...listAt(file.root.parameters).map((parameter) => [file, parameter] as const),
      ]),
    ),
    answered: reached(contract, [
      ...operations.map((file) => [file, file.root.responses] as const),
      ...events.map((file) => [file, { $ref: `./${file.file.split('/').at(-1)}` }] as const),
    ]),
  }
}

/** Every schema file that is referred to from the values, also by way of others. */
function reached(contract: ContractSources, starts: readonly (readonly [YamlFile, unknown])[]): Set<string> {
  const seen = new Set<string>()
  const visit = (file: YamlFile, value: unknown): void => {
    if (Array.isArray(value)) return value.forEach((item) => visit(file, item))
    if (!isObject(value)) return
    const target = typeof value.$ref === 'string' ? contract.referred(file.file, value.$ref) : undefined
    if (target && !seen.has(target.file)) {
      seen.add(target.file)
      visit(target, target.root)
    }
    Object.values(value).forEach((inner) => visit(file, inner))
  }
  starts.forEach(([file, value]) => visit(file, value))
  return seen
}
