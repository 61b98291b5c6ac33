import { useListEngines } from '#generated/client/constants/constants.ts'

/** Who draws new images here, and what it follows besides words; undefined until it is known. */
export function useIllustrator() {
  const { data } = useListEngines({ query: { staleTime: Infinity } })
  return data?.engines.find(({ kind }) => kind === 'ILLUSTRATOR')
}
