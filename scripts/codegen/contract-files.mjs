import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { parseDocument } from 'yaml'

/** @typedef {{ file: string, tag: string, doc: Record<string, any> }} OperationFile `file` is relative to openapi/ */

/** Every YAML file under a folder, sorted, relative to `base`. */
export function yamlFiles(base, folder) {
  return readdirSync(join(base, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => relative(base, join(entry.parentPath, entry.name)))
    .sort()
}

/** Parses one YAML file; the error names the file. */
export function readYaml(base, file) {
  const document = parseDocument(readFileSync(join(base, file), 'utf8'))
  const [fault] = document.errors
  if (fault) throw new ContractError([`openapi/${file}: ${fault.message}`])
  return document.toJS()
}

/** @returns {OperationFile[]} */
export function readOperations(base) {
  return yamlFiles(base, 'paths').map((file) => ({ file, tag: file.split('/')[1], doc: readYaml(base, file) }))
}

export const kebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
export const pascalCase = (name) => name.replace(/(^|[-_])([a-z0-9])/g, (_, __, letter) => letter.toUpperCase())
export const componentName = (file) => pascalCase(basename(file, '.yaml'))

/** Broken rules of the contract's files, one line each, each naming its file. */
export class ContractError extends Error {
  constructor(problems) {
    super(problems.join('\n'))
    this.problems = problems
  }
}
