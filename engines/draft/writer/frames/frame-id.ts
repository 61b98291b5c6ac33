/** The ways a narration can be told. */
export type FrameId =
  'tale' | 'explainer' | 'how-to' | 'history' | 'product' | 'travel' | 'opinion' | 'motivation' | 'portrait'
