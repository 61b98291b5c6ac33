/**
 * Bytes in a V8 heap snapshot: compiled code (`code`), and the program's objects (`others`). Buffers and native memory are not on
 * the heap.
 * @param {{ snapshot: { meta: { node_fields: string[], node_types: [string[]] } }, nodes: number[] }} snapshot
 */
export function sizesByKind({ snapshot: { meta }, nodes }) {
  const width = meta.node_fields.length
  const [typeAt, sizeAt] = [meta.node_fields.indexOf('type'), meta.node_fields.indexOf('self_size')]
  const [code, native] = [meta.node_types[typeAt].indexOf('code'), meta.node_types[typeAt].indexOf('native')]
  const sizes = { code: 0, others: 0 }
  for (let at = 0; at < nodes.length; at += width) {
    const type = nodes[at + typeAt]
    if (type === code) sizes.code += nodes[at + sizeAt]
    else if (type !== native) sizes.others += nodes[at + sizeAt]
  }
  return sizes
}
