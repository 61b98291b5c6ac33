import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

interface PublishedContract {
  paths: Record<string, Record<string, { summary: string; 'x-roles'?: string[] }>>
}

/** Adds the contract to a build as the server publishes it: without line breaks, staff operations marked in the summary. */
export function contractFile(): Plugin {
  return {
    name: 'storyloom:contract-file',
    apply: 'build',
    generateBundle() {
      const contract = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as PublishedContract
      for (const operation of Object.values(contract.paths).flatMap((item) => Object.values(item)))
        if (operation['x-roles']) operation.summary = `Staff: ${operation.summary}`
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source: JSON.stringify(contract) })
    },
  }
}
