import { isFields, listOf, pick, textOf, type Fields, safeAddress } from './safe-values.ts'

/** Kinds of the recorder's events (rrweb). */
const KIND = { wholePage: 2, change: 3, address: 4 } as const
/** Kinds of a change: movements and presses have figures alone. */
const CHANGE = { page: 0, figures: [1, 2, 3, 4, 6, 12, 14], input: 5 } as const

/** Attributes for layout. Others may hold texts or URLs: labels, links, values, images. */
const SHAPE =
  /^(?:class|style|role|type|dir|hidden|disabled|checked|width|height|viewBox|d|fill|stroke.*|x|y|r|cx|cy|rr_.*|data-(?:theme|accent)|aria-(?:hidden|expanded|selected|pressed|checked|current|modal|busy|disabled))$/

/**
 * A recording as it may be reported: `{segment_id}`, a new line, and the events as JSON. Every text is stars, whatever the recorder
 * did; shapes, movements and presses stay. The recorder's entries of calls and logs are left out.
 */
export function cleanRecording(recording: string): string {
  const [head = '{}', ...lines] = recording.split('\n')
  const events = listOf(JSON.parse(lines.join('\n')))
  return `${JSON.stringify(pick(JSON.parse(head), ['segment_id']))}\n${JSON.stringify(events.flatMap(cleanOne))}`
}

function cleanOne(event: unknown): Fields[] {
  if (!isFields(event) || !isFields(event['data'])) return []
  const same = pick(event, ['type', 'timestamp'])
  const { data } = event
  if (event['type'] === KIND.address)
    return [{ ...same, data: { ...pick(data, ['width', 'height']), href: safeAddress(textOf(data['href']) ?? '') } }]
  if (event['type'] === KIND.wholePage)
    return [{ ...same, data: { node: cleanNode(data['node']), initialOffset: data['initialOffset'] } }]
  const change = event['type'] === KIND.change ? cleanChange(data) : null
  return change ? [{ ...same, data: change }] : []
}

function cleanChange(data: Fields): Fields | null {
  if (CHANGE.figures.some((source) => source === data['source'])) return data
  if (data['source'] === CHANGE.input) return { ...data, text: stars(data['text']) }
  if (data['source'] !== CHANGE.page) return null
  return {
    source: CHANGE.page,
    removes: data['removes'],
    texts: listOf(data['texts']).map((one) => ({
      ...pick(one, ['id']),
      value: isFields(one) ? stars(one['value']) : '',
    })),
    attributes: listOf(data['attributes']).map((one) => ({
      ...pick(one, ['id']),
      attributes: isFields(one) ? cleanAttributes(one['attributes']) : {},
    })),
    adds: listOf(data['adds']).map((one) => ({
      ...pick(one, ['parentId', 'nextId', 'previousId']),
      node: isFields(one) ? cleanNode(one['node']) : {},
    })),
  }
}

/** An element with its children, a text, or the document itself. */
function cleanNode(node: unknown): Fields {
  if (!isFields(node)) return {}
  return {
    ...pick(node, ['type', 'id', 'rootId', 'tagName', 'isSVG', 'isStyle', 'isShadowHost', 'isShadow', 'needBlock']),
    ...('name' in node && { name: 'html', publicId: '', systemId: '' }),
    ...('attributes' in node && { attributes: cleanAttributes(node['attributes']) }),
    ...('textContent' in node && {
      textContent: node['isStyle'] ? cleanStyle(node['textContent']) : stars(node['textContent']),
    }),
    ...('childNodes' in node && { childNodes: listOf(node['childNodes']).map(cleanNode) }),
  }
}

function cleanAttributes(attributes: unknown): Fields {
  if (!isFields(attributes)) return {}
  const shapes = Object.entries(attributes).filter(([name]) => SHAPE.test(name) || name === '_cssText')
  return Object.fromEntries(
    shapes.map(([name, value]) => [name, typeof value === 'string' ? cleanStyle(value) : value]),
  )
}

/** Styles name files, and texts by `content`. */
const cleanStyle = (style: unknown) =>
  (textOf(style) ?? '').replaceAll(/url\([^)]*\)/g, 'none').replaceAll(/content:\s*(?:"[^"]*"|'[^']*')/g, 'content:""')

const stars = (text: unknown) => (textOf(text) ?? '').replaceAll(/\S/g, '*')
