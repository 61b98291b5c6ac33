import * as z from 'zod'
import { MAX_CREDITS, readCap } from './read-cap.ts'

/** A cap as typed; empty for none. @param needed credits that it has to cover */
const capText = (needed = 0) =>
  z
    .string()
    .refine((text) => readCap(text) !== undefined, `Enter a whole number up to ${MAX_CREDITS.toLocaleString('en')}`)
    .refine((text) => (readCap(text) ?? needed) >= needed, `Enter at least ${needed}`)

export const setCapSchema = z.object({ credits: capText() })

export const raisedCapsSchema = (needed: { FILM?: number; MONTH?: number }) =>
  z.object({ FILM: capText(needed.FILM), MONTH: capText(needed.MONTH) })
