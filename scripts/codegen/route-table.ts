import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { HEADER } from './generated-header.ts'
import type { OperationFacts } from './operation-facts.ts'

const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** generated/server/routes.ts: the route of every operation. One that has no file yet is left out, and the compiler names it. */
export function routeTable(root: string, facts: OperationFacts[]): string {
  const files = new Map(
    globSync('server/modules/*/routes/**/*.ts', { cwd: root }).map((file) => [basename(file, '.ts'), file]),
  )
  const found = facts
    .map(({ id }) => ({ id, file: files.get(kebab(id)) }))
    .filter(({ file }) => file !== undefined)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  return `${HEADER}import type { Route } from '#server/platform/http/route.ts'
${found.map(({ id, file }) => `import { ${id} } from '#${file}'`).join('\n')}
import type { OperationId } from './operations.ts'

/** A route for every operation: leaving one out does not compile. */
export type Routes = { [Id in OperationId]: Route<Id> }

export const routes: Routes = {
${found.map(({ id }) => `  ${id},`).join('\n')}
}
`
}
