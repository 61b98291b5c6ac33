import * as z from 'zod'

/** Values by the settings' names; the server checks them together. */
export const engineSchema = z.record(z.string(), z.string().max(2000))
