import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useGetMedia } from '#generated/client/media/media.ts'
import type { CreateTaskRequest, TaskEstimate, ToolResult } from '#generated/schema.ts'
import {
  estimateTask,
  getGetToolResultQueryKey,
  getListToolResultsQueryKey,
  useGetToolResult,
  useListTaskModels,
} from '#generated/client/tasks/tasks.ts'
import { useWorkPrice } from '#src/shared/story/quotes/prices.ts'
import { useRealtimeEvent, useResync } from '#src/shared/realtime/events.ts'
import { changesNothing, isExpanding } from '../lib/framing.ts'
import { isAtWork } from '../lib/result-state.ts'
import { NOTHING_OF_SOURCE, readSettings, type Settings, settingsInAddress } from '../lib/settings.ts'
import { changeOf, isFramed, missingIn, modelOfChange, requestOf, settingsOfResult } from '../lib/task-request.ts'
import type { Tool } from '../lib/tools.ts'
import { variationsOf } from '../lib/variations.ts'
import { withMask } from '../lib/with-mask.ts'
import { useWorkspaceAddress } from './use-workspace-address.ts'
import { useFocalPath } from './use-focal-path.ts'
import { useFocus } from './use-focus.ts'
import { useMask } from './use-mask.ts'
import { useSettled } from '#src/shared/hooks/use-settled.ts'
import { useStart } from './use-start.ts'

/** How often a result in progress is polled beside realtime events, ms. */
const POLL_MS = 2_000
const TYPING_MS = 350

/** All state of a tool page, from its URL: source, settings, price, and the chosen result. */
export function useWorkspace(tool: Tool) {
  const queries = useQueryClient()
  const [search, change] = useWorkspaceAddress()
  const sourceId = search.get('source') ?? undefined
  const resultId = search.get('result') ?? undefined
  const wanted = readSettings(search)
  const mask = useMask(sourceId)

  const allModels = useListTaskModels({ query: { staleTime: Infinity } })
  const source = useGetMedia(sourceId ?? '', undefined, { query: { enabled: sourceId !== undefined } })
  const kind = tool.sources.find((one) => one === source.data?.media_type) ?? tool.sources[0]
  const models =
    allModels.data?.data.filter(
      (model) => model.tool === tool.id && model.source_media_types.some((one) => one === kind),
    ) ?? []
  const changing = changeOf(tool, sourceId, wanted)
  const isPart = changing === 'part'
  const named = modelOfChange(changing)
  const model = named
    ? allModels.data?.data.find(({ model_id: id }) => id === named)
    : (models.find(({ model_id: id }) => id === wanted.model) ?? models[0])
  // A model without this tool, or a removed one, falls back to the default.
  const engine = model?.engines.find((each) => each.engine === wanted.engine) ?? model?.engines[0]
  const settings = { ...wanted, engine: engine === model?.engines[0] ? '' : (engine?.engine ?? '') }

  const result = useGetToolResult(resultId ?? '', {
    query: {
      enabled: resultId !== undefined,
      refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? POLL_MS : false),
    },
  })
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: getListToolResultsQueryKey() })
    // The board shows several.
    void queries.invalidateQueries({ queryKey: [...getGetToolResultQueryKey('').slice(0, 1)] })
  }
  useRealtimeEvent('aitask', refresh)
  // How videos move on.
  useRealtimeEvent('image_to_video', refresh)
  useResync(refresh)

  const isReady = sourceId === undefined || source.data?.status === 'COMPLETED'
  const hasFrame = isFramed(tool, sourceId, settings)
  const framedId = hasFrame && isReady ? sourceId : undefined
  const focus = useFocus(kind === 'image' ? framedId : undefined, settings.focus, kind)
  const isFollowing = kind === 'video' && model !== undefined && !isExpanding(model.model_id)
  const path = useFocalPath(isFollowing ? framedId : undefined, settings.path)
  const laid = isFollowing ? path.keys : focus.place
  const { width, height } = source.data ?? {}
  const missing =
    missingIn(tool, { sourceId, settings, focus: laid, isMarked: mask.isMarked }) ??
    (hasFrame && model && width && height ? changesNothing({ width, height }, model.model_id, settings) : null)
  const request =
    model && isReady && missing === null
      ? requestOf(tool, { modelId: model.model_id, engine, sourceId, settings, focus: laid })
      : undefined
  const settled = useSettled(request, TYPING_MS)
  const estimate = useQuery<TaskEstimate>({
    queryKey: ['estimateTask', settled],
    queryFn: async ({ signal }) => {
      if (!settled) throw new Error('Nothing to generate yet')
      return estimateTask(settled, { signal })
    },
    // A part is measured by its mask, which is stored when it starts.
    enabled: settled !== undefined && !isPart,
    placeholderData: (former: TaskEstimate | undefined) => former,
  })
  const count = sourceId === undefined ? settings.count : 1
  const partPrice = useWorkPrice('inpainting')
  const each = isPart ? engine?.credits : estimate.data?.credits
  const ofPart = settings.engine === '' ? partPrice.expected : (engine?.credits ?? 0)
  const expectedEach = isPart ? ofPart : (estimate.data?.expected_credits ?? 0)
  const { key_cost_usd: billed } = (isPart ? partPrice : estimate.data) ?? {}
  const work = useStart()
  const begin = async (
    requests: () => ReturnType<typeof variationsOf> | Promise<ReturnType<typeof variationsOf>>,
    price: number | undefined,
  ) => {
    const ids = (await work.start(async () => requests(), price)).map(({ task_id: id }) => id)
    if (ids.length === 0) return
    change({ page: undefined, ...(ids.length > 1 ? { board: ids.join(','), result: undefined } : { result: ids[0] }) })
    refresh()
  }
  const start = () => {
    if (!request) return
    const { data } = source
    if (isPart && data) void begin(async () => [await withMask(request, mask, settings.mask, data)], each)
    else void begin(() => variationsOf(request, count), each)
  }
  const isKnown = request !== undefined && (isPart || (estimate.data !== undefined && !estimate.isError))
  const pieces = isPart ? 1 : count
  return {
    /** Credits at most; undefined while nothing can be started. */
    price: isKnown ? (each ?? 0) * pieces : undefined,
    /** Estimated price, credits. */
    expected: Number((Math.min(each ?? 0, expectedEach) * pieces).toFixed(1)),
    /** What the provider bills the user's own key, US dollars. */
    keyCost: billed === undefined ? undefined : billed * pieces,
    ...{ tool, kind, search, change, settings, mask, isPart, hasFrame, focus, path, isFollowing },
    ...{ allModels, models, model, engine, sourceId, source, missing, request, estimate, work, start },
    choose: (chosen: Partial<Settings>) => change(settingsInAddress(chosen)),
    setSource: (id: string | undefined) =>
      change({ ...NOTHING_OF_SOURCE, source: id, result: undefined, board: undefined }),
    result: resultId === undefined ? undefined : result,
    /** Restores all settings of a result. */
    restore: (made: ToolResult) =>
      change({
        ...settingsInAddress(settingsOfResult(made)),
        source: made.source_media?.id,
        result: undefined,
        board: undefined,
      }),
    /** Repeats earlier requests. @param price credits that were shown for each */
    begin: (requests: CreateTaskRequest[], price: number | undefined) => void begin(() => requests, price),
  }
}

export type Workspace = ReturnType<typeof useWorkspace>
