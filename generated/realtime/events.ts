/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type * as z from 'zod'
import { AlertEvent } from '../zod/schemas/alertEvent.zod.ts'
import { BrandChangedEvent } from '../zod/schemas/brandChangedEvent.zod.ts'
import { CreditsUpdatedEvent } from '../zod/schemas/creditsUpdatedEvent.zod.ts'
import { MediaUpdateEvent } from '../zod/schemas/mediaUpdateEvent.zod.ts'
import { NewVideoEvent } from '../zod/schemas/newVideoEvent.zod.ts'
import { NotificationsChangedEvent } from '../zod/schemas/notificationsChangedEvent.zod.ts'
import { RenderProgressEvent } from '../zod/schemas/renderProgressEvent.zod.ts'
import { SceneAudioTranscribedEvent } from '../zod/schemas/sceneAudioTranscribedEvent.zod.ts'
import { SceneMergedEvent } from '../zod/schemas/sceneMergedEvent.zod.ts'
import { SceneSplitEvent } from '../zod/schemas/sceneSplitEvent.zod.ts'
import { StoryChangedEvent } from '../zod/schemas/storyChangedEvent.zod.ts'
import { StoryCharacterUpdateEvent } from '../zod/schemas/storyCharacterUpdateEvent.zod.ts'
import { StoryStatusEvent } from '../zod/schemas/storyStatusEvent.zod.ts'
import { SubscriptionChangedEvent } from '../zod/schemas/subscriptionChangedEvent.zod.ts'
import { TaskEvent } from '../zod/schemas/taskEvent.zod.ts'

/** Every event of the private channel by its wire name; `{storyId}` stands for the story's id. */
export const realtimeEvents = {
  'aitask': TaskEvent,
  'alert': AlertEvent,
  'brand-changed': BrandChangedEvent,
  'credits-updated': CreditsUpdatedEvent,
  'image_to_video': TaskEvent,
  'lip_sync': TaskEvent,
  'media_update': MediaUpdateEvent,
  'new-video': NewVideoEvent,
  'notifications-changed': NotificationsChangedEvent,
  'render-progress': RenderProgressEvent,
  'scene-audio-transcribed': SceneAudioTranscribedEvent,
  'scene-merged': SceneMergedEvent,
  'scene-split': SceneSplitEvent,
  'story-changed': StoryChangedEvent,
  'story-character-update-{storyId}': StoryCharacterUpdateEvent,
  'story-status': StoryStatusEvent,
  'subscription-changed': SubscriptionChangedEvent,
} as const

export type RealtimeEventName = keyof typeof realtimeEvents
export type RealtimePayload<Name extends RealtimeEventName> = z.output<(typeof realtimeEvents)[Name]>
