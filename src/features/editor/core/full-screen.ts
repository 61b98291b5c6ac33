/** Id of the element that fills the screen: the player with its transport. */
export const STAGE_ID = 'stage'

/** Fills the screen with the player, or gives it back. */
export async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await document.getElementById(STAGE_ID)?.requestFullscreen()
}
