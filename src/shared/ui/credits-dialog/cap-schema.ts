import * as z from 'zod'
import { MAX_CREDITS, readCap } from './read-cap.ts'

/** A cap as it is typed; empty for none. @param needed what it has to cover, credits */
const capText = (needed = 0) =>
  z
    .string()
    .refine((text) => readCap(text) !== undefined, `Enter a whole number up to ${MAX_CREDITS.toLocaleString('en')}`)
    .refine((text) => (readCap(text) ?? needed) >= needed, `Enter at least ${needed}`)

export const setCapSchema = z.object({ credits: capText() })

export const raisedCapsSchema = (needed: { FILM?: number; MONTH?: number }) =>
  z.object({ FILM: capText(needed.FILM), MONTH: capText(needed.MONTH) })
