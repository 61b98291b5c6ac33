/** Names in the store's `busy` of work that runs, each with what it is about; scenes as wholes are in busy-scenes.ts. */
export const busyKeys = {
  /** An A-roll's picture or video is replaced. */
  visual: (arollId: string) => `visual:${arollId}`,
  /** All pictures are drawn. */
  allVisuals: 'visual:all',
  /** A scene's voice-over is made or uploaded. */
  voice: (sceneId: string) => `voice:${sceneId}`,
  /** A task is asked for; how far the task itself is stands in the story's tasks. */
  task: (arollId: string) => `task:${arollId}`,
  /** A prompt is written from the scene's text. */
  prompt: (sceneId: string) => `prompt:${sceneId}`,
  /** What is out of date is asked for. */
  regeneratingStaleWork: 'regenerating-stale-work',
  /** The story is written anew, or something of that is taken. */
  rewriting: 'rewriting',
  /** What was quoted is accepted or stopped. */
  real: 'real',
  portrait: (characterId: string) => `portrait:${characterId}`,
  music: 'music',
  /** Music is asked for; how far it is stands in the story's tasks. */
  composing: 'composing',
  newScene: 'scene',
  restoreVersion: 'version',
  upload: 'upload',
} as const
