import { useListEngines } from '#generated/client/constants/constants.ts'

/** The image model of new images, and its inputs besides words; undefined until it is known. */
export function useIllustrator() {
  const { data } = useListEngines({ query: { staleTime: Infinity } })
  return data?.engines.find(({ kind }) => kind === 'ILLUSTRATOR')
}
