import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getListProjectsQueryKey, listProjects } from '#generated/client/projects/projects.ts'
import type { Project, ProjectPage } from '#generated/schema.ts'
import { placeInList, type PlaceInList } from '#src/shared/api/place-in-list.ts'

const PAGE_SIZE = 20

function pageQuery(query: string, page: number) {
  const params = { page, page_size: PAGE_SIZE, ...(query === '' ? {} : { query }) }
  return {
    queryKey: getListProjectsQueryKey(params),
    queryFn: ({ signal }: { signal: AbortSignal }) => listProjects(params, { signal }),
    placeholderData: keepPreviousData<ProjectPage>,
  }
}

/** Number of projects that match the search; `useProjectAt` loads each. */
export function useProjectCount(query: string) {
  return useQuery({ ...pageQuery(query, 1), staleTime: 0 })
}

/** The project at a place of the list, newest change first. */
export function useProjectAt(query: string, index: number): PlaceInList<Project> {
  const { data, isFetching, refetch } = useQuery({
    ...pageQuery(query, Math.floor(index / PAGE_SIZE) + 1),
    select: ({ results }) => results[index % PAGE_SIZE],
  })
  return placeInList({ data, isFetching, refetch })
}
