/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type * as z from 'zod'


/** Every event of the private channel by its wire name; `{storyId}` stands for the story's id. */
export const realtimeEvents = {

} as const

export type RealtimeEventName = keyof typeof realtimeEvents
export type RealtimePayload<Name extends RealtimeEventName> = z.output<(typeof realtimeEvents)[Name]>
