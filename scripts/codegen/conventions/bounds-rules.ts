import { type ContractSources, type Finding, finding } from './contract-sources.ts'
import { type SchemaPlace, schemasOf } from './schema-places.ts'

/** Formats with a fixed length, or with none that a schema could state (files). */
const OF_ONE_LENGTH = ['uuid', 'date', 'date-time', 'binary']

/** All inputs and outputs are bounded: an answer with ten million items froze pages that rendered one mark for each. */
export function boundsFindings(contract: ContractSources): Finding[] {
  return [...contract.files.values()].flatMap(schemasOf).flatMap((at) => {
    const faults = [...missingBounds(at), ...contradictions(at), ...otherThanDescribed(at)]
    return faults.map((what) => finding(at.file, at.place, at.subject, what))
  })
}

function missingBounds({ schema }: SchemaPlace): string[] {
  const types = [schema.type].flat()
  if ('enum' in schema || 'const' in schema) return []
  const missing = (...keys: string[]) => keys.filter((key) => !(key in schema)).map((key) => `has no ${key}`)
  if (types.includes('integer') || types.includes('number')) return missing('minimum', 'maximum')
  if (types.includes('array')) return missing('maxItems')
  if (types.includes('string') && !OF_ONE_LENGTH.includes(String(schema.format))) return missing('maxLength')
  return []
}

const PAIRS = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const

function contradictions({ schema }: SchemaPlace): string[] {
  return PAIRS.filter(([least, most]) => Number(schema[least]) > Number(schema[most])).map(
    ([least, most]) => `has a ${least} above its ${most}`,
  )
}

/** `0 to 1` in the description of a number: its bounds say the same. */
function otherThanDescribed({ schema }: SchemaPlace): string[] {
  const isNumber = 'minimum' in schema && 'maximum' in schema
  const range = /(?<![\w.-])(-?\d+(?:\.\d+)?) (?:\([^)]*\) )?to (-?\d+(?:\.\d+)?)(?![\w.]*\d)/.exec(
    String(schema.description),
  )
  if (!isNumber || !range) return []
  const isSame = Number(range[1]) === schema.minimum && Number(range[2]) === schema.maximum
  return isSame
    ? []
    : [
        `is described as ${range[1]} to ${range[2]} and bounded by ${String(schema.minimum)} and ${String(schema.maximum)}`,
      ]
}
