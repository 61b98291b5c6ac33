import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { parseDocument } from 'yaml'

export type JsonObject = Record<string, unknown>

/** The fields of an operation that the pipeline reads; others pass through unchanged. */
export interface OperationDoc {
  operationId?: string
  tags?: string[]
  parameters?: { $ref?: string; in?: string }[]
  'x-path'?: string
  'x-method'?: string
  'x-origin'?: string
  'x-spec-line'?: number
  'x-why'?: string
  'x-invalidates'?: string[]
}

export interface OperationFile {
  /** Relative to openapi/. */
  file: string
  /** Name of its folder. */
  tag: string
  doc: OperationDoc
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every YAML file under a folder, relative to `base`, sorted. */
export function yamlFiles(base: string, folder: string): string[] {
  return readdirSync(join(base, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => relative(base, join(entry.parentPath, entry.name)))
    .sort()
}

/** Parses one YAML file; the error names the file. */
export function readYaml(base: string, file: string): JsonObject {
  const document = parseDocument(readFileSync(join(base, file), 'utf8'))
  const [fault] = document.errors
  if (fault) throw new Error(`openapi/${file}: ${fault.message}`)
  const value: unknown = document.toJS()
  if (!isObject(value)) throw new Error(`openapi/${file}: must be a mapping`)
  return value
}

export function readOperations(base: string): OperationFile[] {
  return yamlFiles(base, 'paths').map((file) => ({ file, tag: file.split('/')[1] ?? '', doc: readYaml(base, file) }))
}

export const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
export const camelCase = (name: string): string =>
  name.replace(/[-_]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
export const upperFirst = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1)
export const lowerFirst = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1)

// A type called Error would hide the language's own wherever it is imported.
const OWN_NAMES: Record<string, string> = { error: 'ApiProblem' }

/** `schemas/scenes/split-scene-request.yaml` → `SplitSceneRequest` */
export const componentName = (file: string): string => {
  const name = basename(file, '.yaml')
  return OWN_NAMES[name] ?? upperFirst(camelCase(name))
}
