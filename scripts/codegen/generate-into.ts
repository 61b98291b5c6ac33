import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mocksDraft, orvalProjects, orvalTypes } from '../../codegen.config.ts'
import { addressFieldsSource } from './address-fields.ts'
import { addressTable } from './address-table.ts'
import { answerTable } from './answer-table.ts'
import type { Contract } from './bundle.ts'
import { enumValues } from './enum-values.ts'
import { finishSources } from './finish-sources.ts'
import { HEADER } from './generated-header.ts'
import { openPathsSource } from './open-paths.ts'
import { operationFacts } from './operation-facts.ts'
import { operationTable } from './operation-table.ts'
import { operationTypes } from './operation-types.ts'
import { realtimeTable } from './realtime-table.ts'
import { routeTable } from './route-table.ts'
import { runOrval } from './run-orval.ts'
import { schemaTypes } from './schema-types.ts'

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
  for (const project of orvalProjects({ contract: join(out, 'openapi.json'), out })) await runOrval(project, root)
  rmSync(orvalTypes(out), { recursive: true })
  rmSync(mocksDraft(out), { recursive: true })
  const facts = operationFacts(doc)
  write('schema.ts', await schemaTypes(doc, facts))
  write('values.ts', enumValues(doc))
  write('operation-types.ts', operationTypes(doc, facts))
  write('server/operations.ts', operationTable(facts))
  write('server/routes.ts', routeTable(root, facts))
  write('server/read-values.ts', HEADER + readFileSync(new URL('read-values.ts', TEMPLATES), 'utf8'))
  write('client/open-paths.ts', openPathsSource(facts))
  write('client/answers.ts', answerTable(facts))
  write('client/addresses.ts', addressTable(facts))
  write('client/address-fields.ts', addressFieldsSource(doc))
  write('realtime/events.ts', realtimeTable(doc))
  finishSources(out, doc)
}
