import { HEADER } from './generated-header.mjs'

/** generated/realtime/events.ts: wire name of every realtime event (schemas that carry x-event) → zod schema and payload type. */
export function realtimeTable(doc) {
  const events = Object.entries(doc.components.schemas)
    .filter(([, schema]) => schema['x-event'])
    .map(([name, schema]) => ({ name, event: schema['x-event'] }))
    .sort((a, b) => (a.event < b.event ? -1 : 1))
  const file = (name) => name[0].toLowerCase() + name.slice(1)
  return `${HEADER}import type * as z from 'zod'
${events.map(({ name }) => `import { ${name} } from '../zod/schemas/${file(name)}.zod.ts'`).join('\n')}

/** Every event of the private channel by its wire name; \`{storyId}\` stands for the story's id. */
export const realtimeEvents = {
${events.map(({ name, event }) => `  '${event}': ${name},`).join('\n')}
} as const

export type RealtimeEventName = keyof typeof realtimeEvents
export type RealtimePayload<Name extends RealtimeEventName> = z.output<(typeof realtimeEvents)[Name]>
`
}
