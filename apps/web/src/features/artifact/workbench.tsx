'use client'

import { useMounted } from '@mantine/hooks'
import dynamic from 'next/dynamic'
import { useRef, useState } from 'react'
import { CopyButton } from '../../components/copy-button.tsx'
import { mayLeave } from '../../components/use-unsaved.ts'
import { playgroundPath } from '../playground/playground-path.ts'
import { ArtifactWatch } from './artifact-watch.tsx'
import classes from './artifact.module.css'
import type { PanelName, WorkbenchProps } from './panels/panel-props.ts'

/** The panels contain all large dependencies, so they load only when the first panel opens. */
const Panel = dynamic(() => import('./panels/panel.tsx').then((module) => module.Panel), {
  ssr: false,
  loading: () => <p>Loading…</p>,
})

export function Workbench(props: WorkbenchProps) {
  const { artifact, number, role, workspaceId } = props
  const [open, setOpen] = useState<PanelName | null>(null)
  const bar = useRef<HTMLDivElement>(null)
  const mounted = useMounted()
  const version = artifact.versions.find((one) => one.number === number)
  const isNewest = number === artifact.versions[0]?.number
  const mayEdit = role !== 'viewer'
  const actions: Array<[PanelName, string, boolean]> = [
    ['edit', 'Edit', mayEdit && isNewest],
    ['approval', 'Approval', mayEdit && isNewest],
    ['comments', 'Comment', true],
    ['share', 'Review link', mayEdit],
    ['export', 'Export', true],
  ]
  const close = () => {
    bar.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
    setOpen(null)
  }
  if (version === undefined) return null
  const { headline, primary_text, description } = version
  const json = JSON.stringify({ headline, primary_text, ...(description !== null && { description }) }, null, 2)
  return (
    <>
      <div ref={bar} className={classes.toolbar}>
        {actions
          .filter(([, , offered]) => offered)
          .map(([name, label]) => (
            <button
              key={name}
              type="button"
              className={classes.button}
              aria-expanded={open === name}
              disabled={!mounted}
              onClick={() => mayLeave() && setOpen(open === name ? null : name)}
            >
              {label}
            </button>
          ))}
        <CopyButton
          text={[headline, primary_text, description].filter(Boolean).join('\n\n')}
          what="all"
          label="Copy all"
        />
        <CopyButton text={json} what="JSON" label="Copy JSON" />
        <button type="button" className={classes.button} onClick={() => window.print()}>
          Print
        </button>
        {mayEdit && (
          <a className={classes.button} href={playgroundPath(workspaceId, artifact)}>
            Another version
          </a>
        )}
      </div>
      {mayEdit && (
        <p className={`${classes.dimmed} ${classes.screenOnly}`}>
          Another version is a new job: it spends a unit of the allocation and asks for the brief again, which was
          forgotten when this job ended.
        </p>
      )}
      <ArtifactWatch
        workspaceId={workspaceId}
        artifactId={artifact.artifact_id}
        stamp={artifact.stamp}
        announces={open === null}
      />
      {open !== null && <Panel key={open} name={open} close={close} {...props} />}
    </>
  )
}
