import { posix } from 'node:path'
import { componentName, isObject, type JsonObject } from '../contract-files.ts'
import type { Place, YamlFile } from './yaml-file.ts'

/** Every file under openapi/ by name, with queries for the rules. */
export class ContractSources {
  readonly files: ReadonlyMap<string, YamlFile>

  constructor(files: readonly YamlFile[]) {
    this.files = new Map(files.map((file) => [file.file, file]))
  }

  in(folder: string): YamlFile[] {
    return [...this.files.values()].filter(({ file }) => file.startsWith(`${folder}/`))
  }

  /** The file that a `$ref` in another file refers to; undefined when there is none. */
  referred(from: string, ref: string): YamlFile | undefined {
    return this.files.get(posix.normalize(posix.join(posix.dirname(from), ref)))
  }

  /** The value or its referenced value, with its file. */
  resolve(file: YamlFile, value: unknown): { file: YamlFile; value: JsonObject } {
    if (!isObject(value)) return { file, value: {} }
    const found = typeof value.$ref === 'string' ? this.referred(file.file, value.$ref) : undefined
    return found ? { file: found, value: found.root } : { file, value }
  }
}

/** One thing that is wrong, and where. */
export interface Finding {
  file: string
  line: number
  /** Operation, schema or part of it that is meant. */
  subject: string
  what: string
}

export const finding = (file: YamlFile, place: Place, subject: string, what: string): Finding => ({
  file: file.file,
  line: file.lineOf(place),
  subject,
  what,
})

/** `openapi/schemas/scenes/scene.yaml:12: Scene.pitch: has no maximum` */
export const textOfFinding = ({ file, line, subject, what }: Finding): string =>
  `openapi/${file}:${line}: ${subject}: ${what}`

/** An operation by its id, a schema by its name, anything else by its file. */
export function subjectOf({ file, root }: YamlFile): string {
  if (file.startsWith('schemas/')) return componentName(file)
  return typeof root.operationId === 'string' ? root.operationId : posix.basename(file, '.yaml')
}

export const objectAt = (value: unknown): JsonObject => (isObject(value) ? value : {})
export const listAt = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const textsAt = (value: unknown): string[] => listAt(value).map(String)
