import { Anchor, Badge, Button, Group, NativeSelect, Paper, Text, TextInput } from '@mantine/core'
import Link from 'next/link'
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'
import { useState } from 'react'
import { instantOf, numbers } from '../../components/words.ts'
import classes from '../records/list.module.css'
import { fileMessage, fileStates, type KnowledgeFile } from './knowledge-words.ts'

const shownMax = 100
const states = ['pending', 'ready', 'failed'] as const
const parsers = { q: parseAsString.withDefault(''), state: parseAsStringLiteral(states) }

/** The files of a workspace, newest first: those that match the filter of the address, a hundred at a time. */
export function FileList({ workspaceId, files }: { workspaceId: string; files: readonly KnowledgeFile[] }) {
  const [{ q, state }, setFilter] = useQueryStates(parsers, { throttleMs: 300 })
  const [shown, setShown] = useState(shownMax)
  if (files.length === 0) return <Text>There is no knowledge file yet. Copy rests on the brand profile alone.</Text>
  const words = q.trim().toLowerCase()
  const found = files.filter(
    (file) => file.name.toLowerCase().includes(words) && (state === null || file.state === state),
  )
  return (
    <>
      <Group align="flex-end">
        <TextInput
          label="Search by name"
          type="search"
          value={q}
          onChange={(event) => void setFilter({ q: event.currentTarget.value || null })}
        />
        <NativeSelect
          label="State"
          value={state ?? ''}
          onChange={(event) => void setFilter({ state: (event.currentTarget.value || null) as typeof state })}
          data={[{ value: '', label: 'All' }, ...states.map((value) => ({ value, label: fileStates[value].label }))]}
        />
      </Group>
      <Text size="sm" c="dimmed" component="output">
        {`${numbers.format(found.length)} of ${numbers.format(files.length)} files`}
      </Text>
      <ul className={classes.list} aria-label="Knowledge files, newest first">
        {found.slice(0, shown).map((file) => (
          <FileRow key={file.file_id} workspaceId={workspaceId} file={file} />
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + shownMax)}>
          Show more
        </Button>
      )}
    </>
  )
}

function FileRow({ workspaceId, file }: { workspaceId: string; file: KnowledgeFile }) {
  const { label, color } = fileStates[file.state]
  return (
    <Paper component="li" withBorder p="md">
      <Group justify="space-between" align="flex-start">
        <div className={classes.grow}>
          <Anchor
            component={Link}
            href={`/workspaces/${workspaceId}/knowledge/${file.file_id}`}
            prefetch={false}
            fw={600}
            dir="auto"
            className={classes.name}
          >
            {file.name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {fileMessage(file)}
          </Text>
        </div>
        <div>
          <Badge color={color} variant="light">
            {label}
          </Badge>
          <Text size="xs" c="dimmed">
            <time dateTime={file.created_at}>{instantOf(new Date(file.created_at))}</time>
          </Text>
        </div>
      </Group>
    </Paper>
  )
}
