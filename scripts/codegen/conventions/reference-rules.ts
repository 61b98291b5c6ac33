import { isObject } from '../contract-files.ts'
import { type ContractSources, type Finding, finding, subjectOf } from './contract-sources.ts'
import type { Place, YamlFile } from './yaml-file.ts'

/** Every `$ref` refers to a whole, existing file. */
export function referenceFindings(contract: ContractSources): Finding[] {
  return [...contract.files.values()].flatMap((file) =>
    references(file).flatMap(({ place, ref }) => {
      if (ref.includes('#'))
        return [finding(file, place, subjectOf(file), `refers to a part (${ref}); refer to whole files`)]
      return contract.referred(file.file, ref)
        ? []
        : [finding(file, place, subjectOf(file), `refers to ${ref}, which is no file`)]
    }),
  )
}

function references({ root }: YamlFile): { place: Place; ref: string }[] {
  const found: { place: Place; ref: string }[] = []
  const visit = (value: unknown, place: Place): void => {
    if (Array.isArray(value)) return value.forEach((item, index) => visit(item, [...place, index]))
    if (!isObject(value)) return
    for (const [key, inner] of Object.entries(value))
      if (key === '$ref' && typeof inner === 'string') found.push({ place: [...place, key], ref: inner })
      else visit(inner, [...place, key])
  }
  visit(root, [])
  return found
}
