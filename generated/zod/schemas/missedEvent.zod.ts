/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AlertEvent } from './alertEvent.zod.ts';
import { BrandChangedEvent } from './brandChangedEvent.zod.ts';
import { CreditsUpdatedEvent } from './creditsUpdatedEvent.zod.ts';
import { MediaUpdateEvent } from './mediaUpdateEvent.zod.ts';
import { NewVideoEvent } from './newVideoEvent.zod.ts';
import { NotificationsChangedEvent } from './notificationsChangedEvent.zod.ts';
import { RenderProgressEvent } from './renderProgressEvent.zod.ts';
import { SceneAudioTranscribedEvent } from './sceneAudioTranscribedEvent.zod.ts';
import { SceneMergedEvent } from './sceneMergedEvent.zod.ts';
import { SceneSplitEvent } from './sceneSplitEvent.zod.ts';
import { StoryChangedEvent } from './storyChangedEvent.zod.ts';
import { StoryCharacterUpdateEvent } from './storyCharacterUpdateEvent.zod.ts';
import { StoryStatusEvent } from './storyStatusEvent.zod.ts';
import { SubscriptionChangedEvent } from './subscriptionChangedEvent.zod.ts';
import { TaskEvent } from './taskEvent.zod.ts';

export const missedEventEventMax = 2000;

export const missedEventSeqMin = 0;
export const missedEventSeqMax = 2147483647;



export const MissedEvent = zod.object({
  "event": zod.string().max(missedEventEventMax).describe('Name of the event'),
  "seq": zod.int().min(missedEventSeqMin).max(missedEventSeqMax).describe('Its sequence number'),
  "payload": zod.union([MediaUpdateEvent,AlertEvent,StoryCharacterUpdateEvent,SceneSplitEvent,SceneMergedEvent,SceneAudioTranscribedEvent,NewVideoEvent,TaskEvent,StoryStatusEvent,StoryChangedEvent,RenderProgressEvent,CreditsUpdatedEvent,SubscriptionChangedEvent,NotificationsChangedEvent,BrandChangedEvent]).describe('Its payload, by the name of the event')
}).describe('An event that was sent on the channel');

export type MissedEvent = zod.input<typeof MissedEvent>;
export type MissedEventOutput = zod.output<typeof MissedEvent>;
