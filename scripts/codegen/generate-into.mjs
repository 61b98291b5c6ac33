import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTypes, { astToString } from 'openapi-typescript'
import { generate } from 'orval'
import { orvalProjects } from '../../codegen.config.ts'
import { finishSources } from './finish-sources.mjs'
import { HEADER } from './generated-header.mjs'
import { openPathsSource } from './open-paths.mjs'
import { operationFacts } from './operation-facts.mjs'
import { operationTable } from './operation-table.mjs'
import { realtimeTable } from './realtime-table.mjs'

const TEMPLATES = new URL('./templates/', import.meta.url)

/** Writes everything that is generated/ into `out`. @param root the repository @param doc the bundled contract */
export async function generateInto(root, out, doc) {
  const write = (file, text) => {
    mkdirSync(join(out, file, '..'), { recursive: true })
    writeFileSync(join(out, file), text)
  }
  write('openapi.json', `${JSON.stringify(doc, null, 2)}\n`)
  // One after the other: orval keeps state between projects.
  for (const [name, project] of Object.entries(orvalProjects({ contract: join(out, 'openapi.json'), out }))) {
    await quietly(() => generate(project, root, { projectName: name }))
  }
  write(
    'types/api.ts',
    HEADER +
      astToString(await openapiTypes(doc, { rootTypes: true, rootTypesNoSchemaPrefix: true, alphabetize: false })),
  )
  const facts = operationFacts(doc)
  write('server/operations.ts', operationTable(facts))
  write('server/read-values.ts', HEADER + readFileSync(new URL('read-values.ts', TEMPLATES), 'utf8'))
  write('client/open-paths.ts', openPathsSource(facts))
  write('realtime/events.ts', realtimeTable(doc))
  finishSources(out, doc)
}

/** orval greets on stdout and warns there too: swallow the greeting, fail on a warning. */
async function quietly(run) {
  const lines = []
  const { log, warn, error, info } = console
  const keep = (...args) => void lines.push(args.join(' '))
  Object.assign(console, { log: keep, warn: keep, error: keep, info: keep })
  try {
    await run()
  } finally {
    Object.assign(console, { log, warn, error, info })
  }
  const complaints = lines.filter((line) => /⚠|🛑|warning|error/i.test(line) && !line.includes('🎉'))
  if (complaints.length) throw new Error(complaints.join('\n'))
}
