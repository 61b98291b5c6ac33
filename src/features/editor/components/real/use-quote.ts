import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { RealItem } from '#generated/schema.ts'
import { createQuote } from '#generated/client/quotes/quotes.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { useEditor } from '../../hooks/use-editor.ts'

export interface QuoteOptions {
  /** What to make. */
  parts: RealItem['part'][]
  /** Scenes that are not ticked. */
  skipped: string[]
  /** Who makes it, by part; the first one where nobody was chosen. */
  engines: Partial<Record<RealItem['part'], string>>
  /** Pictures that another engine than that makes, by item. */
  others: Record<string, string>
  /** Pictures whose prompt is said otherwise, by item. */
  rewrites: string[]
}

/** What it will cost, asked again with every choice; the old price is shown until the new one is there. */
export function useQuote(items: readonly string[], { engines, others, rewrites }: QuoteOptions) {
  const { storyId } = useEditor()
  const chosen = [
    ...Object.entries(engines).map(([part, engine]) => ({ part: part as RealItem['part'], engine })),
    ...Object.entries(others).map(([id, engine]) => ({ part: 'PICTURE' as const, engine, items: [id] })),
  ]
  const body = { story_id: storyId, items: [...items], engines: chosen, rewrites }
  const { data, isFetching, error } = useQuery({
    queryKey: ['createQuote', body],
    queryFn: ({ signal }) => createQuote(body, { 'Idempotency-Key': crypto.randomUUID() }, { signal }),
    enabled: items.length > 0,
    // A quote is of its moment; the one before it goes with the next.
    gcTime: 0,
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  })
  return {
    quote: items.length > 0 && !error ? data : undefined,
    isAsking: isFetching,
    problem: error ? errorText(error, 'The price could not be found out') : null,
  }
}
