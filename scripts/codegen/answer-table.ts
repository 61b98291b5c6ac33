import { HEADER } from './generated-header.ts'
import { camelCase, lowerFirst } from './contract-files.ts'
import type { OperationFacts } from './operation-facts.ts'

/** generated/client/answers.ts: finds the schema of a call's answer, lazily loaded by tag. */
export function answerTable(facts: OperationFacts[]): string {
  const tags = [...new Set(facts.map(({ tag }) => tag))].sort()
  const lines = facts
    .map(({ name, tag, method, path }) => {
      const pattern = path.replaceAll('.', '\\\\.').replace(/\{[^}]*\}/g, '[^/]+')
      return `  ['${method}', '^${pattern}$', async () => (await ${camelCase(tag)}()).${name}Response],`
    })
    // A path with a fixed segment precedes one with a parameter in its place.
    .sort((a, b) => Number(a.includes('[^/]+')) - Number(b.includes('[^/]+')) || (a < b ? -1 : 1))
  return `${HEADER}import type { ZodType } from 'zod'

/** By way of unknown: comparing every schema with ZodType part by part took the compiler a twentieth of its whole time. */
type Schemas = Promise<Readonly<Record<string, ZodType>>>
${tags.map((tag) => `const ${lowerFirst(camelCase(tag))} = () => import('../zod/${tag}/${tag}.ts') as Promise<unknown> as Schemas`).join('\n')}

/** Method, pattern of the path, and the schema of the answer of every call. */
export const answers: readonly (readonly [method: string, path: string, load: () => Promise<ZodType | undefined>])[] = [
${lines.join('\n')}
]
`
}
