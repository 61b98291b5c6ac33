/** Id of the full-screen element: the player with its transport. */
export const STAGE_ID = 'stage'

/** Toggles the player's full screen. */
export async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await document.getElementById(STAGE_ID)?.requestFullscreen()
}
