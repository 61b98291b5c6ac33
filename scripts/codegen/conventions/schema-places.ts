import type { JsonObject } from '../contract-files.ts'
import { isObject } from '../contract-files.ts'
import { listAt, objectAt, subjectOf } from './contract-sources.ts'
import type { Place, YamlFile } from './yaml-file.ts'

/** One schema, or a part of one, where it is written. */
export interface SchemaPlace {
  file: YamlFile
  place: Place
  schema: JsonObject
  /** `Scene.arolls[]`, `splitScene 200` */
  subject: string
  /** Name of the property that it is the value of. */
  property?: string
  /** Objects with properties of their own around it, in its file. */
  depth: number
}

/** Every inline schema of a file, with its parts; references are in other files. */
export function schemasOf(file: YamlFile): SchemaPlace[] {
  return rootsOf(file).flatMap(({ place, schema, subject }) => partsOf({ file, place, schema, subject, depth: 0 }))
}

interface Root {
  place: Place
  schema: JsonObject
  subject: string
}

function rootsOf(file: YamlFile): Root[] {
  const { root } = file
  const subject = subjectOf(file)
  if (file.file.startsWith('schemas/')) return [{ place: [], schema: root, subject }]
  if (file.file.startsWith('parameters/')) return atKey(root, [], subject)
  if (file.file.startsWith('responses/')) return ofAnswer(root, [], subject)
  if (!file.file.startsWith('paths/')) return []
  return [
    ...listAt(root.parameters).flatMap((parameter, index) =>
      atKey(objectAt(parameter), ['parameters', index], `${subject} ${String(objectAt(parameter).name)}`),
    ),
    ...ofContent(objectAt(root.requestBody), ['requestBody'], `${subject} body`),
    ...Object.entries(objectAt(root.responses)).flatMap(([status, answer]) =>
      ofAnswer(objectAt(answer), ['responses', status], `${subject} ${status}`),
    ),
  ]
}

const atKey = (holder: JsonObject, place: Place, subject: string): Root[] =>
  isObject(holder.schema) ? [{ place: [...place, 'schema'], schema: holder.schema, subject }] : []

const ofContent = (holder: JsonObject, place: Place, subject: string): Root[] =>
  Object.entries(objectAt(holder.content)).flatMap(([type, content]) =>
    atKey(objectAt(content), [...place, 'content', type], subject),
  )

const ofAnswer = (answer: JsonObject, place: Place, subject: string): Root[] => [
  ...ofContent(answer, place, subject),
  ...Object.entries(objectAt(answer.headers)).flatMap(([name, header]) =>
    atKey(objectAt(header), [...place, 'headers', name], `${subject} ${name}`),
  ),
]

function partsOf(at: SchemaPlace): SchemaPlace[] {
  const { file, place, schema, subject } = at
  const depth = at.depth + (isObject(schema.properties) ? 1 : 0)
  const properties = Object.entries(objectAt(schema.properties)).map(([name, part]) => ({
    place: [...place, 'properties', name],
    schema: objectAt(part),
    subject: `${subject}.${name}`,
    property: name,
  }))
  const items = isObject(schema.items)
    ? [{ place: [...place, 'items'], schema: schema.items, subject: `${subject}[]` }]
    : []
  const entries = isObject(schema.additionalProperties)
    ? [{ place: [...place, 'additionalProperties'], schema: schema.additionalProperties, subject: `${subject}{}` }]
    : []
  const variants = ['oneOf', 'anyOf', 'allOf'].flatMap((key) =>
    listAt(schema[key]).map((part, index) => ({ place: [...place, key, index], schema: objectAt(part), subject })),
  )
  return [
    at,
    ...[...properties, ...items, ...entries, ...variants].flatMap((part) => partsOf({ file, depth, ...part })),
  ]
}
