import Divider from '@mui/material/Divider'
import { Ellipsis } from 'lucide-react'
import { IconButton } from '#src/shared/ui/button.tsx'
import { MenuAction, Menu } from '#src/shared/ui/menu/menu.tsx'
import type { Action } from '../../../actions/action.ts'
import { addSceneAfter, deleteSelected, moveSceneDown, moveSceneUp } from '../../../actions/scene-actions.ts'
import { duplicateSelected, mergeSelected, splitAtPlayhead, swapWithNext } from '../../../actions/scene-cut-actions.ts'
import { useAction } from '../../../hooks/use-action.ts'
import styles from './scene-menu.module.css'

/** What can be done with the selected scene as a whole. */
export function SceneMenu({ number }: { number: number }) {
  return (
    <span className={styles.menu}>
      <Menu
        label={`Scene ${number}`}
        align="right"
        trigger={(props) => (
          <IconButton {...props} size="small" label={`More for scene ${number}`}>
            <Ellipsis size={16} aria-hidden="true" />
          </IconButton>
        )}
      >
        <SceneMenuItem action={splitAtPlayhead} />
        <SceneMenuItem action={mergeSelected} />
        <SceneMenuItem action={duplicateSelected} />
        <SceneMenuItem action={addSceneAfter} />
        <Divider />
        <SceneMenuItem action={moveSceneUp} />
        <SceneMenuItem action={moveSceneDown} />
        <SceneMenuItem action={swapWithNext} />
        <Divider />
        <SceneMenuItem action={deleteSelected} isDanger />
      </Menu>
    </span>
  )
}

function SceneMenuItem({ action, isDanger = false }: { action: Action; isDanger?: boolean }) {
  const { label, icon: Icon, shortcut, isEnabled, run } = useAction(action)
  return (
    <MenuAction
      label={label}
      icon={<Icon size={16} aria-hidden="true" />}
      disabled={!isEnabled}
      isDanger={isDanger}
      onSelect={run}
      {...(shortcut !== undefined && { shortcut })}
    />
  )
}
