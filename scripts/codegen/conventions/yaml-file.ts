import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { type JsonObject, isObject } from '../contract-files.ts'

/** Keys and indexes from the top of a file to a value. */
export type Place = readonly (string | number)[]

export interface YamlFile {
  /** Relative to openapi/. */
  file: string
  root: JsonObject
  /** Line, from 1, of the value's key; of its last existing parent when it is missing. */
  lineOf(place: Place): number
}

/** Reads one YAML file; the error names file and line. */
export function parseYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const [fault] = document.errors
  if (fault) throw new Error(`openapi/${file}:${lines.linePos(fault.pos[0]).line}: ${fault.message}`)
  const root: unknown = document.toJS()
  if (!isObject(root)) throw new Error(`openapi/${file}:1: must be a mapping`)
  return {
    file,
    root,
    lineOf(place) {
      let node: Node | null = document.contents
      let at = 0
      for (const key of place) {
        const found = childOf(node, key)
        if (!found) break
        at = found.at
        node = found.node
      }
      return lines.linePos(at).line
    },
  }
}

/** The value under a key or index, and where in the text it is named. */
function childOf(node: Node | null, key: string | number): { at: number; node: Node | null } | undefined {
  if (isMap(node)) {
    const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
    if (!pair || !isScalar(pair.key)) return undefined
    return { at: pair.key.range?.[0] ?? 0, node: isNode(pair.value) ? pair.value : null }
  }
  const item = isSeq(node) ? node.items[Number(key)] : undefined
  return isNode(item) ? { at: item.range?.[0] ?? 0, node: item } : undefined
}
