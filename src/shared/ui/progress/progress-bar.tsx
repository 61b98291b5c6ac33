import LinearProgress from '@mui/material/LinearProgress'

interface ProgressBarProps {
  /** What is being done. */
  label: string
  /** Whole percent, 0 to 100. */
  percent: number
}

/** A share of something that has no scenes, for example an upload's bytes. Scenes have the SceneBar. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return <LinearProgress variant="determinate" value={percent} aria-label={label} />
}
