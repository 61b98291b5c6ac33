import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import openapiTypes, { astToString } from 'openapi-typescript'
import { generate } from 'orval'
import { orvalProjects } from '../../codegen.config.ts'
import { addressFieldsSource } from './address-fields.ts'
import { addressTable } from './address-table.ts'
import { answerTable } from './answer-table.ts'
import type { Contract } from './bundle.ts'
import { finishSources } from './finish-sources.ts'
import { HEADER } from './generated-header.ts'
import { openPathsSource } from './open-paths.ts'
import { operationFacts } from './operation-facts.ts'
import { operationTable } from './operation-table.ts'
import { realtimeTable } from './realtime-table.ts'

const TEMPLATES = new URL('./templates/', import.meta.url)

/** Writes everything that is generated/ into `out`, a folder beside it. */
export async function generateInto(root: string, out: string, doc: Contract): Promise<void> {
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(out, file)), { recursive: true })
    writeFileSync(join(out, file), text)
  }
  const text = JSON.stringify(doc, null, 2)
  write('openapi.json', `${text}\n`)
  // One after the other: orval keeps state between projects.
  for (const project of orvalProjects({ contract: join(out, 'openapi.json'), out }))
    await withoutGreeting(() => generate(project, root))
  const ast = await openapiTypes(text, { rootTypes: true, rootTypesNoSchemaPrefix: true })
  write('types/api.ts', HEADER + astToString(ast))
  const facts = operationFacts(doc)
  write('server/operations.ts', operationTable(facts))
  write('server/read-values.ts', HEADER + readFileSync(new URL('read-values.ts', TEMPLATES), 'utf8'))
  write('client/open-paths.ts', openPathsSource(facts))
  write('client/answers.ts', answerTable(facts))
  write('client/addresses.ts', addressTable(facts))
  write('client/address-fields.ts', addressFieldsSource(doc))
  write('realtime/events.ts', realtimeTable(doc))
  finishSources(out, doc)
}

/** orval greets and warns on stdout alike: swallow the greeting, fail on a warning. */
async function withoutGreeting(run: () => Promise<void>): Promise<void> {
  const lines: string[] = []
  const { log, info, warn, error } = console
  const keep = (...words: unknown[]) => void lines.push(words.join(' '))
  Object.assign(console, { log: keep, info: keep, warn: keep, error: keep })
  try {
    await run()
  } finally {
    Object.assign(console, { log, info, warn, error })
  }
  const warnings = lines.filter((line) => /⚠|🛑|warning|error/i.test(line) && !line.includes('🎉'))
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
}
