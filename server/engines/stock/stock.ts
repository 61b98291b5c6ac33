import type { StockItem, StockLibrary } from '../ports.ts'
import { LIGHTS, MOTIFS } from './catalogue.ts'
import { rank } from './rank.ts'

/** Looks the library is painted in, so that one page holds different hands. */
const LOOKS = ['cinematic', 'watercolour', 'paper-cut', 'ink', 'poster', 'pastel', 'oil', 'vintage-film'] as const

/** The built-in library: pictures the illustrator paints when somebody looks at them. */
export function createStock(): StockLibrary {
  const items = makeItems()
  const byId = new Map(items.map((item) => [item.id, item]))
  return {
    info: { label: 'Built-in draft library', builtIn: true },
    search(query, page, pageSize) {
      const found = rank(items, query)
      const start = (Math.max(1, page) - 1) * pageSize
      return { items: found.slice(start, start + pageSize), total: found.length }
    },
    get: (id) => byId.get(id),
  }
}

/** By light first: the first page of an unasked library shows every motif once. */
function makeItems(): StockItem[] {
  return LIGHTS.flatMap((light, lightAt) =>
    MOTIFS.map((motif, motifAt) => ({
      id: `${slug(motif.title)}-${slug(light.name)}`,
      title: `${motif.title} ${light.name}`,
      tags: [...motif.tags, ...light.tags],
      look: LOOKS[(motifAt + lightAt * 3) % LOOKS.length] ?? LOOKS[0],
      seed: 1 + lightAt * 1_000 + motifAt * 7,
      prompt: `${motif.picture} ${light.name}`,
    })),
  )
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
