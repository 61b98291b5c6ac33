import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

interface PublishedContract {
  paths: Record<string, Record<string, { summary: string; 'x-roles'?: string[] }>>
}

/** Puts the contract into a build as the server publishes it: without line breaks, what is for staff marked in its summary. */
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
