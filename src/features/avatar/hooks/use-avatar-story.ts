import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useAddAroll, useSetArollMedia } from '#generated/client/arolls/arolls.ts'
import { useAddScene, useUpdateSceneAudio } from '#generated/client/scenes/scenes.ts'
import {
  getGetStoryQueryKey,
  getGetStoryQueryOptions,
  getStory,
  useCreateStory,
  useGetStory,
  useUpdateAspectRatio,
  useUpdateStory,
} from '#generated/client/stories/stories.ts'
import { useGetTasks } from '#generated/client/tasks/tasks.ts'
import type { AspectRatio, StoryDocument, Task, UpdateSceneAudioRequest } from '#generated/schema.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { avatarOf } from '../lib/steps.ts'

/** Polling interval for the progress of voice and video, ms. */
const POLL_MS = 1_000
export const UNTITLED = 'Untitled avatar'

export const isPending = (task: Task | undefined): boolean =>
  task?.status === 'CREATED' || task?.status === 'PROCESSING'

type Change = Omit<UpdateSceneAudioRequest, 'story_id' | 'scene_id'>

/**
 * The story behind the wizard: every choice is saved in it at once, so that a reload continues there. It is created with the
 * first portrait.
 */
export function useAvatarStory(storyId: string | undefined) {
  const queries = useQueryClient()
  const story = useGetStory(
    { story_id: storyId ?? '' },
    {
      query: {
        enabled: storyId !== undefined,
        staleTime: 0,
        refetchInterval: ({ state }) => (avatarOf(state.data).isSpeaking ? POLL_MS : false),
      },
    },
  )
  const avatar = avatarOf(story.data)
  const tasks = useGetTasks(
    { aroll_id: avatar.arollId ?? '' },
    {
      query: {
        enabled: avatar.arollId !== undefined,
        staleTime: 0,
        refetchInterval: ({ state }) => (isPending(state.data?.data[0]) ? POLL_MS : false),
      },
    },
  )
  const [task] = tasks.data?.data ?? []
  const refresh = useEffectEvent(() => void story.refetch())
  useEffect(() => {
    if (task?.status === 'COMPLETED') refresh()
  }, [task?.status])

  const create = useCreateStory()
  const addScene = useAddScene()
  const addAroll = useAddAroll()
  const setMedia = useSetArollMedia()
  const speak = useUpdateSceneAudio()
  const reshape = useUpdateAspectRatio()
  const update = useUpdateStory()
  const begun = useRef<Promise<string> | null>(null)
  const choosing = useRef<Promise<void>>(Promise.resolve())

  /** The story's id; creates the story when there is none, once for choices that come at the same time. */
  function begin(ratio: AspectRatio): Promise<string> {
    if (storyId !== undefined) return Promise.resolve(storyId)
    begun.current ??= start(ratio).catch((cause: unknown) => {
      begun.current = null
      throw cause
    })
    return begun.current
  }

  async function start(ratio: AspectRatio): Promise<string> {
    const data = { creation_mode: 'Avatar', story_name: UNTITLED, aspect_ratio: ratio } as const
    const { story_id } = await create.mutateAsync({ data })
    // Known before the URL names it, so that the step stays as it is.
    await queries.fetchQuery(getGetStoryQueryOptions({ story_id }))
    return story_id
  }

  /** In sequence: the first one creates the scene, the last one stays. */
  function choosePortrait(id: string, mediaId: string): Promise<void> {
    choosing.current = choosing.current.catch(() => undefined).then(() => putPortrait(id, mediaId))
    return choosing.current
  }

  async function putPortrait(id: string, mediaId: string): Promise<void> {
    const { scenes } = await getStory({ story_id: id })
    const scene = scenes[0] ?? (await addScene.mutateAsync({ data: { story_id: id, new_element_order: 0 } }))
    const layers = scene.arolls.length > 0 ? scene : await addAroll.mutateAsync({ data: { scene: scene.id } })
    const arollId = layers.arolls[0]?.id
    if (arollId === undefined) throw new Error('The scene has no visual layer')
    await setMedia.mutateAsync({ arollId, data: { media: mediaId } })
  }

  /** @param price credits that were shown; undefined: it is free */
  async function changeVoice(change: Change, price?: number): Promise<void> {
    if (storyId === undefined || !avatar.scene) return
    const data = { story_id: storyId, scene_id: avatar.scene.id, ...change }
    const headers = { 'Idempotency-Key': crypto.randomUUID(), ...mostCredits(price) }
    const scene = await speak.mutateAsync({ data, headers })
    queries.setQueryData<StoryDocument>(
      getGetStoryQueryKey({ story_id: storyId }),
      (old) => old && { ...old, scenes: old.scenes.map((each) => (each.id === scene.id ? scene : each)) },
    )
  }

  return {
    story,
    avatar,
    tasks,
    task,
    begin,
    choosePortrait,
    changeVoice,
    changeLanguage: (language: string) =>
      update.mutateAsync({ storyId: storyId ?? '', data: { language } }).then(() => story.refetch()),
    changeRatio: (ratio: AspectRatio) =>
      reshape.mutateAsync({ data: { story_id: storyId ?? '', aspect_ratio: ratio } }),
    isChoosing: create.isPending || addScene.isPending || addAroll.isPending || setMedia.isPending,
    isChangingVoice: speak.isPending,
  }
}

export type AvatarStory = ReturnType<typeof useAvatarStory>
