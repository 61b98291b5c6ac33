import type { Contract } from './bundle.ts'
import { lowerFirst } from './contract-files.ts'
import { HEADER } from './generated-header.ts'

/** generated/realtime/events.ts: wire name of every realtime event (the schemas with x-event) → zod schema and payload type. */
export function realtimeTable(doc: Contract): string {
  const events = Object.entries(doc.components.schemas ?? {})
    .flatMap(([name, schema]) => texts(schema['x-event']).map((event) => ({ name, event })))
    .sort((a, b) => (a.event < b.event ? -1 : 1))
  const names = [...new Set(events.map(({ name }) => name))].sort()
  return `${HEADER}import type * as z from 'zod'
${names.map((name) => `import { ${name} } from '../zod/schemas/${lowerFirst(name)}.zod.ts'`).join('\n')}

/** Every event of the private channel by its wire name; \`{storyId}\` stands for the story's id. */
export const realtimeEvents = {
${events.map(({ name, event }) => `  '${event}': ${name},`).join('\n')}
} as const

export type RealtimeEventName = keyof typeof realtimeEvents
export type RealtimePayload<Name extends RealtimeEventName> = z.output<(typeof realtimeEvents)[Name]>
`
}

/** One event or several that share a payload. */
const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string')
