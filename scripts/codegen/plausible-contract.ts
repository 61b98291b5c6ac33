import { faker } from '@faker-js/faker'
import { isObject, type JsonObject } from './contract-files.ts'

/** Limits of generated answers: the contract's own limits are the maximum that a page must support. */
const MOST_ITEMS = 4
const MOST = 500
const MOST_MS = 8_000

/** Text formats by property name: the first matching pattern gives one of `PLAUSIBLE_FORMATS`. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/^first_name$/, 'firstName'],
  [/^(last_name|actor_name)$/, 'lastName'],
  [/email$/, 'email'],
  [/^company_name$/, 'company'],
  [/(^|_)(language|transcribe_language)$/, 'language'],
  [/^country$/, 'country-code'],
  [/^video_(url|file)$|_video_(url|file)$/, 'video-url'],
  [/(audio|music|sound|sample)_(url|file_location)$/, 'audio-url'],
  [/(^|_)(name|title|label|value)$/, 'title'],
  [/(^|_)(text|prompt|description|message|reason|dialogue|caption|details?|sentence|activity)$/, 'sentence'],
]

/** Generators of each text format: orval copies the functions. Names, emails and dates use its own. */
export const PLAUSIBLE_FORMATS: Readonly<Record<string, () => string>> = {
  title: () => faker.book.title(),
  sentence: () => faker.lorem.sentence(),
  company: () => faker.company.name(),
  language: () => faker.helpers.arrayElement(['en-US', 'de-DE', 'fr-FR', 'ja-JP']),
  'country-code': () => faker.helpers.arrayElement(['DE', 'FR', 'US']),
  'uri-reference': () => `/files/made-up/${faker.string.uuid()}.png`,
  'video-url': () => `/files/made-up/${faker.string.uuid()}.mp4`,
  'audio-url': () => `/files/made-up/${faker.string.uuid()}.m4a`,
}

/** The contract for generated answers: the same schemas, with lower bounds and plausible texts. */
export const plausibleContract = <Node>(node: Node): Node => plausible(node, '') as Node

function plausible(node: unknown, name: string): unknown {
  if (Array.isArray(node)) return node.map((each) => plausible(each, name))
  if (!isObject(node)) return node
  const inner = Object.entries(node).map(([key, value]): [string, unknown] => [
    key,
    key === 'properties' && isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([of, schema]) => [of, plausible(schema, of)]))
      : plausible(value, key === 'items' || key === 'oneOf' ? name : ''),
  ])
  const types = [node['type']].flat()
  const schema = Object.fromEntries(inner)
  if (types.includes('array')) return withNearItems(schema)
  if (types.includes('integer') || types.includes('number')) return withNearNumbers(schema, name)
  return types.includes('string') ? withFormat(schema, name) : schema
}

function withNearItems(schema: JsonObject): JsonObject {
  const least = Number(schema['minItems'] ?? 0)
  return { ...schema, maxItems: Math.max(least, Math.min(Number(schema['maxItems'] ?? MOST_ITEMS), MOST_ITEMS)) }
}

function withNearNumbers(schema: JsonObject, name: string): JsonObject {
  const { minimum, maximum } = schema
  if (typeof minimum !== 'number' || typeof maximum !== 'number') return schema
  const least = minimum < 0 && maximum > 1 ? 0 : minimum
  return {
    ...schema,
    minimum: least,
    maximum: Math.max(least, Math.min(maximum, name.endsWith('_ms') ? MOST_MS : MOST)),
  }
}

/** Texts with enum values stay unchanged; so do short ones, which cannot contain a sentence. */
function withFormat({ maxLength, ...schema }: JsonObject, name: string): JsonObject {
  if ('enum' in schema || 'const' in schema) return schema
  const [, format] = BY_NAME.find(([pattern]) => pattern.test(name)) ?? []
  const hasOwn = (schema['format'] !== undefined && schema['format'] !== 'uri-reference') || 'pattern' in schema
  if (format !== undefined && (!hasOwn || FITS_PATTERN.includes(format)) && Number(maxLength ?? 1_000) >= 100)
    return { ...schema, format }
  return { ...schema, maxLength: Math.min(Number(maxLength ?? 20), 20) }
}

/** Formats whose values match the contract's patterns. */
const FITS_PATTERN = ['language', 'country-code']
