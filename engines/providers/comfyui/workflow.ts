import * as z from 'zod'

/** Placeholders of an operator's workflow, written `{{prompt}}`. */
export const PLACEHOLDERS = [
  ...['prompt', 'seed', 'width', 'height', 'seconds', 'frames', 'factor'],
  ...['picture', 'mask', 'end_picture'],
  ...['portrait', 'portrait_strength', 'portrait_2', 'portrait_2_strength', 'portrait_3', 'portrait_3_strength'],
  ...['style_picture', 'style_strength'],
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]
export type Values = Partial<Record<Placeholder, string | number>>

/** Placeholders that images are put on the server for. */
export const IMAGE_PLACES = [
  ...(['picture', 'mask', 'end_picture', 'portrait', 'portrait_2', 'portrait_3', 'style_picture'] as const),
] satisfies Placeholder[]
export type ImagePlace = (typeof IMAGE_PLACES)[number]

/** A workflow as ComfyUI exports it for its API: nodes by their number. */
const node = z.looseObject({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) })
const workflowSchema = z.record(z.string(), node)
export type Workflow = z.output<typeof workflowSchema>

const PLACE = /\{\{\s*([a-z_\d]+)\s*\}\}/gu

/**
 * Reads a workflow file. Throws its problem, worded to follow the file's name.
 * @param needed placeholders that it has to have
 */
export function readWorkflow(text: string, needed: readonly Placeholder[]): Workflow {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error('is no JSON')
  }
  const { data } = workflowSchema.safeParse(json)
  if (!data || Object.keys(data).length === 0)
    throw new Error('isn’t an API workflow. Export it in ComfyUI with “Export (API)”')
  const used = placesIn(data)
  const unknown = used.find((name) => !PLACEHOLDERS.some((each) => each === name))
  if (unknown !== undefined) throw new Error(`has {{${unknown}}} in it; known are ${PLACEHOLDERS.join(', ')}`)
  const missing = needed.find((name) => !used.includes(name))
  if (missing !== undefined) throw new Error(`has no {{${missing}}} in it, so it would make the same every time`)
  return data
}

export function placesIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(PLACE)].map(([, name = '']) => name)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(placesIn) : []
}

/** The workflow with its placeholders filled in; a text that is nothing but a number's placeholder becomes the number. */
export function fillIn(workflow: Workflow, values: Values): Workflow {
  return filled(workflow, values) as Workflow
}

function filled(value: unknown, values: Values): unknown {
  if (typeof value === 'string') {
    const [only] = value.matchAll(/^\{\{\s*([a-z_\d]+)\s*\}\}$/gu)
    if (only) return values[only[1] as Placeholder] ?? ''
    return value.replace(PLACE, (_, name: Placeholder) => String(values[name] ?? ''))
  }
  if (Array.isArray(value)) return value.map((each) => filled(each, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, filled(each, values)]))
}
