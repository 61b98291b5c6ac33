/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AlertEvent } from './alertEvent.ts';
import type { BrandChangedEvent } from './brandChangedEvent.ts';
import type { CreditsUpdatedEvent } from './creditsUpdatedEvent.ts';
import type { MediaUpdateEvent } from './mediaUpdateEvent.ts';
import type { NewVideoEvent } from './newVideoEvent.ts';
import type { NotificationsChangedEvent } from './notificationsChangedEvent.ts';
import type { RenderProgressEvent } from './renderProgressEvent.ts';
import type { SceneAudioTranscribedEvent } from './sceneAudioTranscribedEvent.ts';
import type { SceneMergedEvent } from './sceneMergedEvent.ts';
import type { SceneSplitEvent } from './sceneSplitEvent.ts';
import type { StoryChangedEvent } from './storyChangedEvent.ts';
import type { StoryCharacterUpdateEvent } from './storyCharacterUpdateEvent.ts';
import type { StoryStatusEvent } from './storyStatusEvent.ts';
import type { SubscriptionChangedEvent } from './subscriptionChangedEvent.ts';
import type { TaskEvent } from './taskEvent.ts';

/**
 * An event that was sent on the channel
 */
export interface MissedEvent {
  /**
     * Name of the event
     * @maxLength 2000
     */
  event: string;
  /**
     * Its sequence number
     * @minimum 0
     * @maximum 2147483647
     */
  seq: number;
  /** Its payload, by the name of the event */
  payload: MediaUpdateEvent | AlertEvent | StoryCharacterUpdateEvent | SceneSplitEvent | SceneMergedEvent | SceneAudioTranscribedEvent | NewVideoEvent | TaskEvent | StoryStatusEvent | StoryChangedEvent | RenderProgressEvent | CreditsUpdatedEvent | SubscriptionChangedEvent | NotificationsChangedEvent | BrandChangedEvent;
}
