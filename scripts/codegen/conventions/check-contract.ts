import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { yamlFiles } from '../contract-files.ts'
import { answerFindings } from './answer-rules.ts'
import { boundsFindings } from './bounds-rules.ts'
import { ContractSources, type Finding, textOfFinding } from './contract-sources.ts'
import { exampleFindings } from './example-rules.ts'
import { namingFindings } from './naming-rules.ts'
import { operationFindings } from './operation-rules.ts'
import { referenceFindings } from './reference-rules.ts'
import { schemaFindings } from './schema-rules.ts'
import { spendingFindings } from './spending-rules.ts'
import { parseYaml } from './yaml-file.ts'

const RULES: readonly ((contract: ContractSources) => Finding[])[] = [
  operationFindings,
  answerFindings,
  spendingFindings,
  referenceFindings,
  schemaFindings,
  namingFindings,
  boundsFindings,
  exampleFindings,
]

/** The machine-checkable rules of CONVENTIONS.md: one line for each violation, `file:line: subject: problem`. */
export function conventionProblems(base: string): string[] {
  const read = (file: string) => parseYaml(file, readFileSync(join(base, file), 'utf8'))
  return problemsOf(new ContractSources(yamlFiles(base, '.').map(read)))
}

export function problemsOf(contract: ContractSources): string[] {
  return RULES.flatMap((rule) => rule(contract))
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
    .map(textOfFinding)
}
