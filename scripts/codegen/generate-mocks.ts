import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mocksProject } from '../../codegen.config.ts'
import type { Contract } from './bundle.ts'
import { finishSources } from './finish-sources.ts'
import { runOrval } from './run-orval.ts'

/** Writes MSW handlers with made-up answers of every operation into `out`/mocks, a folder beside generated/. */
export async function generateMocks(root: string, out: string, doc: Contract): Promise<void> {
  const contract = join(out, 'openapi.json')
  mkdirSync(out, { recursive: true })
  writeFileSync(contract, JSON.stringify(doc))
  await runOrval(mocksProject({ contract, out }), root)
  finishSources(out, doc)
}
